/** Notices that are addressed to the signed-in person. */
export const noticeKeys = {
  all: ['notices'],
  mine: (filters: unknown) => ['notices', 'mine', filters],
  unread: ['notices', 'unread'],
  detail: (id: string) => ['notices', 'detail', id],
  people: (keywords: string) => ['users', 'options', keywords],
  webPush: ['web-push'],
} as const;
