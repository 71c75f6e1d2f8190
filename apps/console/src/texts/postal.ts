import { textArea } from '../lib/i18n.ts';

export const postalTexts = textArea('postal');
