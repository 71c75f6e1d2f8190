import { textArea } from '../lib/i18n.ts';

export const shareTexts = textArea('share');
