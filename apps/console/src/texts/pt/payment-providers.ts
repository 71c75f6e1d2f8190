import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/payment-providers.ts';

export const paymentProviders = translationOf<typeof english.paymentProviders>()({
  title: 'Meios de pagamento',
  line: 'Quem recebe o dinheiro e se os avisos chegam.',
  testMode: 'Modo de teste.',
  testModeHint: 'Os compradores podem testar o pagamento; nenhum dinheiro se move.',
  none: 'Esta versão não tem provedor de pagamento.',
  default: 'Padrão',
  test: 'Teste',
  ready: 'Pronto',
  missing: 'Não configurado',
  lost: 'Chaves ausentes',
  takes_card: 'Cartões e carteiras do aparelho.',
  takes_paypal: 'Contas PayPal.',
  webhook: 'Endereço do webhook',
  lastEvent: 'Último aviso',
  noEvent: 'Nenhum aviso ainda',
  events_one: '{count} aviso em 24 horas',
  events_other: '{count} avisos em 24 horas',
  openPayments: 'Pagamentos abertos',
  currencies: 'Moedas',
  lostHint_one:
    'Só este provedor pode decidir {count} pagamento. Configure as chaves de novo: ele então reenviará os avisos.',
  lostHint_other:
    'Só este provedor pode decidir {count} pagamentos. Configure as chaves de novo: ele então reenviará os avisos.',
  setUp: 'Defina {settings} no ambiente e reinicie.',
  check: 'Testar as chaves',
  checkHint: 'Lê o último minuto do livro do provedor. Não move dinheiro.',
  check_works: 'As chaves funcionam: o livro do provedor pode ser lido.',
  check_refused: 'O provedor recusa as chaves ({code}). Verifique as chaves e as permissões.',
  check_unknown: 'O provedor não respondeu. Tente de novo em um minuto.',
});
