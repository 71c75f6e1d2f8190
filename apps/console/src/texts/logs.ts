import { textArea } from '../lib/i18n.ts';

export const logTexts = textArea('logs');
