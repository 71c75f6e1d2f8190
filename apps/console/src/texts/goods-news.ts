import { textArea } from '../lib/i18n.ts';

export const goodsNewsTexts = textArea('goodsNews');
