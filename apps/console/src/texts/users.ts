import { textArea } from '../lib/i18n.ts';

export const userTexts = textArea('users');
