import { textArea } from '../lib/i18n.ts';

export const configTexts = textArea('configs');
