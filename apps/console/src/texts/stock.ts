import { defineTexts } from '../lib/i18n.ts';

/** Variants that are sold out, and new pieces for them. */
export const stockTexts = defineTexts('stock', {
  title: { en: 'Sold-out variants', 'zh-cn': '售罄的规格', es: 'Variantes agotadas', pt: 'Variantes esgotadas', fr: 'Variantes épuisées' },
  line: {
    en: 'Nobody can buy these. Enter how many pieces are in the warehouse now, held ones included.',
    'zh-cn': '以下规格无法购买。请输入仓库现有件数（含付款中占用的）。',
    es: 'Nadie puede comprarlas. Indica cuántas unidades hay ahora en el almacén, incluidas las retenidas.',
    pt: 'Ninguém consegue comprá-las. Informe quantas unidades há agora no estoque, incluindo as reservadas.',
    fr: 'Personne ne peut les acheter. Indiquez combien de pièces sont à l’entrepôt, retenues comprises.',
  },
  product: { en: 'Product', 'zh-cn': '商品', es: 'Producto', pt: 'Produto', fr: 'Article' },
  sku: { en: 'SKU', 'zh-cn': 'SKU', es: 'SKU', pt: 'SKU', fr: 'SKU' },
  onHand: { en: 'In the warehouse', 'zh-cn': '库存', es: 'En almacén', pt: 'Em estoque', fr: 'En entrepôt' },
  held: { en: 'Being paid', 'zh-cn': '付款中', es: 'En pago', pt: 'Em pagamento', fr: 'En paiement' },
  now: { en: 'Pieces now', 'zh-cn': '现有件数', es: 'Unidades ahora', pt: 'Unidades agora', fr: 'Pièces à présent' },
  save: { en: 'Save', 'zh-cn': '保存', es: 'Guardar', pt: 'Salvar', fr: 'Enregistrer' },
  saved: {
    en: '{{name}} can be bought again',
    'zh-cn': '{{name}} 已可购买',
    es: '{{name}} se puede comprar de nuevo',
    pt: '{{name}} pode ser comprado de novo',
    fr: '{{name}} est de nouveau en vente',
  },
  none: {
    en: 'Nothing is sold out.',
    'zh-cn': '没有售罄的规格。',
    es: 'No hay nada agotado.',
    pt: 'Nada está esgotado.',
    fr: 'Rien n’est épuisé.',
  },
});
