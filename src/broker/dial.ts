/** The lobby's client in Node, which has no WebSocket of its own before version 22. */
import { WebSocket } from 'ws';
import { dialWith } from '../lib/link/lobby/dial';

export const nodeDial = dialWith(WebSocket);
