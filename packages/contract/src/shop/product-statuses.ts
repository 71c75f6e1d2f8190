/** Only an active product is on sale. In a file without the form, which the pages of owners do not load. */
export const productStatuses = ['active', 'draft', 'archived'] as const;
