import { textArea } from '../lib/i18n.ts';

export const productTexts = textArea('products');
