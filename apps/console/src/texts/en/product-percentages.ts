/** A percentage for a category or the whole store. */
export const productPercentages = {
  byCategory: 'Percentage by category',
  byCategoryLine: 'Products with their own price keep it.',
  canUndo: 'You can undo this.',
  wholeStore: 'Whole store',
  productsChange_one: '{count} product changes',
  productsChange_other: '{count} products change',
  keep_one: '{count} keeps its price',
  keep_other: '{count} keep their price',
  raised_one: '{count} would fall below its lowest price and is raised to it.',
  raised_other: '{count} would fall below their lowest price and are raised to it.',
  takenBack: 'The former prices apply again',
  firstOf: 'The newest {shown} of {count} are listed.',
  apply_one: 'Change {count} product',
  apply_other: 'Change {count} products',
  applied_one: '{count} product has a new price.',
  applied_other: '{count} products have a new price.',
  percentElsewhere:
    'Another window has just set {percent} here. Apply again to use yours, or cancel to keep it.',
  percentGoneElsewhere:
    'Another window has just removed the percentage here. Apply again to use yours, or cancel.',
} as const;
