import { textArea } from '../lib/i18n.ts';

export const paymentAccountTexts = textArea('paymentAccount');
