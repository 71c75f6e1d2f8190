import { type PaperSize, paperSizes } from '@vitrine/contract/shop/shipping-documents.ts';
import { readStored, writeStored } from '../../lib/stored.ts';

const key = 'lastSlipPaper';

/** The paper of the packing slips that were printed last in this browser. */
export const readLastPaper = (): PaperSize =>
  paperSizes.find((size) => size === readStored(key)) ?? 'a4';
export const saveLastPaper = (size: PaperSize): void => writeStored(key, size);
