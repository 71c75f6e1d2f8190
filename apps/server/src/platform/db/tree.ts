interface TreeRow {
  id: string;
  parentId: string | null;
  sort: number;
}

/** Builds trees out of rows: siblings by sort, then by age; a row whose parent is missing becomes a root. */
export function growTree<Row extends TreeRow, Node>(
  rows: readonly Row[],
  make: (row: Row, children: Node[]) => Node,
): Node[] {
  const known = new Set(rows.map(({ id }) => id));
  const byParent = Map.groupBy(rows, ({ parentId }) =>
    parentId && known.has(parentId) ? parentId : '',
  );
  const grow = (parentId: string): Node[] =>
    (byParent.get(parentId) ?? [])
      .toSorted(
        (left, right) => left.sort - right.sort || Number(BigInt(left.id) - BigInt(right.id)),
      )
      .map((row) => make(row, grow(row.id)));
  return grow('');
}

/** Whether `candidate` is the row itself or below it: then it cannot become its parent. */
export function isWithin(
  rows: readonly Pick<TreeRow, 'id' | 'parentId'>[],
  rowId: string,
  candidate: string,
): boolean {
  const parents = new Map(rows.map(({ id, parentId }) => [id, parentId]));
  for (let current: string | null | undefined = candidate; current; current = parents.get(current))
    if (current === rowId) return true;
  return false;
}
