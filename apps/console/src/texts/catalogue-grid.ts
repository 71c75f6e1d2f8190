import { textArea } from '../lib/i18n.ts';

export const catalogueGridTexts = textArea('catalogueGrid');
