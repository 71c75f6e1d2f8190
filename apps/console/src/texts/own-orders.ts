import { textArea } from '../lib/i18n.ts';

export const ownOrderTexts = textArea('ownOrders');
