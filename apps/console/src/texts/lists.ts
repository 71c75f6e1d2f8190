import { textArea } from '../lib/i18n.ts';

export const listTexts = textArea('lists');
