import { textArea } from '../lib/i18n.ts';

export const productConflictTexts = textArea('productConflict');
