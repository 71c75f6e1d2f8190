import { textArea } from '../lib/i18n.ts';

export const onlineTexts = textArea('online');
