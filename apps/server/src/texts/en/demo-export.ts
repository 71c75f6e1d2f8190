/** The CSV file of the demo table. */
export const demoExport = {
  heads: {
    name: 'Name',
    kind: 'Kind',
    price: 'Price in US dollars',
    percent: 'Share in per cent',
    link: 'Link',
    state: 'State',
  },
  kinds: { book: 'Book', gadget: 'Gadget', service: 'Service' },
  on: 'On',
  off: 'Off',
} as const;
