import { textArea } from '../lib/i18n.ts';

export const statusPageTexts = textArea('statusPages');
