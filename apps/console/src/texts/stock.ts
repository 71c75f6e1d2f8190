import { defineTexts } from '../lib/i18n.ts';

/** Variants that are sold out, and new pieces for them. */
export const stockTexts = defineTexts('stock', {
  title: { en: 'Sold-out variants', 'zh-cn': '售罄的规格', es: 'Variantes agotadas', pt: 'Variantes esgotadas', fr: 'Variantes épuisées' },
  line: {
    en: 'Nobody can buy these. Enter how many units are in the warehouse now, held ones included.',
    'zh-cn': '以下规格无法购买。请输入仓库现有件数（含付款中占用的）。',
    es: 'Nadie puede comprarlas. Indica cuántas unidades hay ahora en el almacén, incluidas las retenidas.',
    pt: 'Ninguém consegue comprá-las. Informe quantas unidades há agora no estoque, incluindo as reservadas.',
    fr: 'Personne ne peut les acheter. Indiquez combien de pièces sont à l’entrepôt, retenues comprises.',
  },
  lineReadOnly: {
    en: 'Nobody can buy these until an operator enters new stock.',
    'zh-cn': '以下规格在运营补充库存前无法购买。',
    es: 'Nadie puede comprarlas hasta que un operador indique nuevas existencias.',
    pt: 'Ninguém consegue comprá-las até que um operador informe novo estoque.',
    fr: 'Personne ne peut les acheter tant qu’un opérateur n’a pas saisi de stock.',
  },
  search: {
    en: 'All SKUs and products',
    'zh-cn': '全部 SKU 和商品',
    es: 'Todos los SKU y productos',
    pt: 'Todos os SKUs e produtos',
    fr: 'Tous les SKU et articles',
  },
  notFound: {
    en: 'No variant on sale matches.',
    'zh-cn': '没有匹配的在售规格。',
    es: 'Ninguna variante en venta coincide.',
    pt: 'Nenhuma variante à venda corresponde.',
    fr: 'Aucune variante en vente ne correspond.',
  },
  savedNone: {
    en: '{{name}} has no unit left to buy ({{count}} in the warehouse)',
    'zh-cn': '{{name}} 已无可售库存（仓库 {{count}} 件）',
    es: '{{name}} se queda sin unidades a la venta ({{count}} en almacén)',
    pt: '{{name}} ficou sem unidades à venda ({{count}} em estoque)',
    fr: '{{name}} n’a plus d’unité en vente ({{count}} en entrepôt)',
  },
  product: { en: 'Product', 'zh-cn': '商品', es: 'Producto', pt: 'Produto', fr: 'Article' },
  sku: { en: 'SKU', 'zh-cn': 'SKU', es: 'SKU', pt: 'SKU', fr: 'SKU' },
  onHand: { en: 'In the warehouse', 'zh-cn': '库存', es: 'En almacén', pt: 'Em estoque', fr: 'En entrepôt' },
  held: { en: 'Being paid', 'zh-cn': '付款中', es: 'En pago', pt: 'Em pagamento', fr: 'En paiement' },
  now: { en: 'Units now', 'zh-cn': '现有件数', es: 'Unidades ahora', pt: 'Unidades agora', fr: 'Pièces à présent' },
  save: { en: 'Save', 'zh-cn': '保存', es: 'Guardar', pt: 'Salvar', fr: 'Enregistrer' },
  saved: {
    en: '{{name}} can be bought',
    'zh-cn': '{{name}} 可购买',
    es: '{{name}} se puede comprar',
    pt: '{{name}} pode ser comprado',
    fr: '{{name}} est en vente',
  },
  none: {
    en: 'Nothing is sold out.',
    'zh-cn': '没有售罄的规格。',
    es: 'No hay nada agotado.',
    pt: 'Nada está esgotado.',
    fr: 'Rien n’est épuisé.',
  },
});
