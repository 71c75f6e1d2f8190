import { textArea } from '../lib/i18n.ts';

export const dayTexts = textArea('days');
