import { defineTexts } from '../lib/i18n.ts';

/** The paid orders behind the figures, and what each earns. */
export const salesTexts = defineTexts('sales', {
  sales: { en: 'Sales', 'zh-cn': '销售', es: 'Ventas', pt: 'Vendas', fr: 'Ventes' },
  balance: { en: 'Balance', 'zh-cn': '余额', es: 'Saldo', pt: 'Saldo', fr: 'Solde' },
  view: { en: 'What is listed', 'zh-cn': '显示内容', es: 'Qué se muestra', pt: 'O que é mostrado', fr: 'Ce qui est affiché' },
  noSales: {
    en: 'No paid order yet.',
    'zh-cn': '暂无已付款订单。',
    es: 'Aún no hay pedidos pagados.',
    pt: 'Ainda não há pedidos pagos.',
    fr: 'Aucune commande payée pour l’instant.',
  },
  paidToYou: {
    en: 'Paid into your account',
    'zh-cn': '已付到您的账户',
    es: 'Pagado a tu cuenta',
    pt: 'Pago na sua conta',
    fr: 'Payé sur votre compte',
  },
  sold: { en: 'Sold for', 'zh-cn': '销售额', es: 'Vendido por', pt: 'Vendido por', fr: 'Vendu pour' },
  cost: { en: 'Cost', 'zh-cn': '成本', es: 'Coste', pt: 'Custo', fr: 'Coût' },
  toPay: { en: 'Still to pay:', 'zh-cn': '待支付：', es: 'Por pagar:', pt: 'A pagar:', fr: 'À payer :' },
  allPaid: {
    en: 'All paid to the platform',
    'zh-cn': '已全部付给平台',
    es: 'Todo pagado a la plataforma',
    pt: 'Tudo pago à plataforma',
    fr: 'Tout est payé à la plateforme',
  },
  keptByPlatform: {
    en: 'Goods, shipping and fees',
    'zh-cn': '商品、运费和手续费',
    es: 'Productos, envío y comisiones',
    pt: 'Produtos, frete e taxas',
    fr: 'Articles, livraison et frais',
  },
  profit: { en: 'Your profit', 'zh-cn': '您的利润', es: 'Tu ganancia', pt: 'Seu lucro', fr: 'Votre bénéfice' },
  profitHint: { en: 'After refunds', 'zh-cn': '扣除退款后', es: 'Tras reembolsos', pt: 'Após reembolsos', fr: 'Après remboursements' },
  platformSale: {
    en: 'Sold for {{sold}}, cost {{cost}}',
    'zh-cn': '售价 {{sold}}，成本 {{cost}}',
    es: 'Vendido por {{sold}}, coste {{cost}}',
    pt: 'Vendido por {{sold}}, custo {{cost}}',
    fr: 'Vendu {{sold}}, coût {{cost}}',
  },
  directSale: {
    en: '{{sold}} paid into your account, cost {{cost}} paid',
    'zh-cn': '{{sold}} 已付到您的账户，成本 {{cost}} 已支付',
    es: '{{sold}} pagados a tu cuenta, coste {{cost}} pagado',
    pt: '{{sold}} pagos na sua conta, custo {{cost}} pago',
    fr: '{{sold}} payés sur votre compte, coût {{cost}} réglé',
  },
  directSaleDue: {
    en: '{{sold}} paid into your account, cost {{cost}} still to pay',
    'zh-cn': '{{sold}} 已付到您的账户，成本 {{cost}} 待支付',
    es: '{{sold}} pagados a tu cuenta, coste {{cost}} por pagar',
    pt: '{{sold}} pagos na sua conta, custo {{cost}} a pagar',
    fr: '{{sold}} payés sur votre compte, coût {{cost}} à régler',
  },
});
