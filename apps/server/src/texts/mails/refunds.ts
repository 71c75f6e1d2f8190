import type { Language } from '@vitrine/contract/locales.ts';
import type { MailWords } from '../mails.ts';

/** Money that operators returned. */
export const refundMails = {
  'order-refunded': {
    en: {
      subject: 'We returned {amount} for order {number}',
      paragraphs: [
        'Hello {name}, we returned {amount} for your order {number}, the way you paid.',
        'Depending on your bank it takes a few days until you see it.',
      ],
      action: 'See the order',
      closing: 'Questions? Write to {email}.',
    },
    'zh-cn': {
      subject: '订单 {number} 已退款 {amount}',
      paragraphs: ['{name}，您好！订单 {number} 的 {amount} 已按原付款方式退回。', '到账时间视银行而定，通常需要几天。'],
      action: '查看订单',
      closing: '如有疑问，请写信至 {email}。',
    },
    es: {
      subject: 'Hemos devuelto {amount} del pedido {number}',
      paragraphs: [
        'Hola, {name}: hemos devuelto {amount} de tu pedido {number} por el mismo medio con el que pagaste.',
        'Según tu banco, puede tardar unos días en aparecer.',
      ],
      action: 'Ver el pedido',
      closing: '¿Dudas? Escribe a {email}.',
    },
    pt: {
      subject: 'Devolvemos {amount} do pedido {number}',
      paragraphs: [
        'Olá, {name}! Devolvemos {amount} do seu pedido {number} pelo mesmo meio em que você pagou.',
        'Dependendo do banco, leva alguns dias para aparecer.',
      ],
      action: 'Ver o pedido',
      closing: 'Dúvidas? Escreva para {email}.',
    },
    fr: {
      subject: 'Nous avons remboursé {amount} sur la commande {number}',
      paragraphs: [
        'Bonjour {name}, nous avons remboursé {amount} sur votre commande {number}, par le moyen de paiement utilisé.',
        'Selon votre banque, cela prend quelques jours.',
      ],
      action: 'Voir la commande',
      closing: 'Une question ? Écrivez à {email}.',
    },
  },
  'refund-for-owner': {
    en: {
      subject: 'We returned {amount} for order {number} to you',
      paragraphs: ['We returned {amount} of what you paid for order {number} of {store}, the way you paid it.'],
      action: 'See the order',
      closing: 'Questions? Just answer this mail.',
    },
    'zh-cn': {
      subject: '订单 {number} 已向您退款 {amount}',
      paragraphs: ['您为 {store} 订单 {number} 支付的款项中，{amount} 已按原方式退回。'],
      action: '查看订单',
      closing: '如有疑问，请直接回复邮件。',
    },
    es: {
      subject: 'Te hemos devuelto {amount} del pedido {number}',
      paragraphs: ['Te hemos devuelto {amount} de lo que pagaste por el pedido {number} de {store}, por el mismo medio.'],
      action: 'Ver el pedido',
      closing: '¿Dudas? Responde a este correo.',
    },
    pt: {
      subject: 'Devolvemos a você {amount} do pedido {number}',
      paragraphs: ['Devolvemos {amount} do que você pagou pelo pedido {number} de {store}, pelo mesmo meio.'],
      action: 'Ver o pedido',
      closing: 'Dúvidas? Responda a este e-mail.',
    },
    fr: {
      subject: 'Nous vous avons remboursé {amount} sur la commande {number}',
      paragraphs: ['Nous vous avons remboursé {amount} de ce que vous avez payé pour la commande {number} de {store}, par le même moyen.'],
      action: 'Voir la commande',
      closing: 'Une question ? Répondez à cet e-mail.',
    },
  },
  'refund-granted': {
    en: {
      subject: 'The refund for order {number} was made',
      paragraphs: ['You asked for a refund on order {number} of {store}. We returned {amount} to the buyer, the way it was paid.'],
      action: 'See the order',
      closing: 'Questions? Just answer this mail.',
    },
    'zh-cn': {
      subject: '订单 {number} 的退款已办理',
      paragraphs: ['您为 {store} 的订单 {number} 申请了退款，我们已按原付款方式向买家退还 {amount}。'],
      action: '查看订单',
      closing: '如有疑问，请直接回复邮件。',
    },
    es: {
      subject: 'Hecho: reembolso del pedido {number}',
      paragraphs: [
        'Pediste el reembolso del pedido {number} de {store}. Hemos devuelto {amount} al comprador por el mismo medio con el que pagó.',
      ],
      action: 'Ver el pedido',
      closing: '¿Dudas? Responde a este correo.',
    },
    pt: {
      subject: 'Feito: reembolso do pedido {number}',
      paragraphs: [
        'Você pediu o reembolso do pedido {number} de {store}. Devolvemos {amount} ao comprador pelo mesmo meio em que ele pagou.',
      ],
      action: 'Ver o pedido',
      closing: 'Dúvidas? Responda a este e-mail.',
    },
    fr: {
      subject: 'Remboursement effectué pour la commande {number}',
      paragraphs: [
        'Vous avez demandé le remboursement de la commande {number} de {store}. Nous avons rendu {amount} à l’acheteur, par le moyen de paiement utilisé.',
      ],
      action: 'Voir la commande',
      closing: 'Une question ? Répondez à cet e-mail.',
    },
  },
  'refund-declined': {
    en: {
      subject: 'About your refund request for order {number}',
      paragraphs: ['You asked for a refund on order {number} of {store}. We cannot make it, for this reason:', '{reason}'],
      action: 'See the order',
      closing: 'Questions? Just answer this mail.',
    },
    'zh-cn': {
      subject: '关于订单 {number} 的退款申请',
      paragraphs: ['您为 {store} 的订单 {number} 申请了退款。我们无法办理，原因如下：', '{reason}'],
      action: '查看订单',
      closing: '如有疑问，请直接回复邮件。',
    },
    es: {
      subject: 'Sobre tu solicitud de reembolso del pedido {number}',
      paragraphs: ['Pediste el reembolso del pedido {number} de {store}. No podemos hacerlo por este motivo:', '{reason}'],
      action: 'Ver el pedido',
      closing: '¿Dudas? Responde a este correo.',
    },
    pt: {
      subject: 'Sobre seu pedido de reembolso, pedido {number}',
      paragraphs: ['Você pediu o reembolso do pedido {number} de {store}. Não podemos fazê-lo, por este motivo:', '{reason}'],
      action: 'Ver o pedido',
      closing: 'Dúvidas? Responda a este e-mail.',
    },
    fr: {
      subject: 'Votre demande de remboursement, commande {number}',
      paragraphs: [
        'Vous avez demandé le remboursement de la commande {number} de {store}. Nous ne pouvons pas l’accorder, pour ce motif :',
        '{reason}',
      ],
      action: 'Voir la commande',
      closing: 'Une question ? Répondez à cet e-mail.',
    },
  },
} satisfies Record<string, Readonly<Record<Language, MailWords>>>;
