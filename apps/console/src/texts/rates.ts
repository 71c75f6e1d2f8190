import { textArea } from '../lib/i18n.ts';

export const rateTexts = textArea('rates');
