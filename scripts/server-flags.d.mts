export const serverFlags: readonly string[];
export const serverEnvironment: Readonly<Record<string, string>>;
export const testServerFlags: readonly string[];
export const testServerEnvironment: Readonly<Record<string, string>>;
