import type * as english from '#texts/en/purchase-order.ts';
import { loadArea } from '#texts/load-area.ts';

export const purchaseTexts = await loadArea<typeof english>('purchase-order');
