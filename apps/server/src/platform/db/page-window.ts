import type { Total } from './count-rows.ts';

/** Which rows of a list a page reads. */
export interface PageWindow {
  limit: number;
  offset: number;
  /** In the opposite order, from the last row on: the second half of a list whose total is exact. */
  isFromEnd: boolean;
}

/**
 * The rows of a page, read from the nearer end of the list: its last page costs no more than its first. Nothing is beyond the end,
 * which an estimated total does not show. With `rowsMax`, the list ends there, however many rows there are.
 */
export function findPageWindow(
  { total, estimated }: Total,
  { pageNum, pageSize }: { pageNum: number; pageSize: number },
  rowsMax = Number.POSITIVE_INFINITY,
): PageWindow | undefined {
  const offset = (pageNum - 1) * pageSize;
  const isCut = Number.isFinite(rowsMax);
  if (estimated && !isCut) return { limit: pageSize, offset, isFromEnd: false };
  const left = Math.min(total, rowsMax) - offset;
  if (left <= 0) return undefined;
  const limit = Math.min(pageSize, left);
  // The other end of a list that is cut off is not its last row.
  const isFromEnd = !estimated && total <= rowsMax && offset > left;
  return { limit, offset: isFromEnd ? left - limit : offset, isFromEnd };
}
