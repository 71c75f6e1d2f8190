import { textArea } from '../lib/i18n.ts';

export const storeFiguresTexts = textArea('storeFigures');
