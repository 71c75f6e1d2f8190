import { translationOf } from '@vitrine/contract/catalogue.ts';
import type {
  accounts as accountsEnglish,
  journalKinds as journalKindsEnglish,
  journalSources as journalSourcesEnglish,
} from '../en/operations-journals.ts';

export const journalKinds = translationOf<typeof journalKindsEnglish>()({
  buyer_capture: 'Pagamento do comprador',
  seller_capture: 'Pagamento do proprietário',
  late_capture: 'Pagamento tardio, será devolvido',
  refund: 'Reembolso enviado',
  provider_fee: 'Taxa de um provedor',
  refund_failed: 'Reembolso devolvido',
  matured: 'Ganhos liberados',
  sale_reversed: 'Venda estornada',
  seller_reversed: 'Pagamento do proprietário estornado',
  payout_reserved: 'Saque iniciado',
  payout_paid: 'Saque recebido',
  payout_returned: 'Saque devolvido',
  payout_reversed: 'Saque pago que voltou',
  dispute_taken: 'Contestação: dinheiro retirado',
  dispute_returned: 'Contestação: dinheiro devolvido',
  dispute_held: 'Contestação: ganhos retidos',
  dispute_released: 'Contestação: ganhos liberados',
  dispute_lost: 'Contestação perdida',
  dispute_undone: 'Perda de contestação revertida',
  difference_settled: 'Diferença acertada',
});

export const accounts = translationOf<typeof accountsEnglish>()({
  owner_pending: 'Devido ao proprietário, pendente',
  owner_available: 'Devido ao proprietário, disponível',
  owner_in_transit: 'Devido ao proprietário, a caminho',
  provider_clearing: 'Em poder do provedor',
  platform_goods: 'Mercadoria vendida',
  platform_shipping: 'Frete cobrado',
  platform_fees: 'Taxas cobradas',
  fee_differences: 'Diferenças do previsto',
  platform_promotions: 'Ofertas por nossa conta',
  tax_payable: 'Impostos a pagar',
  refunds_payable: 'Reembolsos a pagar',
  disputed_funds: 'Valores contestados',
  dispute_fees: 'Taxas de contestação',
  exchange: 'Câmbio',
  differences: 'Diferenças acertadas',
});

export const journalSources = translationOf<typeof journalSourcesEnglish>()({
  order: 'Pedido',
  payment: 'Pagamento',
  refund: 'Reembolso',
  payout: 'Saque',
  dispute: 'Contestação',
  settlement: 'Acerto',
});
