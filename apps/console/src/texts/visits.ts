import { textArea } from '../lib/i18n.ts';

export const visitTexts = textArea('visits');
