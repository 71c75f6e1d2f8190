import type { Language } from '@vitrine/contract/locales.ts';
import type { MailWords } from '../mails.ts';

export const pricingMails = {
  'prices-raised': {
    en: {
      subject: 'Some of your prices were raised',
      paragraphs: [
        'Platform prices or exchange rates have moved, and these products of {store} would have cost you money: {products}.',
        'We raised them to the lowest price at which you lose nothing. Orders placed before keep their prices.',
      ],
      action: 'Check my prices',
      closing: 'Would you rather hide such products? You can choose that in the settings of your store.',
    },
    'zh-cn': {
      subject: '您的部分售价已上调',
      paragraphs: [
        '平台价或汇率有变动，{store} 的以下商品按原价出售会亏本：{products}。',
        '我们已将其调至不亏本的最低价。此前的订单价格不变。',
      ],
      action: '查看售价',
      closing: '如果希望改为隐藏这类商品，可以在店铺设置中选择。',
    },
    es: {
      subject: 'Hemos subido algunos de tus precios',
      paragraphs: [
        'Han cambiado los precios de la plataforma o los tipos de cambio, y estos productos de {store} te habrían hecho perder dinero: {products}.',
        'Los hemos subido al precio más bajo con el que no pierdes nada. Los pedidos anteriores conservan su precio.',
      ],
      action: 'Revisar mis precios',
      closing: '¿Prefieres ocultar esos productos? Puedes elegirlo en los ajustes de tu tienda.',
    },
    pt: {
      subject: 'Alguns dos seus preços subiram',
      paragraphs: [
        'Os preços da plataforma ou o câmbio mudaram, e estes produtos de {store} dariam prejuízo: {products}.',
        'Subimos cada um para o menor preço em que você não perde nada. Os pedidos anteriores mantêm o preço.',
      ],
      action: 'Conferir meus preços',
      closing: 'Prefere ocultar esses produtos? Você pode escolher isso nas configurações da loja.',
    },
    fr: {
      subject: 'Certains de vos prix ont été relevés',
      paragraphs: [
        'Les prix de la plateforme ou les taux de change ont bougé, et ces produits de {store} vous auraient fait perdre de l’argent : {products}.',
        'Nous les avons relevés au prix le plus bas auquel vous ne perdez rien. Les commandes déjà passées gardent leur prix.',
      ],
      action: 'Vérifier mes prix',
      closing: 'Vous préférez masquer ces produits ? Vous pouvez le choisir dans les réglages de la boutique.',
    },
  },
  'products-hidden': {
    en: {
      subject: 'Some of your products are hidden',
      paragraphs: [
        'Platform prices or exchange rates have moved, and these products of {store} would have cost you money: {products}.',
        'As you chose, they are hidden until their price is high enough again.',
      ],
      action: 'Set new prices',
      closing: 'Would you rather have such prices raised? You can choose that in the settings of your store.',
    },
    'zh-cn': {
      subject: '您的部分商品已隐藏',
      paragraphs: [
        '平台价或汇率有变动，{store} 的以下商品按原价出售会亏本：{products}。',
        '根据您的设置，它们已被隐藏，待售价足够时再恢复显示。',
      ],
      action: '重新定价',
      closing: '如果希望改为自动上调售价，可以在店铺设置中选择。',
    },
    es: {
      subject: 'Algunos de tus productos están ocultos',
      paragraphs: [
        'Han cambiado los precios de la plataforma o los tipos de cambio, y estos productos de {store} te habrían hecho perder dinero: {products}.',
        'Como elegiste, quedan ocultos hasta que su precio vuelva a ser suficiente.',
      ],
      action: 'Poner precios nuevos',
      closing: '¿Prefieres que subamos esos precios? Puedes elegirlo en los ajustes de tu tienda.',
    },
    pt: {
      subject: 'Alguns dos seus produtos foram ocultados',
      paragraphs: [
        'Os preços da plataforma ou o câmbio mudaram, e estes produtos de {store} dariam prejuízo: {products}.',
        'Como você escolheu, eles ficam ocultos até o preço voltar a ser suficiente.',
      ],
      action: 'Definir novos preços',
      closing: 'Prefere que esses preços subam? Você pode escolher isso nas configurações da loja.',
    },
    fr: {
      subject: 'Certains de vos produits sont masqués',
      paragraphs: [
        'Les prix de la plateforme ou les taux de change ont bougé, et ces produits de {store} vous auraient fait perdre de l’argent : {products}.',
        'Comme vous l’avez choisi, ils sont masqués jusqu’à ce que leur prix suffise de nouveau.',
      ],
      action: 'Fixer de nouveaux prix',
      closing: 'Vous préférez que ces prix soient relevés ? Vous pouvez le choisir dans les réglages de la boutique.',
    },
  },
} satisfies Record<string, Readonly<Record<Language, MailWords>>>;
