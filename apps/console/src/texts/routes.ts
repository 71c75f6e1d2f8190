import { textArea } from '../lib/i18n.ts';

export const routeTexts = textArea('route');
