/** The executable of a browser for tests, which is installed if there is none and that is allowed. */
export function ensureBrowser(): Promise<string>;
