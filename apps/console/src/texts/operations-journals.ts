import { textArea } from '../lib/i18n.ts';

export const journalKindTexts = textArea('journalKinds');
export const accountTexts = textArea('accounts');
export const journalSourceTexts = textArea('journalSources');
