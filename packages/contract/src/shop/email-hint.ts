import { editDistance } from '../edit-distance.ts';

/** Mailboxes that most buyers have; a domain that differs from one of them by a letter or two is a typing error in all likelihood. */
const domains =
  'gmail.com googlemail.com yahoo.com yahoo.es yahoo.fr yahoo.co.uk hotmail.com hotmail.es hotmail.fr hotmail.co.uk outlook.com outlook.es live.com msn.com icloud.com me.com aol.com protonmail.com proton.me gmx.de gmx.net web.de t-online.de orange.fr free.fr wanadoo.fr laposte.net libero.it uol.com.br terra.com.br bol.com.br qq.com 163.com 126.com sina.com foxmail.com yandex.ru mail.com zoho.com comcast.net verizon.net btinternet.com'.split(
    ' ',
  );
const known = new Set(domains);
const endings: Readonly<Record<string, string>> = {
  con: 'com',
  cmo: 'com',
  ocm: 'com',
  comm: 'com',
  vom: 'com',
  xom: 'com',
  cpm: 'com',
  nte: 'net',
  ner: 'net',
};

/** Short domains are close to too many others, so that one letter is all they may differ by. */
const tolerance = (domain: string) => (domain.length < 8 ? 1 : 2);

/** The address that was probably meant; null when nothing looks wrong. It is a hint, never a reason to refuse an address. */
export function suggestEmail(email: string): string | null {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  if (at < 1 || !domain.includes('.') || known.has(domain)) return null;
  const ending = domain.slice(domain.lastIndexOf('.') + 1);
  const mended = endings[ending] ? domain.slice(0, -ending.length) + endings[ending] : domain;
  const near = domains
    .map((one) => ({ one, away: editDistance(mended, one) }))
    .filter(({ one, away }) => away <= tolerance(one) && one[0] === mended[0])
    .sort((left, right) => left.away - right.away)[0];
  const meant = near?.one ?? mended;
  return meant === domain ? null : `${email.slice(0, at)}@${meant}`;
}
