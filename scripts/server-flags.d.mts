export const serverFlags: readonly string[];
export const testServerFlags: readonly string[];
export const serverEnvironment: { readonly NODE_COMPILE_CACHE: string; readonly [name: string]: string };
