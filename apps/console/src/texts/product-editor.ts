import { textArea } from '../lib/i18n.ts';

export const productEditorTexts = textArea('productEditor');
