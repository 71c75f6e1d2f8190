import { textArea } from '../lib/i18n.ts';

export const purchaseTexts = textArea('purchaseOrders');
