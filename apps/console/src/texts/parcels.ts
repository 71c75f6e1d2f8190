import { textArea } from '../lib/i18n.ts';

export const parcelTexts = textArea('parcels');
