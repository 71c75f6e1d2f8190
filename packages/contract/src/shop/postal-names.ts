import type { PostalAddress } from './postal.types.ts';

export const isHan = (text: string) =>
  /\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(text);

/** Countries where the family name is written first, including those whose post puts the name above the street. */
export const familyNameFirst = new Set(['CN', 'HK', 'HU', 'JP', 'KR', 'MO', 'SG', 'TW', 'VN']);

/** Countries whose forms have one field for the whole name. */
const oneName = new Set(['CN']);

export const hasOneName = (country: string): boolean => oneName.has(country);

const compoundSurnames = new Set(
  '欧阳 太史 端木 上官 司马 东方 独孤 南宫 万俟 闻人 夏侯 诸葛 尉迟 公羊 赫连 澹台 皇甫 宗政 濮阳 公冶 太叔 申屠 公孙 慕容 仲孙 钟离 长孙 宇文 司徒 鲜于 司空 闾丘 令狐 百里 呼延 东郭 南门 西门'.split(
    ' ',
  ),
);

/** The two parts of a whole name, of which `fullName` makes the same name again; the family name is empty when only one part was given. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const whole = name.trim().replace(/\s+/g, ' ');
  if (isHan(whole)) {
    const signs = [...whole.replaceAll(' ', '')];
    const length = signs.length > 2 && compoundSurnames.has(signs.slice(0, 2).join('')) ? 2 : 1;
    return { lastName: signs.slice(0, length).join(''), firstName: signs.slice(length).join('') };
  }
  const at = whole.lastIndexOf(' ');
  return at < 0
    ? { firstName: whole, lastName: '' }
    : { firstName: whole.slice(0, at), lastName: whole.slice(at + 1) };
}

/** A full name, with the family name first where that is the custom. */
export function fullName({
  firstName,
  lastName,
}: Pick<PostalAddress, 'firstName' | 'lastName'>): string {
  return isHan(firstName + lastName) ? lastName + firstName : `${firstName} ${lastName}`.trim();
}
