import { textArea } from '../lib/i18n.ts';

export const setUpTexts = textArea('setUp');
