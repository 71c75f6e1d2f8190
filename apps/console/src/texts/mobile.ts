import { textArea } from '../lib/i18n.ts';

export const mobileTexts = textArea('mobile');
