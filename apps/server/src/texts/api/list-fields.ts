/** Fields of saved views and bulk actions of lists. */
const isShared = 'Whether everybody who may read the list sees the view.';
const list = 'The list that the view is of.';

export const listFields: Readonly<Record<string, string>> = {
  'ListView.isShared': isShared,
  'ListViewForm.isShared': isShared,
  'NewListView.isShared': isShared,
  'ListViewsList.list': list,
  'NewListView.list': list,
  'ListView.author':
    'Who made it; null for a view of the caller, and for one whose author is gone.',
  filters: 'The filters that are set; the list ignores those that it does not have.',
  parameter: 'The name of the filter.',
  hiddenColumns: 'Columns that are not shown; the list ignores those that it does not have.',
  sortedBy:
    'The column that the rows are sorted by, after a minus the other way; null for the usual order.',
  isOwn: 'Whether the caller made it.',
  mayChange: 'Whether the caller may change and delete it.',
  mayShare: 'Whether the caller may share views of this list.',
  effect: 'What changes; null for a row that is left out.',
  from: 'Before.',
  to: 'After.',
  message: 'The sentence for people, in the language of the caller.',
};
