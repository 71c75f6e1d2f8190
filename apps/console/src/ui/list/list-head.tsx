import { findNextOrder, type ListColumn, type SortOrder } from './list-column.ts';

/** The arrows of a column that the rows can be sorted by. */
const Arrows = ({ order }: { order: SortOrder | null }) => (
  <svg className="list-arrows" viewBox="0 0 12 20" width={12} height={20} aria-hidden="true">
    <path
      className={order === 'ascend' ? 'active' : undefined}
      d="M10.06 8.5 6.22 4.03a.3.3 0 0 0-.44 0L1.94 8.5c-.15.16-.02.4.21.4h7.7c.23 0 .36-.24.21-.4z"
    />
    <path
      className={order === 'descend' ? 'active' : undefined}
      d="M9.85 11.1h-7.7c-.23 0-.36.24-.21.4l3.84 4.47c.12.13.33.13.44 0l3.84-4.46c.15-.17.02-.41-.21-.41z"
    />
  </svg>
);

/** The head of a column; of one that the rows can be sorted by it is a button. */
export function HeadCell<Row>({
  column,
  onSort,
}: {
  column: ListColumn<Row>;
  onSort: (order: SortOrder | null) => void;
}) {
  const { title, align, className = '', sortOrder, fixed } = column;
  const isSortable = sortOrder !== undefined;
  return (
    <th
      scope="col"
      className={
        [className, fixed && 'list-fixed', sortOrder && 'list-sorted'].filter(Boolean).join(' ') ||
        undefined
      }
      style={align ? { textAlign: align } : undefined}
      aria-sort={
        isSortable
          ? sortOrder === null
            ? 'none'
            : sortOrder === 'ascend'
              ? 'ascending'
              : 'descending'
          : undefined
      }
      {...column.onHeaderCell?.()}
    >
      {isSortable ? (
        <button
          type="button"
          className="list-sorter"
          onClick={() => onSort(findNextOrder(sortOrder))}
        >
          <span className="grow">{title}</span>
          <Arrows order={sortOrder} />
        </button>
      ) : (
        title
      )}
    </th>
  );
}
