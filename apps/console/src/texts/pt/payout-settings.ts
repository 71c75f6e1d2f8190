import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/payout-settings.ts';

export const payoutSettings = translationOf<typeof english.payoutSettings>()({
  title: 'Ajustes de saque',
  line: 'Quando os ganhos podem ser sacados e o que um novo lojista recebe.',
  payouts: 'Saques',
  change: 'Alterar',
  saved: 'Salvo',
  holdDays: 'Retenção após a entrega',
  holdDaysHint:
    'Em dias. Os ganhos podem ser sacados depois desse tempo a partir da entrega. Vale para pedidos entregues a partir de agora.',
  days_one: '{count} dia',
  days_other: '{count} dias',
  minimum: 'Saque mínimo',
  minimumHint: 'Valores menores esperam a próxima vez. Convertido para lojas em outras moedas.',
  welcome: 'Oferta de boas-vindas',
  welcomeHint: 'O desconto no primeiro pagamento de um lojista.',
  on: 'Ativada',
  off: 'Desativada',
  isOn: 'A oferta está ativada',
  budget: 'Orçamento por mês',
  budgetHint: 'Esgotado, a oferta para até o dia 1º.',
  chat: 'Link do chat',
  chatHint: 'Endereço https de um grupo ou pessoa em um chat; aparece na mensagem de boas-vindas.',
  none: 'Nenhum',
  given: 'Concedido este mês',
  claims_one: '{count} lojista',
  claims_other: '{count} lojistas',
});
