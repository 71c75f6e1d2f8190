import { textArea } from '../lib/i18n.ts';

export const signUpTexts = textArea('signUp');
