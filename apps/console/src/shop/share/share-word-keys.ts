/** The ready words for a post, in the order in which they are offered. */
export const shareWordKeys = ['words1', 'words2', 'words3'] as const;
