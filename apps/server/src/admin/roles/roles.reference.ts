import type { Language, Texts } from '@vitrine/contract/locales.ts';
import type { RoleCode } from '@vitrine/contract/permissions.ts';
import type { SQL } from 'drizzle-orm';
import { translateColumn } from '#platform/db/translate-column.ts';
import { roles } from './roles.tables.ts';

/** The names of the roles that the platform brings along. The rows have the English ones. */
export const roleNames: Readonly<Record<RoleCode, Texts>> = {
  ROOT: {
    en: 'Root',
    'zh-cn': '超级管理员',
    es: 'Superadministrador',
    pt: 'Superadministrador',
    fr: 'Super-administrateur',
  },
  ADMIN: {
    en: 'Administrator',
    'zh-cn': '管理员',
    es: 'Administrador',
    pt: 'Administrador',
    fr: 'Administrateur',
  },
  GUEST: { en: 'Guest', 'zh-cn': '访客', es: 'Invitado', pt: 'Convidado', fr: 'Invité' },
  STORE_OWNER: {
    en: 'Store owner',
    'zh-cn': '店主',
    es: 'Titular de tienda',
    pt: 'Proprietário de loja',
    fr: 'Propriétaire de boutique',
  },
};

const nameIn = (language: Language, code: RoleCode): string =>
  roleNames[code][language] ?? roleNames[code].en;

export const isBuiltIn = (code: string): code is RoleCode => Object.hasOwn(roleNames, code);

/** A built-in role that nobody renamed is named in the reader's language. */
export function shownRoleName(code: string, name: string, language: Language): string {
  return isBuiltIn(code) && name === roleNames[code].en ? nameIn(language, code) : name;
}

/** The name to store: that of the platform in any language is stored in English, so that all keep reading their own. */
export function storedRoleName(code: string, name: string): string {
  return isBuiltIn(code) && Object.values(roleNames[code]).includes(name)
    ? roleNames[code].en
    : name;
}

/** The name of a role as a search finds it: the one that the list shows. */
export const translateRoleName = (language: Language): SQL =>
  translateColumn(
    roles.code,
    roles.name,
    Object.keys(roleNames)
      .filter(isBuiltIn)
      .map((key) => ({ key, stored: roleNames[key].en, shown: nameIn(language, key) })),
  );
