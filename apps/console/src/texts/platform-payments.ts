import { textArea } from '../lib/i18n.ts';

export const platformPaymentTexts = textArea('platformPayments');
