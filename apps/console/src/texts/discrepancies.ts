import { textArea } from '../lib/i18n.ts';

export const discrepancyTexts = textArea('discrepancies');
