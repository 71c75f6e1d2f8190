import { textArea } from '../lib/i18n.ts';

export const operationsHomeTexts = textArea('operationsHome');
