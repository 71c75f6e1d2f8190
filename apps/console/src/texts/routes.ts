import { menuTitles } from '@vitrine/contract/admin/menu-titles.ts';
import { defineTexts } from '../lib/i18n.ts';

const keys = {
  ...menuTitles,
  payauth: {
    en: 'Payment authorisation',
    'zh-cn': '支付授权',
    es: 'Autorización de pago',
    pt: 'Autorização de pagamento',
    fr: 'Autorisation de paiement',
  },
  payresult: {
    en: 'Payment result',
    'zh-cn': '支付结果',
    es: 'Resultado del pago',
    pt: 'Resultado do pagamento',
    fr: 'Résultat du paiement',
  },
  profile: {
    en: 'Account and security',
    'zh-cn': '账户与安全',
    es: 'Cuenta y seguridad',
    pt: 'Conta e segurança',
    fr: 'Compte et sécurité',
  },
} as const;

/** Titles of the server's menu: `route.<title>` in the family's words. At most 19 letters fit the menu. */
export const routeTexts = defineTexts('route', keys);

export type RouteKey = keyof typeof keys;

/** A stored title that is no key is shown as it stands. */
export function isRouteKey(title: string): title is RouteKey {
  return Object.hasOwn(keys, title);
}
