import { textArea } from '../lib/i18n.ts';

export const courseWritingTexts = textArea('courseWriting');
