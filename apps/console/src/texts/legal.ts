import { textArea } from '../lib/i18n.ts';

export const legalTexts = textArea('legal');
