import { textArea } from '../lib/i18n.ts';

export const reviewTexts = textArea('reviews');
