import { textArea } from '../lib/i18n.ts';

export const payoutTexts = textArea('payouts');
