import { textArea } from '../lib/i18n.ts';

export const welcomeOfferTexts = textArea('welcomeOffer');
