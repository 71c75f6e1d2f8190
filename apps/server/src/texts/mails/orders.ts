import type { Language } from '@vitrine/contract/locales.ts';
import type { MailWords } from '../mails.ts';

/** To buyers, about their orders. */
export const orderMails = {
  'order-confirmed': {
    en: {
      subject: 'Your order {number} is paid',
      paragraphs: ['Thank you, {name}. We have your order and prepare it now.', 'Expected: {days}.'],
      action: 'Follow the order',
      closing: 'Keep this mail: the link is your key to the order.',
    },
    'zh-cn': {
      subject: '订单 {number} 已付款',
      paragraphs: ['{name}，感谢您的购买。订单已收到，正在备货。', '预计送达：{days}。'],
      action: '查看订单',
      closing: '请保存此邮件，链接是查看订单的凭证。',
    },
    es: {
      subject: 'Tu pedido {number} está pagado',
      paragraphs: ['Gracias, {name}. Ya tenemos tu pedido y lo estamos preparando.', 'Llegada prevista: {days}.'],
      action: 'Seguir el pedido',
      closing: 'Guarda este correo: el enlace es la llave de tu pedido.',
    },
    pt: {
      subject: 'Seu pedido {number} está pago',
      paragraphs: ['Obrigado, {name}. Recebemos seu pedido e já estamos preparando.', 'Entrega prevista: {days}.'],
      action: 'Acompanhar o pedido',
      closing: 'Guarde este e-mail: o link é a chave do seu pedido.',
    },
    fr: {
      subject: 'Votre commande {number} est payée',
      paragraphs: ['Merci, {name}. Nous avons votre commande et la préparons.', 'Livraison prévue : {days}.'],
      action: 'Suivre la commande',
      closing: 'Gardez ce message : le lien est la clé de votre commande.',
    },
  },
  'order-unpaid': {
    en: {
      subject: 'Your order {number} is not paid yet',
      paragraphs: [
        'Hello {name}, the payment of your order did not come through, and nothing was charged.',
        'If you still want it, you can pay until {until}, at the same price while pieces last.',
      ],
      action: 'Go to payment',
      closing: 'Changed your mind? Then do nothing: the order closes by itself, and we will not remind you again.',
    },
    'zh-cn': {
      subject: '订单 {number} 尚未付款',
      paragraphs: ['{name}，您好！您的订单付款未完成，没有产生扣款。', '如仍需要，可在 {until} 前按原价付款，售完为止。'],
      action: '去付款',
      closing: '不想要了？无需任何操作，订单会自动关闭，我们也不会再次提醒。',
    },
    es: {
      subject: 'Tu pedido {number} aún no está pagado',
      paragraphs: [
        'Hola, {name}: el pago de tu pedido no se completó y no se te ha cobrado nada.',
        'Si todavía lo quieres, puedes pagarlo hasta el {until} al mismo precio, mientras queden unidades.',
      ],
      action: 'Ir al pago',
      closing: '¿Has cambiado de idea? No tienes que hacer nada: el pedido se cerrará solo y no te lo recordaremos más.',
    },
    pt: {
      subject: 'Seu pedido {number} ainda não foi pago',
      paragraphs: [
        'Olá, {name}! O pagamento do seu pedido não foi concluído e nada foi cobrado.',
        'Se ainda quiser, você pode pagar até {until}, pelo mesmo preço, enquanto houver estoque.',
      ],
      action: 'Ir para o pagamento',
      closing: 'Mudou de ideia? Não precisa fazer nada: o pedido é encerrado sozinho e não vamos lembrar você de novo.',
    },
    fr: {
      subject: 'Votre commande {number} n’est pas encore payée',
      paragraphs: [
        'Bonjour {name}, le paiement de votre commande n’a pas abouti et rien n’a été débité.',
        'Si vous la voulez toujours, vous pouvez la payer jusqu’au {until}, au même prix, dans la limite du stock.',
      ],
      action: 'Aller au paiement',
      closing: 'Vous avez changé d’avis ? Ne faites rien : la commande se fermera d’elle-même, et nous ne vous relancerons pas.',
    },
  },
  'order-shipped': {
    en: {
      subject: 'Your order {number} is on its way',
      paragraphs: ['{carrier} has your parcel. Tracking number: {tracking}.'],
      action: 'Follow the order',
      closing: 'Keep this mail: the link is your key to the order.',
    },
    'zh-cn': {
      subject: '订单 {number} 已发货',
      paragraphs: ['包裹已交给 {carrier}，运单号：{tracking}。'],
      action: '查看订单',
      closing: '请保存此邮件，链接是查看订单的凭证。',
    },
    es: {
      subject: 'Tu pedido {number} está en camino',
      paragraphs: ['{carrier} tiene tu paquete. Número de seguimiento: {tracking}.'],
      action: 'Seguir el pedido',
      closing: 'Guarda este correo: el enlace es la llave de tu pedido.',
    },
    pt: {
      subject: 'Seu pedido {number} está a caminho',
      paragraphs: ['Seu pacote está com {carrier}. Código de rastreio: {tracking}.'],
      action: 'Acompanhar o pedido',
      closing: 'Guarde este e-mail: o link é a chave do seu pedido.',
    },
    fr: {
      subject: 'Votre commande {number} est en route',
      paragraphs: ['{carrier} a votre colis. Numéro de suivi : {tracking}.'],
      action: 'Suivre la commande',
      closing: 'Gardez ce message : le lien est la clé de votre commande.',
    },
  },
  'order-tracking-corrected': {
    en: {
      subject: 'New tracking number for order {number}',
      paragraphs: ['The tracking number in our last email was wrong. The right one: {carrier}, {tracking}.'],
      action: 'Follow the order',
      closing: 'Sorry for the mix-up.',
    },
    'zh-cn': {
      subject: '订单 {number} 的运单号已更正',
      paragraphs: ['上一封邮件中的运单号有误。正确的运单号：{carrier} {tracking}。'],
      action: '查看订单',
      closing: '抱歉给您带来不便。',
    },
    es: {
      subject: 'Nuevo número de seguimiento del pedido {number}',
      paragraphs: ['El número de seguimiento de nuestro último correo era incorrecto. El correcto es: {carrier}, {tracking}.'],
      action: 'Seguir el pedido',
      closing: 'Disculpa la confusión.',
    },
    pt: {
      subject: 'Novo código de rastreio do pedido {number}',
      paragraphs: ['O código de rastreio do nosso último e-mail estava errado. O correto é: {carrier}, {tracking}.'],
      action: 'Acompanhar o pedido',
      closing: 'Desculpe o engano.',
    },
    fr: {
      subject: 'Nouveau numéro de suivi de la commande {number}',
      paragraphs: ['Le numéro de suivi de notre dernier e-mail était erroné. Le bon : {carrier}, {tracking}.'],
      action: 'Suivre la commande',
      closing: 'Toutes nos excuses pour cette erreur.',
    },
  },
  'order-parcel-withdrawn': {
    en: {
      subject: 'Order {number} has not been shipped yet',
      paragraphs: [
        'We told you too early that a parcel of your order was on its way. We are still packing it and will email you when it leaves.',
      ],
      action: 'See the order',
      closing: 'Sorry for the mix-up.',
    },
    'zh-cn': {
      subject: '订单 {number} 尚未发货',
      paragraphs: ['我们误通知您包裹已寄出，实际仍在打包中。寄出后会再次发邮件通知您。'],
      action: '查看订单',
      closing: '抱歉给您带来不便。',
    },
    es: {
      subject: 'El pedido {number} aún no se ha enviado',
      paragraphs: [
        'Te avisamos demasiado pronto de que un paquete de tu pedido estaba en camino. Aún lo estamos preparando y te escribiremos cuando salga.',
      ],
      action: 'Ver el pedido',
      closing: 'Disculpa la confusión.',
    },
    pt: {
      subject: 'O pedido {number} ainda não foi enviado',
      paragraphs: [
        'Avisamos cedo demais que um pacote do seu pedido estava a caminho. Ele ainda está sendo preparado, e escreveremos quando sair.',
      ],
      action: 'Ver o pedido',
      closing: 'Desculpe o engano.',
    },
    fr: {
      subject: 'La commande {number} n’est pas encore partie',
      paragraphs: [
        'Nous vous avons annoncé trop tôt le départ d’un colis de votre commande. Il est encore en préparation et nous vous écrirons à son départ.',
      ],
      action: 'Voir la commande',
      closing: 'Toutes nos excuses pour cette erreur.',
    },
  },
  'order-delivered': {
    en: {
      subject: 'Your order {number} has arrived',
      paragraphs: ['We hope that you like it. You have 30 days to return it.'],
      action: 'See the order',
      closing: 'Enjoy!',
    },
    'zh-cn': {
      subject: '订单 {number} 已送达',
      paragraphs: ['希望您喜欢。30 天内可以退货。'],
      action: '查看订单',
      closing: '祝您使用愉快！',
    },
    es: {
      subject: 'Tu pedido {number} ha llegado',
      paragraphs: ['Esperamos que te guste. Tienes 30 días para devolverlo.'],
      action: 'Ver el pedido',
      closing: '¡Que lo disfrutes!',
    },
    pt: {
      subject: 'Seu pedido {number} chegou',
      paragraphs: ['Esperamos que goste. Você tem 30 dias para devolver.'],
      action: 'Ver o pedido',
      closing: 'Aproveite!',
    },
    fr: {
      subject: 'Votre commande {number} est arrivée',
      paragraphs: ['Nous espérons qu’elle vous plaît. Vous avez 30 jours pour la retourner.'],
      action: 'Voir la commande',
      closing: 'Bonne découverte !',
    },
  },
  'order-cancelled': {
    en: {
      subject: 'Order {number} was cancelled',
      paragraphs: ['The order was cancelled. Whatever was paid goes back the way it came.'],
      action: 'See the order',
      closing: 'Questions? Write to {email}.',
    },
    'zh-cn': {
      subject: '订单 {number} 已取消',
      paragraphs: ['订单已取消，已付款项将原路退回。'],
      action: '查看订单',
      closing: '如有疑问，请写信至 {email}。',
    },
    es: {
      subject: 'El pedido {number} se ha cancelado',
      paragraphs: ['El pedido se ha cancelado. Lo pagado vuelve por el mismo camino.'],
      action: 'Ver el pedido',
      closing: '¿Dudas? Escribe a {email}.',
    },
    pt: {
      subject: 'O pedido {number} foi cancelado',
      paragraphs: ['O pedido foi cancelado. O que foi pago volta pelo mesmo caminho.'],
      action: 'Ver o pedido',
      closing: 'Dúvidas? Escreva para {email}.',
    },
    fr: {
      subject: 'La commande {number} est annulée',
      paragraphs: ['La commande est annulée. Ce qui a été payé est rendu par le même chemin.'],
      action: 'Voir la commande',
      closing: 'Une question ? Écrivez à {email}.',
    },
  },
} satisfies Record<string, Readonly<Record<Language, MailWords>>>;
