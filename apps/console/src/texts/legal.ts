import { defineTexts } from '../lib/i18n.ts';

/** The platform's own short terms and privacy policy; an operator's lawyer may replace them. */
export const legalTexts = defineTexts('legal', {
  terms1: {
    en: 'You open a store for free. You choose which products of our catalogue to sell and at what price, never below the platform price plus fees.',
    'zh-cn': '您可以免费开店，自行选择销售我们目录中的商品并定价，但不得低于平台价加费用。',
    es: 'Abres la tienda gratis. Tú eliges qué productos de nuestro catálogo vendes y a qué precio, nunca por debajo del precio de plataforma más las comisiones.',
    pt: 'Você abre a loja de graça. Escolhe quais produtos do nosso catálogo vende e a que preço, nunca abaixo do preço da plataforma mais as taxas.',
    fr: 'Vous ouvrez votre boutique gratuitement. Vous choisissez les produits de notre catalogue et leurs prix, jamais sous le prix de la plateforme augmenté des frais.',
  },
  terms2: {
    en: 'We supply and ship the goods. Depending on how your store is paid, the buyer’s contract is with the platform or with you; the store and each mail say which.',
    'zh-cn': '商品由我们供应并发货。根据店铺的收款方式，买家的合同对象为平台或您本人，店铺页面和邮件中均会注明。',
    es: 'Nosotros suministramos y enviamos los productos. Según cómo cobre tu tienda, el contrato del comprador es con la plataforma o contigo; la tienda y cada correo lo indican.',
    pt: 'Nós fornecemos e enviamos os produtos. Conforme a forma de recebimento da loja, o contrato do comprador é com a plataforma ou com você; a loja e cada e-mail dizem qual.',
    fr: 'Nous fournissons et expédions les produits. Selon le mode de paiement de votre boutique, l’acheteur contracte avec la plateforme ou avec vous ; la boutique et chaque e-mail le précisent.',
  },
  terms3: {
    en: 'What you earn is your selling price less the costs shown for each order. It is paid out to your linked account after delivery and the holding time.',
    'zh-cn': '您的收益为售价减去每个订单中列明的费用，在商品送达并经过保留期后打入您关联的账户。',
    es: 'Ganas tu precio de venta menos los costes que muestra cada pedido. Se abona en tu cuenta vinculada tras la entrega y el plazo de retención.',
    pt: 'Você ganha o preço de venda menos os custos mostrados em cada pedido. O valor é pago na conta vinculada após a entrega e o prazo de retenção.',
    fr: 'Vous gagnez votre prix de vente moins les coûts indiqués pour chaque commande. La somme est versée sur votre compte lié après la livraison et le délai de garde.',
  },
  terms4: {
    en: 'Do not promise what the goods cannot keep, do not use other people’s names or pictures, and do not send unwanted messages. We may pause a store that does.',
    'zh-cn': '请勿夸大商品功效、盗用他人名称或图片，也不要发送骚扰信息。违反者我们可暂停其店铺。',
    es: 'No prometas lo que el producto no cumple, no uses nombres ni imágenes ajenas y no envíes mensajes no deseados. Podemos pausar la tienda que lo haga.',
    pt: 'Não prometa o que o produto não cumpre, não use nomes ou imagens de terceiros e não envie mensagens indesejadas. Podemos pausar a loja que fizer isso.',
    fr: 'Ne promettez pas ce que le produit ne tient pas, n’utilisez ni noms ni images d’autrui et n’envoyez pas de messages non désirés. Nous pouvons suspendre une boutique qui le fait.',
  },
  terms5: {
    en: 'You can close your store at any time. Open orders are finished, and what you have earned is paid.',
    'zh-cn': '您可以随时关闭店铺。未完成的订单会继续处理，已获得的收益会照常支付。',
    es: 'Puedes cerrar tu tienda cuando quieras. Los pedidos abiertos se terminan y lo ganado se paga.',
    pt: 'Você pode fechar a loja quando quiser. Os pedidos abertos são concluídos e o que você ganhou é pago.',
    fr: 'Vous pouvez fermer votre boutique à tout moment. Les commandes en cours sont menées à bien et vos gains sont versés.',
  },
  privacy1: {
    en: 'We keep your e-mail address, your store, your orders and what the law asks of a seller. We do not sell any of it.',
    'zh-cn': '我们保存您的邮箱、店铺、订单以及法律要求卖家保存的信息，且绝不出售。',
    es: 'Guardamos tu correo, tu tienda, tus pedidos y lo que la ley exige a quien vende. No vendemos nada de ello.',
    pt: 'Guardamos seu e-mail, sua loja, seus pedidos e o que a lei exige de quem vende. Não vendemos nada disso.',
    fr: 'Nous conservons votre e-mail, votre boutique, vos commandes et ce que la loi exige d’un vendeur. Nous n’en vendons rien.',
  },
  privacy2: {
    en: 'Buyers’ names and addresses are used to deliver their orders. Card numbers go straight to the payment provider; we never see them.',
    'zh-cn': '买家的姓名和地址仅用于配送。银行卡号直接提交给支付服务商，我们不会看到。',
    es: 'Los nombres y direcciones de compradores se usan para entregar sus pedidos. Los números de tarjeta van directos al proveedor de pagos; nunca los vemos.',
    pt: 'Nomes e endereços de compradores servem para entregar os pedidos. Os números de cartão vão direto ao provedor de pagamento; nunca os vemos.',
    fr: 'Les noms et adresses des acheteurs servent à livrer leurs commandes. Les numéros de carte vont directement au prestataire de paiement ; nous ne les voyons jamais.',
  },
  privacy3: {
    en: 'Visits are counted without storing addresses: with a keyed hash whose key changes every day.',
    'zh-cn': '访问统计不保存 IP 地址，仅使用每日更换密钥的哈希值。',
    es: 'Las visitas se cuentan sin guardar direcciones IP: con un resumen cifrado cuya clave cambia cada día.',
    pt: 'As visitas são contadas sem guardar endereços IP: com um hash cuja chave muda todo dia.',
    fr: 'Les visites sont comptées sans conserver d’adresse IP : avec une empreinte dont la clé change chaque jour.',
  },
  privacy4: {
    en: 'This browser keeps your sign-in and your settings. There are no advertising cookies.',
    'zh-cn': '本浏览器仅保存您的登录状态和设置，没有广告 Cookie。',
    es: 'Este navegador guarda tu sesión y tus ajustes. No hay cookies publicitarias.',
    pt: 'Este navegador guarda seu login e suas configurações. Não há cookies de publicidade.',
    fr: 'Ce navigateur conserve votre connexion et vos réglages. Il n’y a pas de cookie publicitaire.',
  },
  privacy5: {
    en: 'You can ask at any time what we hold about you, have it corrected, or have it deleted as far as bookkeeping law allows.',
    'zh-cn': '您可随时查询、更正我们保存的您的信息，并在会计法规允许的范围内要求删除。',
    es: 'Puedes pedir en cualquier momento qué datos tenemos, corregirlos o borrarlos hasta donde lo permita la ley contable.',
    pt: 'Você pode a qualquer momento saber o que temos sobre você, corrigir ou apagar, até onde a lei contábil permitir.',
    fr: 'Vous pouvez à tout moment savoir ce que nous détenons, le faire corriger ou supprimer dans les limites du droit comptable.',
  },
});
