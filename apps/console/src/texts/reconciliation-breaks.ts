import { textArea } from '../lib/i18n.ts';

export const breakTexts = textArea('breaks');
