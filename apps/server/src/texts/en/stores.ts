/** The name of a store until its owner gives it one. */
export const neutralName = 'New store';
