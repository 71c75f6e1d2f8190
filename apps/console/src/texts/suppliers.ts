import { textArea } from '../lib/i18n.ts';

export const suppliersTexts = textArea('suppliers');
