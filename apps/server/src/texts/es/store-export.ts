import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/store-export.ts';

export const storeExport = translationOf<typeof english.storeExport>()({
  name: 'Tienda',
  address: 'Dirección',
  state: 'Estado',
  settlement: 'Liquidación',
  country: 'País',
  currency: 'Moneda',
  percentage: 'Porcentaje base',
  userSource: 'Origen del usuario',
  pageSource: 'Página de origen',
  authType: 'Registro con',
  password: 'Correo y contraseña',
  opened: 'Abierta el',
  open: 'Abierta',
  paused: 'Pausada por su propietario',
  held: 'Pausada por la plataforma',
  platform: 'Plataforma',
  direct: 'Directo',
});

export const visitHeads = translationOf<typeof english.visitHeads>()({
  store: 'Tienda',
  userSource: 'Origen del usuario',
  pageSource: 'Página de origen',
  visits: 'Visitas',
  orders: 'Pedidos pagados',
});
