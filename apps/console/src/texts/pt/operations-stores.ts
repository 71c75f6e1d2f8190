import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { storesPart as english } from '../en/operations-stores.ts';

export const storesPart = translationOf<typeof english>()({
  stores: 'Lojas',
  searchStores: 'Nome ou endereço',
  open: 'Aberta',
  pausedState: 'Em pausa',
  anyState: 'Qualquer estado',
  settlement: 'Liquidação',
  platformMode: 'Plataforma',
  directMode: 'Direto',
  country: 'País',
  currency: 'Moeda',
  opened: 'Aberta em',
  state: 'Estado',
  noStores: 'Nenhuma loja corresponde.',
});
