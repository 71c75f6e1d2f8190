import { textArea } from '../lib/i18n.ts';

export const refundTexts = textArea('refunds');
export const ownRefundTexts = textArea('ownRefunds');
export const refundDecisionTexts = textArea('refundDecisions');
