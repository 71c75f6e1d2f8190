import { defineTexts } from '../lib/i18n.ts';

/** What number fields say of what is typed into them. */
export const numberTexts = defineTexts('numbers', {
  notANumber: {
    en: 'Enter a number, such as {{example}}.',
    'zh-cn': '请输入数字，例如 {{example}}。',
    es: 'Escribe un número, por ejemplo {{example}}.',
    pt: 'Digite um número, por exemplo {{example}}.',
    fr: 'Saisissez un nombre, par exemple {{example}}.',
  },
  ambiguous: {
    en: 'This can be read in two ways. Leave out the thousands separator, as in {{example}}.',
    'zh-cn': '这个数字有两种读法。请去掉千位分隔符，例如 {{example}}。',
    es: 'Se puede leer de dos maneras. Escríbelo sin separador de miles, como {{example}}.',
    pt: 'Dá para ler de duas formas. Escreva sem separador de milhar, como {{example}}.',
    fr: 'Ce nombre peut se lire de deux façons. Écrivez-le sans séparateur de milliers, comme {{example}}.',
  },
  otherCurrency: {
    en: 'Amounts here are in {{currency}}.',
    'zh-cn': '此处金额以 {{currency}} 为单位。',
    es: 'Aquí los importes van en {{currency}}.',
    pt: 'Os valores aqui são em {{currency}}.',
    fr: 'Ici, les montants sont en {{currency}}.',
  },
  wholeOnly: {
    en: 'Enter a whole number, without decimals.',
    'zh-cn': '请输入整数，不带小数。',
    es: 'Escribe un número entero, sin decimales.',
    pt: 'Digite um número inteiro, sem casas decimais.',
    fr: 'Saisissez un nombre entier, sans décimales.',
  },
  tooPrecise: {
    en: 'Use at most {{count}} decimals, as in {{example}}.',
    'zh-cn': '最多 {{count}} 位小数，例如 {{example}}。',
    es: 'Usa como máximo {{count}} decimales, como {{example}}.',
    pt: 'Use no máximo {{count}} casas decimais, como {{example}}.',
    fr: 'Indiquez au plus {{count}} décimales, comme {{example}}.',
  },
  between: {
    en: 'Enter a value from {{min}} to {{max}}.',
    'zh-cn': '请输入 {{min}} 至 {{max}} 之间的数值。',
    es: 'Escribe un valor entre {{min}} y {{max}}.',
    pt: 'Digite um valor entre {{min}} e {{max}}.',
    fr: 'Saisissez une valeur comprise entre {{min}} et {{max}}.',
  },
  less: { en: 'Less', 'zh-cn': '减少', es: 'Menos', pt: 'Diminuir', fr: 'Diminuer' },
  more: { en: 'More', 'zh-cn': '增加', es: 'Más', pt: 'Aumentar', fr: 'Augmenter' },
});
