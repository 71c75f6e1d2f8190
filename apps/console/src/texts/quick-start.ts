import { textArea } from '../lib/i18n.ts';

export const quickStartTexts = textArea('quickStart');
