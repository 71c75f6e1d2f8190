import { textArea } from '../lib/i18n.ts';

export const paymentTexts = textArea('payments');
