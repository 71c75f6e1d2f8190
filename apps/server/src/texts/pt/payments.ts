import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/payments.ts';

export const notPayable = translationOf<typeof english.notPayable>()({
  not_found: 'ele não existe.',
  cancelled: 'ele foi cancelado.',
  paid: 'ele já foi pago.',
  not_due: 'não há pagamento pendente.',
});

/** Why a store cannot be paid out, beside its name in an email. */
export const unpaidReasons = {
  restricted: 'restrita',
  lost: 'fechada',
  failed: 'saque falhou',
} as const;

/** Why a payout failed or came back, and what its owner does. */
export const payoutCauses = {
  account_closed: 'A conta está encerrada: vincule outra ou informe uma conta bancária.',
  account_refused: 'A conta foi recusada: confira os dados ou escolha outra conta.',
  limit_reached: 'Um limite da conta foi atingido: tente um valor menor amanhã.',
  provider_error:
    'O provedor informou um erro: tente amanhã e escreva para nós se acontecer de novo.',
  balance_insufficient:
    'A conta da plataforma não tinha saldo suficiente: você não precisa fazer nada.',
  not_claimed: 'O saque não foi aceito a tempo: aceite o próximo no seu provedor.',
  came_back: 'Sua conta devolveu o valor: pergunte o motivo ao seu banco ou provedor.',
} as const;
