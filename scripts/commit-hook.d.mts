export declare function installCommitHook(root: string): void;
