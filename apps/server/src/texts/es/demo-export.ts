import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/demo-export.ts';

export const demoExport = translationOf<typeof english.demoExport>()({
  heads: {
    name: 'Nombre',
    kind: 'Tipo',
    price: 'Precio en dólares',
    percent: 'Parte en %',
    link: 'Enlace',
    state: 'Estado',
  },
  kinds: { book: 'Libro', gadget: 'Dispositivo', service: 'Servicio' },
  on: 'Activo',
  off: 'Inactivo',
});
