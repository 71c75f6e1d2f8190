import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/demo-export.ts';

export const demoExport = translationOf<typeof english.demoExport>()({
  heads: {
    name: 'Nom',
    kind: 'Type',
    price: 'Prix en dollars',
    percent: 'Part en %',
    link: 'Lien',
    state: 'État',
  },
  kinds: { book: 'Livre', gadget: 'Appareil', service: 'Service' },
  on: 'Actif',
  off: 'Inactif',
});
