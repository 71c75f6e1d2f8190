import { textArea } from '../lib/i18n.ts';

export const cropTexts = textArea('crop');
