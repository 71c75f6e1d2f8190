import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { reconciliation as english } from '../en/reconciliation.ts';

export const reconciliation = translationOf<typeof english>()({
  title: 'Comparação com os registros dos provedores',
  journals: 'Lançamentos',
  tab: 'Registros dos provedores',
  line: 'Todo dia, o que recebemos, devolvemos e pagamos às lojas é comparado com a lista do provedor. Os dias são em UTC.',
  now: 'Comparar agora',
  agreed: 'Confere',
  differs_one: '{count} diferença',
  differs_other: '{count} diferenças',
  done: 'Comparado',
  none: 'Nenhum dia foi comparado ainda.',
  day: 'Dia',
  provider: 'Provedor',
  sums: 'O nosso e o deles',
  result: 'Resultado',
  compared: 'Comparado em',
  entryCount_one: '{count} lançamento',
  entryCount_other: '{count} lançamentos',
  nothing: 'Sem movimento',
  capture: 'Recebido',
  refund: 'Devolvido',
  payout: 'Sacado',
  not_ours: 'só nos registros do provedor: {theirs}',
  not_theirs: 'só nos nossos livros: {ours}',
  amount: 'nosso {ours}, deles {theirs}',
});
