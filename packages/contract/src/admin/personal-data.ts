/** The public API of personal data: what is stored, exports, deletions. */
export * from './data-exports.ts';
export * from './deletions.ts';
export * from './stored-data.ts';
