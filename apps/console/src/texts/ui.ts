import { textArea } from '../lib/i18n.ts';

export const uiTexts = textArea('ui');
export const clientMessages = textArea('client');
