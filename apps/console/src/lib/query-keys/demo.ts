/** What the demo pages read. */
export const demoKeys = {
  items: ['demo', 'items'],
  itemList: (filters: unknown) => ['demo', 'items', filters],
  itemForm: (id: string | undefined) => ['demo', 'item-form', id],
  itemsInState: (kind: string, state: string) => ['demo', 'items', kind, state],
  files: ['demo', 'files'],
  fileList: (kind: string) => ['demo', 'files', kind],
  filePicture: (id: string) => ['demo', 'file', id],
  text: ['demo', 'text'],
  receivers: ['demo', 'receivers'],
  people: (keywords: string, page: number) => ['demo', 'people', keywords, page],
} as const;
