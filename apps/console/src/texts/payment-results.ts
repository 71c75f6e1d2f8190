import { textArea } from '../lib/i18n.ts';

export const payResultTexts = textArea('payResults');
export const linkFailureTexts = textArea('linkFailures');
