import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { payouts as english } from '../en/payouts.ts';

export const payouts = translationOf<typeof english>()({
  title: 'Saque',
  open: 'Saque de {amount}: detalhes',
  destination: 'Vai para',
  askedBy: 'Solicitado por',
  owner: 'Você',
  schedule: 'Sua agenda',
  operator: 'A plataforma',
  number: 'Número',
  steps: 'Etapas',
  requested: 'Solicitado e reservado no seu saldo',
  sent: 'Enviado ao banco',
  paid: 'Chegou à sua conta',
  failed: 'Devolvido ao seu saldo',
  toSend: 'A seguir vai para o banco',
  toArrive: 'Chega à sua conta',
  by: 'até {date}',
  unknown:
    'O banco ainda não respondeu. Consultamos a cada 30 segundos; nada é enviado duas vezes.',
  statement: 'Extrato',
  pdf: 'PDF, para imprimir ou enviar',
  csv: 'CSV, para uma planilha',
  changeAccount: 'Conta de saque',
  returned: 'Voltou ao seu saldo',
  waiting: 'A plataforma está recarregando a conta dela. Será reenviado sozinho.',
});
