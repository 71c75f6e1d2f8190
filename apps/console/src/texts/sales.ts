import { textArea } from '../lib/i18n.ts';

export const salesTexts = textArea('sales');
