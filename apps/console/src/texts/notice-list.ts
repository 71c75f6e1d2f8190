import { textArea } from '../lib/i18n.ts';

export const noticeListTexts = textArea('noticeList');
