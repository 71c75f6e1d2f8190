/** The executable of a browser for tests, which is installed if there is none and that is allowed. */
export function ensureBrowser(): Promise<string>;

/** The executable of the installed browser that is taken first. */
export function findBrowser(): string | undefined;

/** The executable of an installed browser that lets pages show notifications. */
export function findNotifyingBrowser(): string | undefined;
