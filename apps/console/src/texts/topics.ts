import { textArea } from '../lib/i18n.ts';

export const topicTexts = textArea('topics');
