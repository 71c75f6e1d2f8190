/** The categories of products. */
export const categories = {
  line: 'Two levels. Products belong to the second one; drag to reorder, or use the arrows.',
  add: 'Add category',
  addChild: 'Add a category below',
  edit: 'Edit category',
  none: 'No category yet. Products need one.',
  products_one: '1 product',
  products_other: '{count} products',
  moveUp: 'Move up',
  moveDown: 'Move down',
  delete: 'Delete',
  deleteQuestion: 'Delete {name}?',
  deleted: 'Deleted',
  nameIn: 'Name in {language}',
  key: 'Address',
  keyHint: 'Part of the category’s address. Lower-case letters, digits and hyphens.',
  picture: 'Picture',
} as const;
