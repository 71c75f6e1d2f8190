import { textArea } from '../lib/i18n.ts';

export const numberTexts = textArea('numbers');
