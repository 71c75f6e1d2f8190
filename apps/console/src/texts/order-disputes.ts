import { textArea } from '../lib/i18n.ts';

export const orderDisputeTexts = textArea('orderDisputes');
