import { textArea } from '../lib/i18n.ts';

export const productFieldsTexts = textArea('productFields');
