import { textArea } from '../lib/i18n.ts';

export const demoTexts = textArea('demo');
