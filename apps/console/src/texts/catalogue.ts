import { textArea } from '../lib/i18n.ts';

export const catalogueTexts = textArea('catalogue');
