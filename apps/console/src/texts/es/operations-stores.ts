import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { storesPart as english } from '../en/operations-stores.ts';

export const storesPart = translationOf<typeof english>()({
  stores: 'Tiendas',
  searchStores: 'Nombre o dirección',
  open: 'Abierta',
  pausedState: 'En pausa',
  anyState: 'Cualquier estado',
  settlement: 'Liquidación',
  platformMode: 'Plataforma',
  directMode: 'Directo',
  country: 'País',
  currency: 'Moneda',
  opened: 'Abierta el',
  state: 'Estado',
  noStores: 'Ninguna tienda coincide.',
});
