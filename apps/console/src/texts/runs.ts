import { textArea } from '../lib/i18n.ts';

export const runTexts = textArea('runs');
