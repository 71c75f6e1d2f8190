import { textArea } from '../lib/i18n.ts';

export const orderTexts = textArea('orders');
