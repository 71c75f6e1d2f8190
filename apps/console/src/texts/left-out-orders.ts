import { textArea } from '../lib/i18n.ts';

export const leftOutTexts = textArea('leftOut');
