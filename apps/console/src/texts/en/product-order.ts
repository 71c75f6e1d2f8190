/** Products put in order by hand. */
export const productOrder = {
  moveOf: 'Move {name}',
  moveHint: 'Drag, or use the arrow keys',
  moveUp: 'Move up',
  moveDown: 'Move down',
  moveFirst: 'To the top',
  movedTo: '{name} is now number {place}.',
  ownOrder: 'Buyers see your own order.',
  forgetOrder: 'Back to newest first',
  forgetOrderHint: 'All products lose their manual position. Featured ones stay first.',
  featuredOnly: 'Featured',
  noneFeatured:
    'No featured product yet. Choose “Feature” in the menu of a product: buyers see it first.',
} as const;
