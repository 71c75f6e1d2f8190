import {
  type PaperSize,
  printPackingSlips,
  printPickList,
} from '@vitrine/contract/shop/shipping-documents.ts';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { saveLastPaper } from './last-paper.ts';

interface Printout {
  document: 'slips' | 'pickList';
  paper: PaperSize;
  /** In the order in which they are printed, or how they are read. Without any, nothing is printed. */
  orderIds: readonly string[] | (() => Promise<readonly string[]>);
}

/** Prints packing slips or a pick list of some orders. */
export const usePrinting = () =>
  useApiMutation(async ({ document, paper, orderIds }: Printout) => {
    if (document === 'slips') saveLastPaper(paper);
    const ids = typeof orderIds === 'function' ? await orderIds() : orderIds;
    if (ids.length)
      await api.download(document === 'slips' ? printPackingSlips : printPickList, {
        body: { orderIds: [...ids], paper },
      });
  });
