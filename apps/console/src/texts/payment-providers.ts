import { textArea } from '../lib/i18n.ts';

export const paymentProviderTexts = textArea('paymentProviders');
