import { textArea } from '../lib/i18n.ts';

export const tableTexts = textArea('tables');
