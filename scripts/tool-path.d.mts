export const toolPath: (folder: string) => string;
