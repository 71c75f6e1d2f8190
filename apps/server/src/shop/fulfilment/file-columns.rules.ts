import {
  detectCarriers,
  findCarrier,
  normalizeTrackingNumber,
} from '@vitrine/contract/shop/carriers.ts';
import { parseOrderNumber } from '@vitrine/contract/shop/order-numbers.ts';
import { trackingLengthMin } from '@vitrine/contract/shop/tracking-numbers.ts';

/** The column of each part; -1 for one that the table does not have. */
interface TableColumns {
  order: number;
  tracking: number;
  carrier: number;
}

const rowsScanned = 200;

/** How well a cell fits a part. */
const fits = {
  order: (cell: string): number => {
    const number = parseOrderNumber(cell);
    return number?.isCertain ? 4 : number ? 1 : 0;
  },
  tracking: (cell: string): number => {
    const number = normalizeTrackingNumber(cell);
    if (
      number.length < trackingLengthMin ||
      !/\d/.test(number) ||
      parseOrderNumber(cell)?.isCertain
    )
      return 0;
    return detectCarriers(cell).length
      ? 4
      : /^[A-Z0-9]+$/.test(number) && !/\s\w+\s/.test(cell)
        ? 1
        : 0;
  },
  carrier: (cell: string): number => (findCarrier(cell) ? 1 : 0),
};

/** The columns of order, tracking number and carrier: those whose cells fit best, whatever their titles are called. */
export function findTableColumns(rows: readonly (readonly string[])[]): TableColumns {
  const scanned = rows.slice(0, rowsScanned);
  const width = Math.max(0, ...scanned.map((cells) => cells.length));
  const taken = new Set<number>();
  const choose = (part: keyof typeof fits): number => {
    let best = { at: -1, score: 0 };
    for (let at = 0; at < width; at += 1) {
      const score = scanned.reduce((sum, cells) => sum + fits[part](cells[at] ?? ''), 0);
      if (!taken.has(at) && score > best.score) best = { at, score };
    }
    taken.add(best.at);
    return best.at;
  };
  const order = choose('order');
  return { order, tracking: choose('tracking'), carrier: choose('carrier') };
}
