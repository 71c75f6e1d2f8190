/** Two operators saved the same fields of a product. */
export const productConflict = {
  title: '{name} saved this product while you were editing',
  line_one:
    'You both changed 1 field; choose what stays. Nothing is lost: the other value goes to the history.',
  line_other:
    'You both changed {count} fields; choose what stays. Nothing is lost: the other value goes to the history.',
  field: 'Field',
  before: 'Before',
  mine: 'Yours',
  theirs: '{name}, saved',
  takeMine: 'Take all mine',
  takeTheirs: 'Take all theirs',
  join: 'Join both texts by hand',
  joined: 'Both texts, joined by hand',
  others: 'Changes that do not touch each other are all kept: {mine} of yours, {theirs} of {name}.',
  show: 'Show them',
  hide: 'Hide them',
  counts: 'Yours {mine}, {name} {theirs}',
  goOn: 'Go on editing',
  save_one: 'Save the choice',
  save_other: 'Save the {count} choices',
  platform: 'The platform',
  keys: 'Keys: 1 yours, 2 theirs, arrows between fields, Esc goes on editing.',
} as const;
