import { defineTexts } from '../lib/i18n.ts';

/** The welcome offer: what it gives, and why it does not. */
export const welcomeOfferTexts = defineTexts('welcomeOffer', {
  offerTitle: {
    en: 'Welcome offer on your first order',
    'zh-cn': '首单新人优惠',
    es: 'Oferta de bienvenida en tu primer pedido',
    pt: 'Oferta de boas-vindas no primeiro pedido',
    fr: 'Offre de bienvenue sur la première commande',
  },
  offerLine: {
    en: 'Goods under {{free}} are free, from there to {{to}} you get {{percent}} off. It is taken off when you pay; once per owner, payment account, address and card.',
    'zh-cn': '商品低于 {{free}} 免费，{{free}} 至 {{to}} 减 {{percent}}，付款时自动减免；每位店主、收款账户、地址和银行卡限一次。',
    es: 'Productos por menos de {{free}} gratis; hasta {{to}}, {{percent}} de descuento. Se descuenta al pagar; una vez por persona, cuenta de pago, dirección y tarjeta.',
    pt: 'Produtos abaixo de {{free}} são grátis; até {{to}}, {{percent}} de desconto. Descontado ao pagar; uma vez por pessoa, conta de pagamento, endereço e cartão.',
    fr: 'Articles sous {{free}} offerts ; jusqu’à {{to}}, {{percent}} de remise. Déduite au paiement ; une fois par personne, compte de paiement, adresse et carte.',
  },
  offerAction: { en: 'Order for yourself', 'zh-cn': '自购下单', es: 'Pedir para ti', pt: 'Pedir para você', fr: 'Commander pour vous' },
  offerWaiting: {
    en: 'The welcome offer cannot be used',
    'zh-cn': '新人优惠暂不可用',
    es: 'La oferta de bienvenida no se puede usar',
    pt: 'A oferta de boas-vindas não pode ser usada',
    fr: 'L’offre de bienvenue ne peut pas être utilisée',
  },
  applies: {
    en: 'Taken off when you pay. A card that was used for the offer before does not get it again.',
    'zh-cn': '付款时自动减免；已享受过优惠的银行卡不能再次使用。',
    es: 'Se descuenta al pagar. Una tarjeta que ya usó la oferta no la recibe de nuevo.',
    pt: 'Descontado ao pagar. Um cartão que já usou a oferta não a recebe de novo.',
    fr: 'Déduite au paiement. Une carte qui a déjà servi pour l’offre n’y a plus droit.',
  },
  held: {
    en: 'An open payment uses the welcome offer. Finish that payment, or wait until it ends.',
    'zh-cn': '有一笔未完成的付款正在使用新人优惠，请先完成该付款或等待其失效。',
    es: 'Un pago abierto usa la oferta de bienvenida. Termínalo o espera a que venza.',
    pt: 'Um pagamento em aberto usa a oferta de boas-vindas. Conclua esse pagamento ou espere ele expirar.',
    fr: 'Un paiement en cours utilise l’offre de bienvenue. Terminez-le ou attendez qu’il expire.',
  },
  over_limit: {
    en: 'The welcome offer is for goods up to {{to}}.',
    'zh-cn': '新人优惠仅适用于 {{to}} 以内的商品。',
    es: 'La oferta de bienvenida es para productos de hasta {{to}}.',
    pt: 'A oferta de boas-vindas vale para produtos de até {{to}}.',
    fr: 'L’offre de bienvenue vaut pour des articles jusqu’à {{to}}.',
  },
  budget_spent: {
    en: 'This month’s welcome offers are all given. They start again on the first of next month.',
    'zh-cn': '本月新人优惠名额已用完，下月 1 日恢复。',
    es: 'Las ofertas de bienvenida de este mes ya se agotaron. Vuelven el primero del mes que viene.',
    pt: 'As ofertas de boas-vindas deste mês acabaram. Elas voltam no dia 1º do próximo mês.',
    fr: 'Les offres de bienvenue de ce mois sont épuisées. Elles reprennent le 1er du mois prochain.',
  },
  linked_account_used: {
    en: 'The welcome offer has already been used with your payment account, by another store.',
    'zh-cn': '您关联的收款账户已被其他店铺用于新人优惠。',
    es: 'Otra tienda ya usó la oferta de bienvenida con tu cuenta de pago.',
    pt: 'Outra loja já usou a oferta de boas-vindas com a sua conta de pagamento.',
    fr: 'Une autre boutique a déjà utilisé l’offre de bienvenue avec votre compte de paiement.',
  },
  address_used: {
    en: 'The welcome offer has already been used for this address.',
    'zh-cn': '此收货地址已使用过新人优惠。',
    es: 'La oferta de bienvenida ya se usó para esta dirección.',
    pt: 'A oferta de boas-vindas já foi usada para este endereço.',
    fr: 'L’offre de bienvenue a déjà été utilisée pour cette adresse.',
  },
});
