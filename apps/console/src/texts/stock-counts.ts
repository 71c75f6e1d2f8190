import { textArea } from '../lib/i18n.ts';

export const stockCountsTexts = textArea('stockCounts');
