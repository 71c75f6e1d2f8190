/** What administrators read of menus and dictionaries. */
export const menuKeys = {
  all: ['system', 'menus'],
  form: (id: string | undefined) => ['system', 'menu-form', id],
  uses: (id: string) => ['system', 'menu-uses', id],
} as const;

export const roleKeys = {
  all: ['system', 'roles'],
  list: (filters: unknown) => ['system', 'roles', filters],
  options: ['system', 'role-options'],
  form: (id: string | undefined) => ['system', 'role-form', id],
  menuIds: (id: string | undefined) => ['system', 'role-menus', id],
} as const;

export const permissionKeys = {
  ofRole: (id: string | undefined) => ['system', 'permissions-of-role', id],
  ofUser: (id: string | undefined) => ['system', 'permissions-of-user', id],
} as const;

export const configKeys = {
  all: ['system', 'configs'],
  list: (filters: unknown) => ['system', 'configs', filters],
  form: (id: string | undefined) => ['system', 'config-form', id],
  links: ['system', 'configs', 'links'],
  platform: ['system', 'configs', 'platform'],
  help: (language: string) => ['system', 'configs', 'help', language],
} as const;

export const departmentKeys = {
  all: ['system', 'departments'],
  list: (filters: unknown) => ['system', 'departments', 'list', filters],
  options: ['system', 'departments', 'options'],
  form: (id: string | undefined) => ['system', 'department-form', id],
} as const;

export const userKeys = {
  all: ['system', 'users'],
  list: (filters: unknown) => ['system', 'users', filters],
  imports: ['system', 'users', 'imports'],
  form: (id: string | undefined) => ['system', 'user-form', id],
  preview: (...parts: unknown[]) => ['system', 'user-import', ...parts],
} as const;

export const logKeys = {
  all: ['system', 'logs'],
  list: (filters: unknown) => ['system', 'logs', filters],
  detail: (id: string | undefined) => ['system', 'log', id],
} as const;

export const runKeys = {
  all: ['system', 'runs'],
  list: (filters: unknown) => ['system', 'runs', filters],
  lines: (id: string) => ['system', 'run-lines', id],
} as const;

export const sessionKeys = {
  all: ['system', 'sessions'],
  list: (filters: unknown) => ['system', 'sessions', filters],
} as const;

export const codegenKeys = {
  all: ['system', 'codegen'],
  list: (filters: unknown) => ['system', 'codegen', filters],
  config: (tableName: string | undefined) => ['system', 'codegen', 'config', tableName],
  preview: (tableName: string | undefined) => ['system', 'codegen', 'preview', tableName],
} as const;

export const dictionaryKeys = {
  all: ['system', 'dictionaries'],
  list: (filters: unknown) => ['system', 'dictionaries', filters],
  form: (id: string | undefined) => ['system', 'dictionary-form', id],
  entries: (dictCode: string, ...keywords: string[]) => [
    'system',
    'dictionary-entries',
    dictCode,
    ...keywords,
  ],
  /** The named values that screens use. */
  values: ['dictionaries'],
  valuesIn: (language: string) => ['dictionaries', language],
} as const;
