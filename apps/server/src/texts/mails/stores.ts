import type { Language } from '@vitrine/contract/locales.ts';
import type { MailWords } from '../mails.ts';

/** What operators decided about a store. */
export const storeMails = {
  'store-held': {
    en: {
      subject: 'We paused {store}',
      paragraphs: [
        'We paused {store}. The reason: {reason}',
        'Your store says that it is closed, and nobody can check out. Orders that were placed go on as usual.',
      ],
      action: 'My store',
      closing: 'We open it again as soon as this is settled. Answer this mail if you have questions.',
    },
    'zh-cn': {
      subject: '{store} 已被平台暂停',
      paragraphs: ['我们暂停了 {store}。原因：{reason}', '店铺会显示暂停营业，买家无法下单；已有订单照常处理。'],
      action: '我的店铺',
      closing: '问题解决后我们会立即重新开启。如有疑问，请直接回复此邮件。',
    },
    es: {
      subject: 'Hemos pausado {store}',
      paragraphs: [
        'Hemos pausado {store}. El motivo: {reason}',
        'Tu tienda indica que está cerrada y nadie puede comprar. Los pedidos ya hechos siguen su curso.',
      ],
      action: 'Mi tienda',
      closing: 'La reabriremos en cuanto se resuelva. Responde a este correo si tienes preguntas.',
    },
    pt: {
      subject: 'Pausamos {store}',
      paragraphs: [
        'Pausamos {store}. O motivo: {reason}',
        'Sua loja informa que está fechada e ninguém pode comprar. Os pedidos já feitos seguem normalmente.',
      ],
      action: 'Minha loja',
      closing: 'Vamos reabri-la assim que isso for resolvido. Responda a este e-mail se tiver dúvidas.',
    },
    fr: {
      subject: 'Nous avons mis {store} en pause',
      paragraphs: [
        'Nous avons mis {store} en pause. Le motif : {reason}',
        'Votre boutique indique qu’elle est fermée et personne ne peut commander. Les commandes passées suivent leur cours.',
      ],
      action: 'Ma boutique',
      closing: 'Nous la rouvrirons dès que ce sera réglé. Répondez à cet e-mail si vous avez des questions.',
    },
  },
  'store-opened': {
    en: {
      subject: '{store} is open again',
      paragraphs: ['We opened {store} again; buyers can order now. Our note: {reason}'],
      action: 'My store',
      closing: 'Thank you for your patience.',
    },
    'zh-cn': {
      subject: '{store} 已重新开启',
      paragraphs: ['我们已重新开启 {store}，买家现在可以下单。说明：{reason}'],
      action: '我的店铺',
      closing: '感谢您的耐心等待。',
    },
    es: {
      subject: '{store} vuelve a estar abierta',
      paragraphs: ['Hemos reabierto {store}; los compradores ya pueden pedir. Nuestra nota: {reason}'],
      action: 'Mi tienda',
      closing: 'Gracias por tu paciencia.',
    },
    pt: {
      subject: '{store} está aberta de novo',
      paragraphs: ['Reabrimos {store}; os compradores já podem pedir. Nossa observação: {reason}'],
      action: 'Minha loja',
      closing: 'Obrigado pela paciência.',
    },
    fr: {
      subject: '{store} est de nouveau ouverte',
      paragraphs: ['Nous avons rouvert {store} ; les acheteurs peuvent commander. Notre note : {reason}'],
      action: 'Ma boutique',
      closing: 'Merci de votre patience.',
    },
  },
  'settlement-platform': {
    en: {
      subject: 'Buyers of {store} now pay the platform',
      paragraphs: [
        'From now on the platform receives the payments of {store} and credits your earnings. The reason: {reason}',
        'Orders that were placed before are settled as they began: you still pay those that are open.',
      ],
      action: 'My store',
      closing: 'You find all of it in your store settings.',
    },
    'zh-cn': {
      subject: '{store} 的买家现在付款给平台',
      paragraphs: ['从现在起，平台代收 {store} 的货款并计入您的收益。原因：{reason}', '此前的订单按原方式结算：未付的订单仍需由您支付。'],
      action: '我的店铺',
      closing: '详情请见店铺设置。',
    },
    es: {
      subject: 'Los compradores de {store} pagan ahora a la plataforma',
      paragraphs: [
        'A partir de ahora la plataforma cobra los pagos de {store} y te abona tus ganancias. El motivo: {reason}',
        'Los pedidos anteriores se liquidan como empezaron: los que siguen abiertos los pagas tú.',
      ],
      action: 'Mi tienda',
      closing: 'Lo tienes todo en los ajustes de tu tienda.',
    },
    pt: {
      subject: 'Os compradores de {store} agora pagam à plataforma',
      paragraphs: [
        'A partir de agora a plataforma recebe os pagamentos de {store} e credita seus ganhos. O motivo: {reason}',
        'Os pedidos anteriores são liquidados como começaram: os que estão abertos continuam a ser pagos por você.',
      ],
      action: 'Minha loja',
      closing: 'Está tudo nas configurações da sua loja.',
    },
    fr: {
      subject: 'Les acheteurs de {store} paient désormais la plateforme',
      paragraphs: [
        'Désormais, la plateforme encaisse les paiements de {store} et crédite vos gains. Le motif : {reason}',
        'Les commandes antérieures sont réglées comme elles ont commencé : vous payez encore celles qui sont ouvertes.',
      ],
      action: 'Ma boutique',
      closing: 'Tout se trouve dans les réglages de votre boutique.',
    },
  },
  'settlement-direct': {
    en: {
      subject: 'Buyers of {store} now pay you directly',
      paragraphs: [
        'From now on buyers of {store} pay your linked account. You pay us the platform price within seven days, and we ship. The reason: {reason}',
        'Orders that were placed before are settled as they began: their earnings are credited by the platform.',
      ],
      action: 'My store',
      closing: 'Please check that name, address and contact of the seller are right in your store settings.',
    },
    'zh-cn': {
      subject: '{store} 的买家现在直接付款给您',
      paragraphs: [
        '从现在起，{store} 的货款直接进入您绑定的账户；您在七天内向我们支付平台价后我们发货。原因：{reason}',
        '此前的订单按原方式结算：收益由平台计入。',
      ],
      action: '我的店铺',
      closing: '请在店铺设置中核对卖家名称、地址和联系方式。',
    },
    es: {
      subject: 'Los compradores de {store} te pagan ahora directamente',
      paragraphs: [
        'A partir de ahora los compradores de {store} pagan en tu cuenta vinculada. Tú nos pagas el precio de plataforma en siete días y nosotros enviamos. El motivo: {reason}',
        'Los pedidos anteriores se liquidan como empezaron: la plataforma te abona sus ganancias.',
      ],
      action: 'Mi tienda',
      closing: 'Comprueba que el nombre, la dirección y el contacto del vendedor sean correctos en los ajustes.',
    },
    pt: {
      subject: 'Os compradores de {store} agora pagam direto a você',
      paragraphs: [
        'A partir de agora os compradores de {store} pagam na sua conta vinculada. Você nos paga o preço da plataforma em até sete dias e nós enviamos. O motivo: {reason}',
        'Os pedidos anteriores são liquidados como começaram: a plataforma credita os ganhos deles.',
      ],
      action: 'Minha loja',
      closing: 'Confira nome, endereço e contato do vendedor nas configurações da loja.',
    },
    fr: {
      subject: 'Les acheteurs de {store} vous paient désormais directement',
      paragraphs: [
        'Désormais, les acheteurs de {store} paient sur votre compte lié. Vous nous payez le prix plateforme sous sept jours et nous expédions. Le motif : {reason}',
        'Les commandes antérieures sont réglées comme elles ont commencé : la plateforme crédite leurs gains.',
      ],
      action: 'Ma boutique',
      closing: 'Vérifiez le nom, l’adresse et le contact du vendeur dans les réglages de votre boutique.',
    },
  },
} as const satisfies Record<string, Readonly<Record<Language, MailWords>>>;
