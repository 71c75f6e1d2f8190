import type { Language } from '@vitrine/contract/locales.ts';
import type { MailWords } from '../mails.ts';

/** To owners, about the orders of their stores and what they pay for them. */
export const ownerOrderMails = {
  'order-for-owner': {
    en: {
      subject: 'New order {number}: you earn {profit}',
      paragraphs: ['{product} was bought in {store}. Your profit: {profit}.'],
      action: 'See the order',
      closing: 'You get this mail for each new order.',
    },
    'zh-cn': {
      subject: '新订单 {number}：收益 {profit}',
      paragraphs: ['{store} 售出 {product}，您的收益为 {profit}。'],
      action: '查看订单',
      closing: '每有新订单，我们都会通知您。',
    },
    es: {
      subject: 'Nuevo pedido {number}: ganas {profit}',
      paragraphs: ['Se ha vendido {product} en {store}. Tu ganancia: {profit}.'],
      action: 'Ver el pedido',
      closing: 'Recibes este correo con cada pedido nuevo.',
    },
    pt: {
      subject: 'Novo pedido {number}: você ganha {profit}',
      paragraphs: ['{product} foi vendido em {store}. Seu lucro: {profit}.'],
      action: 'Ver o pedido',
      closing: 'Você recebe este e-mail a cada novo pedido.',
    },
    fr: {
      subject: 'Nouvelle commande {number} : vous gagnez {profit}',
      paragraphs: ['{product} a été acheté dans {store}. Votre gain : {profit}.'],
      action: 'Voir la commande',
      closing: 'Ce message vous parvient à chaque nouvelle commande.',
    },
  },
  'seller-reminder': {
    en: {
      subject: 'Order {number} waits for your payment',
      paragraphs: ['The buyer has paid you. Pay {cost} by {due}, and we ship. After that the order is cancelled and the buyer refunded.'],
      action: 'Pay now',
      closing: 'You can pay several orders at once.',
    },
    'zh-cn': {
      subject: '订单 {number} 等待您付款',
      paragraphs: ['买家已向您付款。请在 {due} 前支付 {cost}，我们随即发货；逾期订单将取消并退款给买家。'],
      action: '立即付款',
      closing: '可以一次支付多笔订单。',
    },
    es: {
      subject: 'El pedido {number} espera tu pago',
      paragraphs: [
        'El comprador ya te ha pagado. Paga {cost} antes del {due} y lo enviamos. Después, el pedido se cancela y se devuelve el dinero.',
      ],
      action: 'Pagar ahora',
      closing: 'Puedes pagar varios pedidos a la vez.',
    },
    pt: {
      subject: 'O pedido {number} espera seu pagamento',
      paragraphs: [
        'O comprador já pagou a você. Pague {cost} até {due} e nós enviamos. Depois disso, o pedido é cancelado e o comprador reembolsado.',
      ],
      action: 'Pagar agora',
      closing: 'Você pode pagar vários pedidos de uma vez.',
    },
    fr: {
      subject: 'La commande {number} attend votre paiement',
      paragraphs: [
        'L’acheteur vous a payé. Payez {cost} avant le {due} et nous expédions. Ensuite, la commande est annulée et l’acheteur remboursé.',
      ],
      action: 'Payer maintenant',
      closing: 'Vous pouvez payer plusieurs commandes à la fois.',
    },
  },
  'store-paused': {
    en: {
      subject: '{store} is paused',
      paragraphs: [
        'Three orders of {store} were cancelled because they were not paid within seven days. Their buyers have their money back.',
        'So that no more buyers are let down, the store takes no orders for now. You can open it again at any time.',
      ],
      action: 'Open my store',
      closing: 'Pay orders within seven days, and the store stays open.',
    },
    'zh-cn': {
      subject: '{store} 已暂停营业',
      paragraphs: ['{store} 有三笔订单因七天内未付款而取消，款项已退还买家。', '为避免更多买家失望，店铺暂不接单。您可以随时重新开店。'],
      action: '重新开店',
      closing: '请在七天内支付订单，店铺即可持续营业。',
    },
    es: {
      subject: '{store} está en pausa',
      paragraphs: [
        'Se cancelaron tres pedidos de {store} porque no se pagaron en siete días. Los compradores ya tienen su dinero.',
        'Para no fallar a más compradores, la tienda no acepta pedidos por ahora. Puedes volver a abrirla cuando quieras.',
      ],
      action: 'Abrir mi tienda',
      closing: 'Paga los pedidos en siete días y la tienda seguirá abierta.',
    },
    pt: {
      subject: '{store} está em pausa',
      paragraphs: [
        'Três pedidos de {store} foram cancelados porque não foram pagos em sete dias. Os compradores já receberam o dinheiro de volta.',
        'Para não decepcionar mais compradores, a loja não aceita pedidos por enquanto. Você pode reabri-la quando quiser.',
      ],
      action: 'Abrir minha loja',
      closing: 'Pague os pedidos em até sete dias e a loja continua aberta.',
    },
    fr: {
      subject: '{store} est en pause',
      paragraphs: [
        'Trois commandes de {store} ont été annulées, faute de paiement sous sept jours. Les acheteurs ont été remboursés.',
        'Pour ne plus décevoir d’acheteurs, la boutique ne prend plus de commandes pour l’instant. Vous pouvez la rouvrir à tout moment.',
      ],
      action: 'Rouvrir ma boutique',
      closing: 'Payez les commandes sous sept jours et la boutique reste ouverte.',
    },
  },
  'seller-payment-receipt': {
    en: {
      subject: 'Receipt: {total}, orders paid: {count}',
      paragraphs: ['We have received your payment of {total}. The orders are being prepared.'],
      action: 'See the orders',
      closing: 'Thank you.',
    },
    'zh-cn': {
      subject: '收据：{count} 笔订单共 {total}',
      paragraphs: ['已收到您支付的 {total}，订单正在备货。'],
      action: '查看订单',
      closing: '谢谢。',
    },
    es: {
      subject: 'Recibo: {total}, pedidos pagados: {count}',
      paragraphs: ['Hemos recibido tu pago de {total}. Los pedidos se están preparando.'],
      action: 'Ver los pedidos',
      closing: 'Gracias.',
    },
    pt: {
      subject: 'Recibo: {total}, pedidos pagos: {count}',
      paragraphs: ['Recebemos seu pagamento de {total}. Os pedidos estão sendo preparados.'],
      action: 'Ver os pedidos',
      closing: 'Obrigado.',
    },
    fr: {
      subject: 'Reçu : {total}, commandes payées : {count}',
      paragraphs: ['Nous avons reçu votre paiement de {total}. Les commandes sont en préparation.'],
      action: 'Voir les commandes',
      closing: 'Merci.',
    },
  },
} satisfies Record<string, Readonly<Record<Language, MailWords>>>;
