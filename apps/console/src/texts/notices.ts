import { textArea } from '../lib/i18n.ts';

export const noticeTexts = textArea('notices');
