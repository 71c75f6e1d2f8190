import { textArea } from '../lib/i18n.ts';

export const returnTexts = textArea('returns');
