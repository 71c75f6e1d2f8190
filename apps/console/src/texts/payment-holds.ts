import { textArea } from '../lib/i18n.ts';

export const paymentHoldTexts = textArea('paymentHolds');
