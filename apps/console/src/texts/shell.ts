import { textArea } from '../lib/i18n.ts';

export const shellTexts = textArea('shell');
