// Kit's own hook for app-wide types; nothing to add yet.
declare global {
  namespace App {}
}

export {};
