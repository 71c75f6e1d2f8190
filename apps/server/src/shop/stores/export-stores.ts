import type { AuthType } from '@vitrine/contract/admin/identity.ts';
import type { Texts } from '@vitrine/contract/locales.ts';
import { desc, eq } from 'drizzle-orm';
import { accounts } from '#admin/identity/identity.tables.ts';
import type { Ctx } from '#platform/context.ts';
import { sendCsv, writeCsv } from '#platform/csv.ts';
import { storePublicUrl } from './find-store.ts';
import { type StoreFilter, storeConditions } from './list-stores.ts';
import { stores } from './stores.tables.ts';

/** Names that are the same in every language. */
const providerNames: Readonly<Record<Exclude<AuthType, 'password'>, string>> = { google: 'Google', facebook: 'Facebook' };
const rowsMax = 100_000;

const texts = {
  name: { en: 'Store', 'zh-cn': '店铺', es: 'Tienda', pt: 'Loja', fr: 'Boutique' },
  address: { en: 'Address', 'zh-cn': '地址', es: 'Dirección', pt: 'Endereço', fr: 'Adresse' },
  state: { en: 'State', 'zh-cn': '状态', es: 'Estado', pt: 'Estado', fr: 'État' },
  settlement: { en: 'Settlement', 'zh-cn': '结算方式', es: 'Liquidación', pt: 'Liquidação', fr: 'Règlement' },
  country: { en: 'Country', 'zh-cn': '国家', es: 'País', pt: 'País', fr: 'Pays' },
  currency: { en: 'Currency', 'zh-cn': '币种', es: 'Moneda', pt: 'Moeda', fr: 'Devise' },
  percentage: {
    en: 'Default percentage',
    'zh-cn': '默认百分比',
    es: 'Porcentaje base',
    pt: 'Percentual padrão',
    fr: 'Pourcentage par défaut',
  },
  userSource: {
    en: 'User source',
    'zh-cn': '用户来源',
    es: 'Origen del usuario',
    pt: 'Origem do usuário',
    fr: 'Source de l’utilisateur',
  },
  pageSource: { en: 'Page source', 'zh-cn': '页面来源', es: 'Página de origen', pt: 'Página de origem', fr: 'Page d’origine' },
  authType: { en: 'Registered with', 'zh-cn': '注册方式', es: 'Registro con', pt: 'Cadastro com', fr: 'Inscription par' },
  password: {
    en: 'Email and password',
    'zh-cn': '邮箱和密码',
    es: 'Correo y contraseña',
    pt: 'E-mail e senha',
    fr: 'E-mail et mot de passe',
  },
  opened: { en: 'Opened', 'zh-cn': '开店时间', es: 'Abierta el', pt: 'Aberta em', fr: 'Ouverte le' },
  open: { en: 'Open', 'zh-cn': '营业中', es: 'Abierta', pt: 'Aberta', fr: 'Ouverte' },
  paused: {
    en: 'Paused by its owner',
    'zh-cn': '店主暂停',
    es: 'Pausada por su dueño',
    pt: 'Pausada pelo dono',
    fr: 'En pause (propriétaire)',
  },
  held: {
    en: 'Paused by the platform',
    'zh-cn': '平台暂停',
    es: 'Pausada por la plataforma',
    pt: 'Pausada pela plataforma',
    fr: 'Suspendue par la plateforme',
  },
  platform: { en: 'Platform', 'zh-cn': '平台收款', es: 'Plataforma', pt: 'Plataforma', fr: 'Plateforme' },
  direct: { en: 'Direct', 'zh-cn': '店主直收', es: 'Directo', pt: 'Direto', fr: 'Direct' },
} as const satisfies Record<string, Texts>;

/** The stores of a list as CSV, newest first, for operators. */
export async function exportStores(ctx: Ctx, filter: StoreFilter): Promise<string> {
  const rows = await ctx.db
    .select({ store: stores, userSource: accounts.userSource, pageSource: accounts.pageSource, authType: accounts.authType })
    .from(stores)
    .innerJoin(accounts, eq(accounts.id, stores.ownerAccountId))
    .where(storeConditions(filter))
    .orderBy(desc(stores.createdAt), desc(stores.id))
    .limit(rowsMax);
  const t = (key: keyof typeof texts) => texts[key][ctx.language];
  sendCsv(ctx, 'stores');
  return writeCsv([
    [
      t('name'),
      t('address'),
      t('state'),
      t('settlement'),
      t('country'),
      t('currency'),
      t('percentage'),
      t('opened'),
      t('userSource'),
      t('pageSource'),
      t('authType'),
    ],
    ...rows.map(({ store: row, userSource, pageSource, authType }) => [
      row.name,
      storePublicUrl(ctx.platform.config, row),
      t(row.heldAt ? 'held' : row.status),
      t(row.settlementMode),
      row.countryCode,
      row.baseCurrency,
      row.defaultPercentageBp / 100,
      row.createdAt.toISOString(),
      userSource,
      pageSource,
      authType === 'password' ? t('password') : providerNames[authType],
    ]),
  ]);
}
