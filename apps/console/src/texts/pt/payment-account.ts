import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { paymentAccount as english } from '../en/payment-account.ts';

export const paymentAccount = translationOf<typeof english>()({
  account: 'Conta de saque',
  accountLine:
    'Para onde vão seus ganhos. Você vincula na página do provedor; nunca vemos os dados.',
  stateActive: 'Vinculada',
  stateNone: 'Não vinculada',
  stateLinking: 'Não concluída',
  stateRefused: 'Recusada',
  since: 'desde {date}',
  noneLine:
    'Você pode vender sem ela. Guardamos seus ganhos e enviamos quando você vincular uma conta.',
  noProviderLine:
    'A plataforma ainda não tem provedor de pagamentos: ninguém pode pagar, nem é possível vincular uma conta. Enquanto isso, você pode preparar a loja.',
  accountLineDirect:
    'Seus compradores pagam nesta conta. Você vincula na página do provedor; nunca vemos os dados.',
  directTitle: 'O que você ganha é seu na hora',
  directText:
    'O pagamento do comprador entra na sua conta na hora; não há espera nem saque. Depois, você paga à plataforma o custo de cada pedido em até 7 dias.',
  noneYet: 'Ainda sem conta',
  linkNow: 'Vincular conta',
  linkAnother: 'Vincular outra conta',
  goOn: 'Continuar vinculando',
  proofTitle: 'Confirme que é você',
  proofLink:
    'Seus ganhos irão para a conta que você vincular. Você a escolhe na página do provedor.',
  toProvider: 'Ir ao provedor',
  proofUnlink: 'Antes de desvincular, confirme que é você.',
  unlink: 'Desvincular',
  unlinkQuestion: 'Desvincular {account}?',
  unlinkWaits: 'Os saques param. Seus ganhos ficam guardados até você vincular uma conta de novo.',
  unlinkRefunds: 'Quem pagou a esta conta continua sendo reembolsado por ela.',
  unlinkMail: 'Confirmamos por e-mail.',
  unlinkDirect:
    'Seus compradores pagam a esta conta. Primeiro deixe a plataforma receber (Minha loja, Venda) e depois desvincule.',
  unlinkPayout: 'Há um saque a caminho desta conta. Desvincule quando o dinheiro tiver chegado.',
  toSelling: 'Mudar em Minha loja',
  unlinked: 'Conta de saque desvinculada',
  schedule: 'Quando receber',
  scheduleLine: 'Saques a partir de {amount}. Escolha quando o disponível vai para a sua conta.',
  manual: 'Só quando eu pedir',
  daily: 'Todo dia',
  weekly: 'Toda segunda',
  monthly: 'No dia 1º',
  nextAt: 'Próximo: {date}',
  saved: 'Salvo',
  holdTitle: 'Por que ficam retidos',
  holdLine_one:
    'O comprador pode devolver o pedido; por isso o lucro fica disponível {count} dia após a entrega.',
  holdLine_other:
    'O comprador pode devolver o pedido; por isso o lucro fica disponível {count} dias após a entrega.',
});
