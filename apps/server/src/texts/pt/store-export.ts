import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/store-export.ts';

export const storeExport = translationOf<typeof english.storeExport>()({
  name: 'Loja',
  address: 'Endereço',
  state: 'Estado',
  settlement: 'Liquidação',
  country: 'País',
  currency: 'Moeda',
  percentage: 'Percentual padrão',
  userSource: 'Origem do usuário',
  pageSource: 'Página de origem',
  authType: 'Cadastro com',
  password: 'E-mail e senha',
  opened: 'Aberta em',
  open: 'Aberta',
  paused: 'Pausada pelo proprietário',
  held: 'Pausada pela plataforma',
  platform: 'Plataforma',
  direct: 'Direto',
});

export const visitHeads = translationOf<typeof english.visitHeads>()({
  store: 'Loja',
  userSource: 'Origem do usuário',
  pageSource: 'Página de origem',
  visits: 'Visitas',
  orders: 'Pedidos pagos',
});
