import { textArea } from '../lib/i18n.ts';

export const shippingFileTexts = textArea('shippingFiles');
