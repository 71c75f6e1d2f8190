import { textArea } from '../lib/i18n.ts';

export const codegenTexts = textArea('codegen');
