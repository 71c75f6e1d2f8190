/** Words of an address, by name; an empty one is not there. */
type Read = (name: string) => string;

export const pageSizes = [10, 20, 50, 100] as const;
const firstSize = 20;

export interface Paging {
  pageNum: number;
  pageSize: number;
}

/** The page that an address names; what is no page is the first one. */
export function readPaging(read: Read): Paging {
  const pageNum = /^[1-9]\d{0,4}$/.test(read('page')) ? Number.parseInt(read('page'), 10) : 1;
  return {
    pageNum,
    pageSize: pageSizes.find((size) => String(size) === read('size')) ?? firstSize,
  };
}

/** The words for a page; the first page and the usual size need none. */
export const writePaging = ({
  pageNum,
  pageSize,
}: Paging): Record<'page' | 'size', string | undefined> => ({
  page: pageNum === 1 ? undefined : String(pageNum),
  size: pageSize === firstSize ? undefined : String(pageSize),
});

/** The page to show instead of one beyond the end, which a deletion or an old address leaves behind. */
export const lastPage = (total: number, { pageNum, pageSize }: Paging): number =>
  Math.min(pageNum, Math.max(1, Math.ceil(total / pageSize)));

/** The number that an estimated total is above: its first digit, because the rest of it is not known. */
export function truncateTotal(total: number): number {
  const unit = 10 ** (String(Math.floor(total)).length - 1);
  return Math.floor(total / unit) * unit;
}
