import { textArea } from '../lib/i18n.ts';

export const accountTexts = textArea('account');
