import { textArea } from '../lib/i18n.ts';

export const operationsTexts = textArea('operations');
