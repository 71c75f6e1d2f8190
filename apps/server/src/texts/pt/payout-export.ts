import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/payout-export.ts';

export const heads = translationOf<typeof english.heads>()({
  payout: 'Saque',
  store: 'Loja',
  rail: 'Via',
  account: 'Conta',
  amount: 'Valor',
  currency: 'Moeda',
  state: 'Estado',
  cause: 'Causa',
  reason: 'Motivo',
  requested: 'Solicitado ({zone})',
  sent: 'Enviado ({zone})',
  paid: 'Pago ({zone})',
  failed: 'Falhou ({zone})',
  returned: 'Devolvido ({zone})',
});

export const states = translationOf<typeof english.states>()({
  requested: 'Solicitado',
  sent: 'A caminho',
  paid: 'Pago',
  failed: 'Falhou',
  unknown: 'Desconhecido',
  waiting: 'Aguarda saldo',
  returned: 'Devolvido',
});
