import { textArea } from '../lib/i18n.ts';

export const categoriesTexts = textArea('categories');
