import { textArea } from '../lib/i18n.ts';

export const linkTexts = textArea('links');
