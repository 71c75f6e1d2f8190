export declare function findSubjectProblems(message: string): string[];
