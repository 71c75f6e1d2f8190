import { textArea } from '../lib/i18n.ts';

export const catalogueSheetTexts = textArea('catalogueSheet');
