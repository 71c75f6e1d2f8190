import { textArea } from '../lib/i18n.ts';

export const personalDataTexts = textArea('personalData');
