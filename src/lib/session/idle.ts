/** A web worker that does nothing: loading it is the point (handover.ts). */
close();
