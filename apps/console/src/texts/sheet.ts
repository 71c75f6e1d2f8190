import { textArea } from '../lib/i18n.ts';

export const sheetTexts = textArea('sheet');
