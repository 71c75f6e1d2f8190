import { textArea } from '../lib/i18n.ts';

export const importTexts = textArea('catalogueImports');
