import type * as english from '#texts/en/supplier-sheet.ts';
import { loadArea } from '#texts/load-area.ts';

export const supplierSheetTexts = await loadArea<typeof english>('supplier-sheet');
