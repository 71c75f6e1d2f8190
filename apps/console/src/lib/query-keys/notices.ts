/** Notices that are addressed to the signed-in person, and those that operators write. */
export const noticeKeys = {
  all: ['notices'],
  mine: (...filters: unknown[]) => ['notices', 'mine', ...filters],
  unread: ['notices', 'unread'],
  detail: (id: string) => ['notices', 'detail', id],
  list: (...filters: unknown[]) => ['notices', 'list', ...filters],
  form: (id: string) => ['notices', 'form', id],
  named: (ids: readonly string[]) => ['users', 'options', 'named', ids],
  people: (keywords: string) => ['users', 'options', keywords],
  webPush: ['web-push'],
} as const;
