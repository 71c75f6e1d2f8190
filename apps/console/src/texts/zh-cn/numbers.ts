import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { numbers as english } from '../en/numbers.ts';

export const numbers = translationOf<typeof english>()({
  notANumber: '请输入数字，例如 {example}。',
  ambiguous: '这个数字有两种读法。请去掉千位分隔符，例如 {example}。',
  otherCurrency: '此处金额以 {currency} 为单位。',
  wholeOnly: '请输入整数，不带小数。',
  tooPrecise: '最多 {count} 位小数，例如 {example}。',
  between: '请输入 {min} 至 {max} 之间的数值。',
  less: '减少',
  more: '增加',
});
