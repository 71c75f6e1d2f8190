import type {
  IgnoredColumnReason,
  ImportTarget,
} from '@vitrine/contract/shop/catalogue-import-fields.ts';
import type { LayoutCell } from './layout.types.ts';

type WooUse = ImportTarget | LayoutCell | { ignored: IgnoredColumnReason };
const ignored = (reason: IgnoredColumnReason) => ({ ignored: reason });

/**
 * The titles of WooCommerce's product file in English, Spanish, Portuguese, French and Chinese, and in those of further languages
 * that were seen in files of shops. Where a shop names units in a title, they are left out here.
 */
export const wooTitles: readonly (readonly [titles: string, use: WooUse])[] = [
  ['ID|Identifiant', 'wooId'],
  ['Type|Tipo|类型|Тип|Typ', 'wooType'],
  ['SKU|UGS|REF|Referencia|货号|库存单位|Артикул|Artikelnummer', 'sku'],
  [
    'GTIN, UPC, EAN, or ISBN|GTIN, UPC, EAN o ISBN|GTIN, UPC, EAN ou ISBN|GTIN、UPC、EAN 或 ISBN|GTIN, UPC, EAN или ISBN',
    'barcode',
  ],
  ['Name|Nombre|Nome|Nom|名称|名字|Имя|Название', 'name.en'],
  ['Published|Publicado|Publié|已发布|发布|Опубликован|Veröffentlicht', 'wooPublished'],
  [
    'Is featured?|¿Está destacado?|Em destaque?|Mis en avant ?|Mis en avant?|是否推荐?|是推荐产品吗?|Рекомендуемый?',
    ignored('shop-settings'),
  ],
  [
    'Visibility in catalog|Visibilidad en el catálogo|Visibilidade no catálogo|Visibilité dans le catalogue|目录可见性|目录中的可见性|Видимость в каталоге',
    ignored('shop-settings'),
  ],
  [
    'Short description|Descripción corta|Descrição curta|Breve descrição|Description courte|简短描述|简短说明|Краткое описание',
    'searchDescription.en',
  ],
  ['Description|Descripción|Descrição|描述|说明|Описание|Beschreibung', 'description.en'],
  [
    'Date sale price starts|Día en que empieza el precio rebajado|Data de início da promoção|Data de preço promocional começa em|Date de début de promo|促销价开始日期|Дата начала действия скидки',
    ignored('sale-price'),
  ],
  [
    'Date sale price ends|Día en que termina el precio rebajado|Data de término da promoção|Data de preço promocional termina em|Date de fin de promo|促销价结束日期|Дата окончания действия скидки',
    ignored('sale-price'),
  ],
  [
    'Tax status|Estado del impuesto|Status do imposto|Status de taxa|État de la TVA|État de la taxe|税务状态|税收状态|Статус налога',
    ignored('tax'),
  ],
  [
    'Tax class|Clase de impuesto|Classe de imposto|Classe de taxa|Classe de TVA|Classe de taxe|税级|税类|Налоговый класс',
    ignored('tax'),
  ],
  [
    'In stock?|¿Existencias?|¿En inventario?|Em estoque?|En stock ?|En stock?|有货?|有库存?|В наличии?|Наличие',
    ignored('stock-settings'),
  ],
  ['Stock|Inventario|Estoque|Existencias|库存|Запасы|Lager', 'stock'],
  [
    'Low stock amount|Cantidad de bajo inventario|Quantidade baixa de estoque|Montant de stock faible|低库存数量|Величина малых запасов',
    ignored('stock-settings'),
  ],
  [
    'Backorders allowed?|¿Permitir reservas de productos agotados?|São permitidas encomendas?|Autoriser les commandes de produits en rupture ?|允许延期交货?|允许缺货下单?|Возможен ли предзаказ?',
    ignored('stock-settings'),
  ],
  [
    'Sold individually?|¿Vendido individualmente?|Vendido individualmente?|Vendre individuellement ?|单独出售?|Продано индивидуально?',
    ignored('shop-settings'),
  ],
  ['Weight|Peso|Poids|重量|Вес|Gewicht', 'weight'],
  ['Length|Longitud|Comprimento|Longueur|长度|Длина|Länge', 'length'],
  ['Width|Anchura|Ancho|Largura|Largeur|宽度|Ширина|Breite', 'width'],
  ['Height|Altura|Hauteur|高度|Высота|Höhe', 'height'],
  [
    'Allow customer reviews?|¿Permitir valoraciones de clientes?|Permitir avaliações de clientes?|Autoriser les avis clients ?|允许客户评价?|Разрешить отзывы от клиентов?',
    ignored('shop-settings'),
  ],
  [
    'Purchase note|Nota de compra|Nota da compra|Note de commande|购买备注|购物备注|Примечание к покупке',
    ignored('shop-settings'),
  ],
  [
    'Sale price|Precio rebajado|Preço promocional|Tarif promo|促销价|促销价格|Цена распродажи|Акционная цена',
    ignored('sale-price'),
  ],
  [
    'Regular price|Precio normal|Preço|Preço normal|Tarif régulier|常规价格|正常价格|Базовая цена|Обычная цена',
    'price',
  ],
  ['Categories|Categorías|Categorias|Catégories|分类|类别|Категории', 'wooCategories'],
  ['Tags|Etiquetas|Étiquettes|标签|Метки', ignored('tags')],
  [
    "Shipping class|Clase de envío|Classe de entrega|Classe d’expédition|Classe d'expédition|运费类别|配送类|Класс доставки",
    ignored('shipping-settings'),
  ],
  ['Images|Imágenes|Imagens|图像|图片|Изображения|Bilder', 'wooImages'],
  [
    'Download limit|Límite de descargas|Limite de downloads|Limite de téléchargement|下载限制|Лимит скачивания|Лимит загрузок',
    ignored('shop-settings'),
  ],
  [
    'Download expiry days|Días de caducidad de la descarga|Dias para expirar o download|Jours d’expiration du téléchargement|下载有效期|下载过期天数|Число дней до просроченной загрузки',
    ignored('shop-settings'),
  ],
  ['Parent|Superior|Ascendente|Principal|父级|Родительский|Übergeordnetes Produkt', 'wooParent'],
  [
    'Grouped products|Productos agrupados|Produtos agrupados|Groupe de produits|Produits groupés|分组产品|Сгруппированные товары',
    ignored('shop-settings'),
  ],
  [
    'Upsells|Ventas dirigidas|Aumenta vendas|Produits suggérés|追加销售|交叉推荐|Апсэлы|Апсейл',
    ignored('shop-settings'),
  ],
  [
    'Cross-sells|Ventas cruzadas|Venda cruzada|Ventes croisées|交叉销售|Кросселы|Кросс-сейл',
    ignored('shop-settings'),
  ],
  ['External URL|URL externa|URL externe|外部链接|外部 URL|Внешний URL', ignored('shop-settings')],
  [
    'Button text|Texto del botón|Texto do botão|Libellé du bouton|按钮文本|按钮文字|Текст кнопки',
    ignored('shop-settings'),
  ],
  ['Position|Posición|Posição|位置|Позиция', ignored('shop-settings')],
  ['Brands|Marcas|Marques|品牌|Бренды', 'brand'],
];
