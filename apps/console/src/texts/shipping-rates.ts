import { textArea } from '../lib/i18n.ts';

export const shippingRatesTexts = textArea('shippingRates');
