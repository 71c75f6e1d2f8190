import { textArea } from '../lib/i18n.ts';

export const stockTexts = textArea('stock');
