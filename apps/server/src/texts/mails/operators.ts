import type { Language } from '@vitrine/contract/locales.ts';
import type { MailWords } from '../mails.ts';

/** What waits for operators. */
export const operatorMails = {
  'refunds-asked': {
    en: {
      subject: 'Refund requests waiting for an answer: {count}',
      paragraphs: ['Owners asked for refunds on these orders. Each waits for your answer: return money, or decline with a reason.'],
      action: 'See the requests',
      closing: 'This mail comes once an hour at most, and only when something new was asked.',
    },
    'zh-cn': {
      subject: '待处理的退款申请：{count} 笔',
      paragraphs: ['以下订单的店主申请了退款，等待您处理：退款，或说明理由后拒绝。'],
      action: '查看申请',
      closing: '此邮件每小时最多一封，仅在有新申请时发送。',
    },
    es: {
      subject: 'Solicitudes de reembolso sin responder: {count}',
      paragraphs: [
        'Los dueños han pedido el reembolso de estos pedidos. Cada solicitud espera tu respuesta: devuelve el dinero o recházala con un motivo.',
      ],
      action: 'Ver las solicitudes',
      closing: 'Este correo llega como mucho una vez por hora y solo si hay algo nuevo.',
    },
    pt: {
      subject: 'Pedidos de reembolso sem resposta: {count}',
      paragraphs: ['Os donos pediram o reembolso destes pedidos. Cada um espera sua resposta: devolva o dinheiro ou recuse com um motivo.'],
      action: 'Ver os pedidos',
      closing: 'Este e-mail chega no máximo uma vez por hora, e só quando há algo novo.',
    },
    fr: {
      subject: 'Demandes de remboursement sans réponse : {count}',
      paragraphs: [
        'Des vendeurs ont demandé le remboursement de ces commandes. Chacune attend votre réponse : rendez l’argent ou refusez en donnant un motif.',
      ],
      action: 'Voir les demandes',
      closing: 'Cet e-mail arrive une fois par heure au plus, et seulement s’il y a du nouveau.',
    },
  },
  'books-differ': {
    en: {
      subject: 'Our book and a provider’s differ: {count}',
      paragraphs: [
        'What a payment provider says does not fit our own book. Look into each difference: money may be missing on one side.',
        'Differences by provider:',
      ],
      action: 'See the differences',
      closing: 'This mail comes once an hour at most, and only when a new difference was found.',
    },
    'zh-cn': {
      subject: '我方账目与支付服务商不符：{count} 处',
      paragraphs: ['支付服务商的记录与我方账目不一致。请逐一核查：可能有一方的资金缺失。', '各服务商的差异数：'],
      action: '查看差异',
      closing: '此邮件每小时最多一封，仅在发现新差异时发送。',
    },
    es: {
      subject: 'Nuestro libro y el de un proveedor no cuadran: {count}',
      paragraphs: [
        'Lo que dice un proveedor de pagos no coincide con nuestro libro. Revisa cada diferencia: puede faltar dinero en uno de los lados.',
        'Diferencias por proveedor:',
      ],
      action: 'Ver las diferencias',
      closing: 'Este correo llega como mucho una vez por hora y solo si hay una diferencia nueva.',
    },
    pt: {
      subject: 'Nosso livro e o de um provedor não batem: {count}',
      paragraphs: [
        'O que um provedor de pagamentos diz não bate com o nosso livro. Verifique cada diferença: pode faltar dinheiro de um dos lados.',
        'Diferenças por provedor:',
      ],
      action: 'Ver as diferenças',
      closing: 'Este e-mail chega no máximo uma vez por hora, e só quando há uma diferença nova.',
    },
    fr: {
      subject: 'Nos comptes et ceux d’un prestataire diffèrent : {count}',
      paragraphs: [
        'Ce que dit un prestataire de paiement ne concorde pas avec nos comptes. Examinez chaque écart : il peut manquer de l’argent d’un côté.',
        'Écarts par prestataire :',
      ],
      action: 'Voir les écarts',
      closing: 'Cet e-mail arrive une fois par heure au plus, et seulement si un nouvel écart a été trouvé.',
    },
  },
} satisfies Record<string, Readonly<Record<Language, MailWords>>>;
