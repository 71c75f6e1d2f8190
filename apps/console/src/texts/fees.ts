import { textArea } from '../lib/i18n.ts';

export const feeTexts = textArea('fees');
