import { textArea } from '../lib/i18n.ts';

export const signInTexts = textArea('signIn');
export const sampleStoreTexts = textArea('sampleStore');
