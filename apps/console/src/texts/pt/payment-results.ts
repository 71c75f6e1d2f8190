import { translationOf } from '@vitrine/contract/catalogue.ts';
import type {
  linkFailures as linkFailuresEnglish,
  payResults as payResultsEnglish,
} from '../en/payment-results.ts';

export const payResults = translationOf<typeof payResultsEnglish>()({
  payAgain: 'Tentar de novo',
  pendingLine: 'Nada é cobrado duas vezes. Esta página se atualiza sozinha.',
  leftEarly: 'Se você saiu da página do banco antes da hora, continue por lá.',
  failedLine: 'Nada foi cobrado. Você pode tentar de novo.',
  lostTitle: 'Pagamento não encontrado',
  linkedTitle: 'Sua conta de saque está vinculada',
  linkedLine: 'Seus ganhos vão para {account}.',
  linkedDirectLine: 'Seus compradores pagam em {account}.',
  linkFailedTitle: 'Não foi possível vincular a conta',
  backHome: 'Voltar ao início',
  toOrders: 'Ver meus pedidos',
  linkAgain: 'Vincular de novo',
  print: 'Imprimir',
  authTitle: 'O pagamento não foi autorizado',
  authWaitTitle: 'Seu banco está confirmando o pagamento',
  goOnPaying: 'Continuar o pagamento',
  linkOpenTitle: 'O provedor ainda não decidiu',
  linkOpenLine:
    'Assim que responder, esta página se atualiza sozinha. Se você saiu antes da hora, continue lá.',
  goOnLinking: 'Continuar a vincular',
  linkKept: 'Até lá, seus ganhos continuam indo para {account}.',
});

export const linkFailures = translationOf<typeof linkFailuresEnglish>()({
  refused_by_user: 'Foi cancelado na página do provedor. Vincule de novo quando quiser.',
  refused_by_provider: 'O provedor recusou esta conta. Verifique os dados ou escolha outra.',
  permissions_missing: 'Faltam permissões: {missing}. Vincule de novo e conceda todas.',
  expired: 'A página ficou aberta tempo demais. Comece de novo.',
  unknown: 'O provedor não informou o motivo. Tente mais uma vez.',
  permission_payments: 'pagamentos',
  permission_refunds: 'reembolsos',
  permission_disputes: 'contestações',
  permission_reports: 'relatórios',
});
