import { textArea } from '../lib/i18n.ts';

export const sampleTexts = textArea('sample');
