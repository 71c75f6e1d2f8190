import type { ConfigKind } from '@vitrine/contract/admin/configs.ts';
import { type Language, languagePattern } from '@vitrine/contract/locales.ts';
import { productName } from '@vitrine/contract/product-name.ts';

export interface ReferenceConfig {
  kind: ConfigKind;
  value: string;
  /** The bounds of a number, or of the length of a name. */
  min?: number;
  max?: number;
  /** The text is the name of a time zone. */
  isTimeZone?: true;
  /** Names and remarks as the settings page shows them; the row in the database has the English ones. */
  name: { readonly en: string } & Readonly<Partial<Record<Language, string>>>;
  remark: { readonly en: string } & Readonly<Partial<Record<Language, string>>>;
}

/** The rows that the product brings along; an operator's value stays through updates. */
export const referenceConfigs = {
  'platform.name': {
    kind: 'name',
    value: productName,
    max: 40,
    name: {
      en: 'Platform name',
      'zh-cn': '平台名称',
      es: 'Nombre de la plataforma',
      pt: 'Nome da plataforma',
      fr: 'Nom de la plateforme',
    },
    remark: {
      en: 'Shown in the console, on the storefront, in emails and in tab titles',
      'zh-cn': '显示在控制台、店铺页面、邮件和浏览器标签页标题中',
      es: 'Aparece en la consola, las tiendas, los correos y los títulos de las pestañas',
      pt: 'Aparece no console, nas lojas, nos e-mails e nos títulos das abas',
      fr: 'Affiché dans la console, les boutiques, les e-mails et les titres des onglets',
    },
  },
  'platform.logo': {
    kind: 'picture',
    value: '',
    name: {
      en: 'Platform logo',
      'zh-cn': '平台标志',
      es: 'Logotipo de la plataforma',
      pt: 'Logotipo da plataforma',
      fr: 'Logo de la plateforme',
    },
    remark: {
      en: 'Square picture, 2 MB at most; without one, the built-in mark is shown',
      'zh-cn': '方形图片，不超过 2 MB；未上传时显示内置标志',
      es: 'Imagen cuadrada de 2 MB como máximo; sin ella se muestra el símbolo incluido',
      pt: 'Imagem quadrada de até 2 MB; sem ela, aparece o símbolo padrão',
      fr: 'Image carrée de 2 Mo au plus ; sans elle, le symbole d’origine est affiché',
    },
  },
  'help.signIn': {
    kind: 'help',
    value: '',
    name: {
      en: 'Help text of the sign-in page',
      'zh-cn': '登录页帮助文字',
      es: 'Texto de ayuda del inicio de sesión',
      pt: 'Texto de ajuda da página de login',
      fr: 'Texte d’aide de la page de connexion',
    },
    remark: {
      en: 'Plain text; for another text in one language, add the setting help.signIn.es, for example',
      'zh-cn': '纯文本；如需为某种语言单独设置，请添加参数，例如 help.signIn.es',
      es: 'Texto sin formato; para otro texto en un idioma, añade el ajuste help.signIn.fr, por ejemplo',
      pt: 'Texto simples; para outro texto em um idioma, adicione a configuração help.signIn.es, por exemplo',
      fr: 'Texte brut ; pour un autre texte dans une langue, ajoutez le réglage help.signIn.es, par exemple',
    },
  },
  'help.checkout': {
    kind: 'help',
    value: '',
    name: {
      en: 'Help text of the checkout',
      'zh-cn': '结账页帮助文字',
      es: 'Texto de ayuda de la compra',
      pt: 'Texto de ajuda da finalização da compra',
      fr: 'Texte d’aide de la page de paiement',
    },
    remark: {
      en: 'Plain text; for another text in one language, add the setting help.checkout.es, for example',
      'zh-cn': '纯文本；如需为某种语言单独设置，请添加参数，例如 help.checkout.es',
      es: 'Texto sin formato; para otro texto en un idioma, añade el ajuste help.checkout.fr, por ejemplo',
      pt: 'Texto simples; para outro texto em um idioma, adicione a configuração help.checkout.es',
      fr: 'Texte brut ; pour un autre texte dans une langue, ajoutez le réglage help.checkout.es',
    },
  },
  'legal.companyNumber': {
    kind: 'text',
    value: '',
    name: {
      en: 'Company number',
      'zh-cn': '公司注册号',
      es: 'Número de empresa',
      pt: 'Número da empresa',
      fr: 'Numéro d’entreprise',
    },
    remark: {
      en: 'Shown in the imprint and the foot of stores in which the platform sells; empty hides it',
      'zh-cn': '显示在经营者信息和由平台销售的店铺页脚；留空则不显示',
      es: 'Aparece en el aviso legal y al pie de las tiendas en las que vende la plataforma; vacío lo oculta',
      pt: 'Aparece no aviso legal e no rodapé das lojas em que a plataforma vende; vazio o oculta',
      fr: 'Affiché dans les mentions légales et au pied des boutiques où la plateforme vend ; vide le masque',
    },
  },
  'legal.vatId': {
    kind: 'text',
    value: '',
    name: {
      en: 'VAT number',
      'zh-cn': '增值税税号',
      es: 'NIF-IVA',
      pt: 'Número de IVA',
      fr: 'Numéro de TVA',
    },
    remark: {
      en: 'Shown in the same places; empty hides it',
      'zh-cn': '显示位置同上；留空则不显示',
      es: 'Aparece en los mismos sitios; vacío lo oculta',
      pt: 'Aparece nos mesmos lugares; vazio o oculta',
      fr: 'Affiché aux mêmes endroits ; vide le masque',
    },
  },
  'legal.phone': {
    kind: 'text',
    value: '',
    name: {
      en: 'Telephone of the platform',
      'zh-cn': '平台电话',
      es: 'Teléfono de la plataforma',
      pt: 'Telefone da plataforma',
      fr: 'Téléphone de la plateforme',
    },
    remark: {
      en: 'Shown in the imprint; empty hides it',
      'zh-cn': '显示在经营者信息中；留空则不显示',
      es: 'Aparece en el aviso legal; vacío lo oculta',
      pt: 'Aparece no aviso legal; vazio o oculta',
      fr: 'Affiché dans les mentions légales ; vide le masque',
    },
  },
  'shipping.from': {
    kind: 'text',
    value: '',
    name: {
      en: 'Place of dispatch',
      'zh-cn': '发货地',
      es: 'Lugar de envío',
      pt: 'Local de envio',
      fr: 'Lieu d’expédition',
    },
    remark: {
      en: 'City and country code, such as Dublin, IE; shown with products, in cart and checkout; empty hides it',
      'zh-cn': '城市和国家代码，例如 Dublin, IE；显示在商品页、购物车和结算页；留空则不显示',
      es: 'Ciudad y código de país, por ejemplo Dublin, IE; aparece en productos, carrito y compra; vacío lo oculta',
      pt: 'Cidade e código do país, por exemplo Dublin, IE; aparece em produtos, carrinho e checkout; vazio o oculta',
      fr: 'Ville et code du pays, par exemple Dublin, IE ; affiché sur les produits, au panier et au paiement ; vide le masque',
    },
  },
  'shipping.timeZone': {
    kind: 'text',
    value: 'UTC',
    isTimeZone: true,
    name: {
      en: 'Time zone of the warehouse',
      'zh-cn': '仓库时区',
      es: 'Zona horaria del almacén',
      pt: 'Fuso horário do armazém',
      fr: 'Fuseau horaire de l’entrepôt',
    },
    remark: {
      en: 'Such as Europe/Dublin; when the days begin on which orders are to be shipped',
      'zh-cn': '例如 Europe/Dublin；决定发货日从何时开始',
      es: 'Por ejemplo Europe/Madrid; cuándo empiezan los días en los que hay que enviar pedidos',
      pt: 'Por exemplo Europe/Lisbon; quando começam os dias em que os pedidos devem ser enviados',
      fr: 'Par exemple Europe/Paris ; quand commencent les jours où les commandes doivent partir',
    },
  },
  'shipping.dutiesPaidIn': {
    kind: 'text',
    value: '',
    name: {
      en: 'Countries where the seller pays duties',
      'zh-cn': '由卖家承担关税的国家',
      es: 'Países en los que el vendedor paga los aranceles',
      pt: 'Países em que o vendedor paga os impostos de importação',
      fr: 'Pays où le vendeur paie les droits de douane',
    },
    remark: {
      en: 'Country codes, such as US, BR, JP; buyers there read that nothing is due on delivery',
      'zh-cn': '国家代码，例如 US, BR, JP；当地买家会看到收货时无需付税',
      es: 'Códigos de país, por ejemplo US, BR, JP; allí se indica que no hay que pagar nada al recibir',
      pt: 'Códigos de país, por exemplo US, BR, JP; ali se informa que nada é cobrado na entrega',
      fr: 'Codes de pays, par exemple US, BR, JP ; les acheteurs y lisent que rien n’est dû à la livraison',
    },
  },
  'shipping.dutiesDueIn': {
    kind: 'text',
    value: '',
    name: {
      en: 'Countries where the buyer pays duties',
      'zh-cn': '由买家承担关税的国家',
      es: 'Países en los que el comprador paga los aranceles',
      pt: 'Países em que o comprador paga os impostos de importação',
      fr: 'Pays où l’acheteur paie les droits de douane',
    },
    remark: {
      en: 'Country codes; buyers there read that the carrier may collect duties',
      'zh-cn': '国家代码；当地买家会看到承运商可能代收关税',
      es: 'Códigos de país; allí se indica que el transportista puede cobrar aranceles',
      pt: 'Códigos de país; ali se informa que a transportadora pode cobrar impostos',
      fr: 'Codes de pays ; les acheteurs y lisent que le transporteur peut percevoir des droits',
    },
  },
  'contact.address': {
    kind: 'contact',
    value: 'hello@vitrine.example',
    name: {
      en: 'Contact address',
      'zh-cn': '联系方式',
      es: 'Dirección de contacto',
      pt: 'Endereço de contato',
      fr: 'Adresse de contact',
    },
    remark: {
      en: 'Email or https address behind "Contact us"; empty hides it',
      'zh-cn': '“联系我们”所用的邮箱或 https 地址；留空则不显示',
      es: 'Correo o dirección https de «Contáctanos»; vacío lo oculta',
      pt: 'E-mail ou endereço https de “Fale conosco”; vazio o oculta',
      fr: 'E-mail ou adresse https de « Nous contacter » ; vide le masque',
    },
  },
  'welcome.chatUrl': {
    kind: 'link',
    value: '',
    name: {
      en: 'Chat of the welcome message',
      'zh-cn': '欢迎消息中的聊天链接',
      es: 'Chat del mensaje de bienvenida',
      pt: 'Chat da mensagem de boas-vindas',
      fr: 'Discussion du message de bienvenue',
    },
    remark: {
      en: 'https address of a group or person in a chat app; empty hides the button',
      'zh-cn': '聊天应用中群组或联系人的 https 地址；留空则不显示按钮',
      es: 'Dirección https de un grupo o persona en un chat; vacío oculta el botón',
      pt: 'Endereço https de um grupo ou pessoa em um chat; vazio oculta o botão',
      fr: 'Adresse https d’un groupe ou d’une personne ; vide masque le bouton',
    },
  },
  'welcome.promotion': {
    kind: 'switch',
    value: 'on',
    name: {
      en: 'Courses in the welcome message',
      'zh-cn': '欢迎消息中的课程',
      es: 'Cursos en el mensaje de bienvenida',
      pt: 'Cursos na mensagem de boas-vindas',
      fr: 'Cours dans le message de bienvenue',
    },
    remark: {
      en: 'on or off; also for the home page',
      'zh-cn': 'on 或 off；首页同样适用',
      es: 'on u off; también para la página de inicio',
      pt: 'on ou off; também para a página inicial',
      fr: 'on ou off ; aussi pour la page d’accueil',
    },
  },
  'welcome.offer': {
    kind: 'switch',
    value: 'on',
    name: {
      en: 'Welcome offer',
      'zh-cn': '新店优惠',
      es: 'Oferta de bienvenida',
      pt: 'Oferta de boas-vindas',
      fr: 'Offre de bienvenue',
    },
    remark: {
      en: 'on or off; the discount on the first payment of an owner',
      'zh-cn': 'on 或 off；店主首次付款的优惠',
      es: 'on u off; el descuento en el primer pago de un propietario',
      pt: 'on ou off; o desconto no primeiro pagamento de um lojista',
      fr: 'on ou off ; la remise sur le premier paiement d’un propriétaire',
    },
  },
  'welcome.budgetUsCents': {
    kind: 'number',
    value: '500000',
    min: 0,
    max: 1_000_000_00,
    name: {
      en: 'Budget of the welcome offer',
      'zh-cn': '新店优惠预算',
      es: 'Presupuesto de la oferta de bienvenida',
      pt: 'Orçamento da oferta de boas-vindas',
      fr: 'Budget de l’offre de bienvenue',
    },
    remark: {
      en: 'In US cents a month; once it is spent, the offer stops until the next month',
      'zh-cn': '每月，以美分计；用完后优惠暂停至下月',
      es: 'En centavos de dólar al mes; agotado, la oferta se detiene hasta el mes siguiente',
      pt: 'Em centavos de dólar por mês; esgotado, a oferta para até o mês seguinte',
      fr: 'En cents américains par mois ; une fois épuisé, l’offre s’arrête jusqu’au mois suivant',
    },
  },
  'payout.holdDays': {
    kind: 'number',
    value: '7',
    min: 0,
    max: 90,
    name: {
      en: 'Hold after delivery',
      'zh-cn': '送达后的冻结期',
      es: 'Retención tras la entrega',
      pt: 'Retenção após a entrega',
      fr: 'Rétention après la livraison',
    },
    remark: {
      en: 'In days; applies to orders delivered from now on',
      'zh-cn': '以天计；适用于此后送达的订单',
      es: 'En días; se aplica a los pedidos entregados a partir de ahora',
      pt: 'Em dias; vale para pedidos entregues a partir de agora',
      fr: 'En jours ; s’applique aux commandes livrées à partir de maintenant',
    },
  },
  'payout.bankTransfers': {
    kind: 'switch',
    value: 'off',
    name: {
      en: 'Payouts by bank transfer',
      'zh-cn': '银行转账提现',
      es: 'Pagos por transferencia bancaria',
      pt: 'Repasses por transferência bancária',
      fr: 'Versements par virement bancaire',
    },
    remark: {
      en: 'on or off; owners may enter a bank account, and you pay it with a file for your bank',
      'zh-cn': 'on 或 off；店主可填写银行账户，由您用银行文件付款',
      es: 'on u off; los dueños pueden indicar una cuenta bancaria, que usted paga con un fichero para su banco',
      pt: 'on ou off; os donos podem informar uma conta bancária, que você paga com um arquivo para o seu banco',
      fr: 'on ou off ; les propriétaires peuvent saisir un compte bancaire, que vous payez avec un fichier pour votre banque',
    },
  },
  'payout.minimumUsCents': {
    kind: 'number',
    value: '1000',
    min: 1,
    max: 100_000_00,
    name: {
      en: 'Smallest payout',
      'zh-cn': '最低提现金额',
      es: 'Retiro mínimo',
      pt: 'Saque mínimo',
      fr: 'Versement minimal',
    },
    remark: {
      en: 'In US cents; converted for stores in other currencies',
      'zh-cn': '以美分计；其他币种的店铺按汇率换算',
      es: 'En centavos de dólar; se convierte para las tiendas en otras monedas',
      pt: 'Em centavos de dólar; convertido para lojas em outras moedas',
      fr: 'En cents américains ; converti pour les boutiques dans d’autres monnaies',
    },
  },
  'payout.payerName': {
    kind: 'text',
    value: '',
    name: {
      en: 'Name of the paying account',
      'zh-cn': '付款账户名称',
      es: 'Titular de la cuenta que paga',
      pt: 'Titular da conta pagadora',
      fr: 'Titulaire du compte payeur',
    },
    remark: {
      en: 'For files to your bank; empty until it is entered in the payout settings',
      'zh-cn': '用于银行文件；在提现设置中填写',
      es: 'Para los ficheros a su banco; vacío hasta indicarlo en los ajustes de retiros',
      pt: 'Para arquivos ao seu banco; vazio até ser informado nas configurações de saques',
      fr: 'Pour les fichiers à votre banque ; vide tant que les réglages des versements n’en ont pas',
    },
  },
  'payout.payerIban': {
    kind: 'text',
    value: '',
    name: {
      en: 'IBAN of the paying account',
      'zh-cn': '付款账户 IBAN',
      es: 'IBAN de la cuenta que paga',
      pt: 'IBAN da conta pagadora',
      fr: 'IBAN du compte payeur',
    },
    remark: {
      en: 'SEPA files pay from it',
      'zh-cn': 'SEPA 文件从此账户付款',
      es: 'Los ficheros SEPA pagan desde ella',
      pt: 'Os arquivos SEPA pagam por ela',
      fr: 'Les fichiers SEPA paient depuis ce compte',
    },
  },
  'payout.payerBic': {
    kind: 'text',
    value: '',
    name: {
      en: 'BIC of the paying account',
      'zh-cn': '付款账户 BIC',
      es: 'BIC de la cuenta que paga',
      pt: 'BIC da conta pagadora',
      fr: 'BIC du compte payeur',
    },
    remark: {
      en: 'Optional',
      'zh-cn': '可选',
      es: 'Opcional',
      pt: 'Opcional',
      fr: 'Facultatif',
    },
  },
  'review.invitationAfterHours': {
    kind: 'number',
    value: '168',
    min: 0,
    max: 2_160,
    name: {
      en: 'Invitation to review',
      'zh-cn': '评价邀请',
      es: 'Invitación a opinar',
      pt: 'Convite para avaliar',
      fr: 'Invitation à donner un avis',
    },
    remark: {
      en: 'In hours after the delivery of an order; 0 sends it at once',
      'zh-cn': '订单送达后的小时数；0 表示立即发送',
      es: 'En horas desde la entrega del pedido; 0 la envía al momento',
      pt: 'Em horas após a entrega do pedido; 0 envia na hora',
      fr: 'En heures après la livraison ; 0 l’envoie aussitôt',
    },
  },
  'return.windowDays': {
    kind: 'number',
    value: '30',
    min: 30,
    max: 365,
    name: {
      en: 'Time to request a return',
      'zh-cn': '申请退货的期限',
      es: 'Plazo para solicitar una devolución',
      pt: 'Prazo para solicitar uma devolução',
      fr: 'Délai pour demander un retour',
    },
    remark: {
      en: 'In days after the delivery of a parcel; at least 30, which the stores promise',
      'zh-cn': '包裹送达后的天数；至少 30 天，店铺页面如此承诺',
      es: 'En días desde la entrega de un paquete; 30 como mínimo, que es lo que prometen las tiendas',
      pt: 'Em dias após a entrega de um pacote; no mínimo 30, como as lojas prometem',
      fr: 'En jours après la livraison d’un colis ; 30 au moins, comme le promettent les boutiques',
    },
  },
  'return.sendBackDays': {
    kind: 'number',
    value: '14',
    min: 1,
    max: 90,
    name: {
      en: 'Time to send a return back',
      'zh-cn': '寄回退货的期限',
      es: 'Plazo para enviar una devolución',
      pt: 'Prazo para enviar uma devolução',
      fr: 'Délai pour renvoyer un retour',
    },
    remark: {
      en: 'In days after it was approved',
      'zh-cn': '退货申请通过后的天数',
      es: 'En días desde que se aceptó',
      pt: 'Em dias após a aprovação',
      fr: 'En jours après son acceptation',
    },
  },
  'stock.lowLimit': {
    kind: 'number',
    value: '5',
    min: 0,
    max: 1_000_000,
    name: {
      en: 'Low stock',
      'zh-cn': '低库存',
      es: 'Pocas existencias',
      pt: 'Estoque baixo',
      fr: 'Stock faible',
    },
    remark: {
      en: 'Operators are notified when fewer units of a variant are available; a variant can have its own limit',
      'zh-cn': '规格的可售数量低于此值时通知运营人员；规格可单独设置',
      es: 'Se avisa a los operadores cuando quedan menos unidades de una variante; cada variante puede tener su límite',
      pt: 'Os operadores são avisados quando restam menos unidades de uma variante; cada variante pode ter o próprio limite',
      fr: 'Les opérateurs sont avertis quand il reste moins d’unités d’une variante ; chacune peut avoir son propre seuil',
    },
  },
  'rates.hoursMax': {
    kind: 'number',
    value: '72',
    min: 1,
    max: 720,
    name: {
      en: 'Oldest exchange rate',
      'zh-cn': '汇率最长有效时间',
      es: 'Antigüedad máxima del tipo de cambio',
      pt: 'Idade máxima da taxa de câmbio',
      fr: 'Âge maximal d’un taux de change',
    },
    remark: {
      en: 'In hours; buyers are charged with no older rate',
      'zh-cn': '以小时计；不会用更旧的汇率向买家收款',
      es: 'En horas; a los compradores no se les cobra con uno más antiguo',
      pt: 'Em horas; compradores não são cobrados com taxas mais antigas',
      fr: 'En heures ; aucun acheteur n’est débité à un taux plus ancien',
    },
  },
  'course.videoMegabytesMax': {
    kind: 'number',
    value: '200',
    min: 1,
    max: 2_000,
    name: {
      en: 'Largest film of a course',
      'zh-cn': '课程视频大小上限',
      es: 'Vídeo más grande de un curso',
      pt: 'Maior vídeo de um curso',
      fr: 'Taille maximale d’une vidéo de cours',
    },
    remark: {
      en: 'In megabytes',
      'zh-cn': '以 MB 计',
      es: 'En megabytes',
      pt: 'Em megabytes',
      fr: 'En mégaoctets',
    },
  },
  'course.fileMegabytesMax': {
    kind: 'number',
    value: '50',
    min: 1,
    max: 2_000,
    name: {
      en: 'Largest download of a course',
      'zh-cn': '课程下载文件大小上限',
      es: 'Descarga más grande de un curso',
      pt: 'Maior download de um curso',
      fr: 'Taille maximale d’un fichier de cours',
    },
    remark: {
      en: 'In megabytes',
      'zh-cn': '以 MB 计',
      es: 'En megabytes',
      pt: 'Em megabytes',
      fr: 'En mégaoctets',
    },
  },
  'link.document': {
    kind: 'link',
    value: '',
    name: {
      en: 'Documentation link',
      'zh-cn': '文档链接',
      es: 'Enlace a la documentación',
      pt: 'Link da documentação',
      fr: 'Lien vers la documentation',
    },
    remark: {
      en: 'https address of “Documentation” in the profile menu; empty: the API reference, for operators',
      'zh-cn': '个人菜单“文档”所用的 https 地址；留空时运营人员看到 API 文档',
      es: 'Dirección https de «Documentación» en el menú del perfil; vacío: la referencia de la API',
      pt: 'Endereço https de “Documentação” no menu do perfil; vazio: a referência da API',
      fr: 'Adresse https de « Documentation » dans le menu du profil ; vide : la référence de l’API',
    },
  },
  'link.code': {
    kind: 'link',
    value: '',
    name: {
      en: 'Source code link',
      'zh-cn': '代码仓库链接',
      es: 'Enlace al código fuente',
      pt: 'Link do código-fonte',
      fr: 'Lien vers le code source',
    },
    remark: {
      en: 'https address of the code hosting in the profile menu; empty hides it',
      'zh-cn': '个人菜单中代码托管的 https 地址；留空则不显示',
      es: 'Dirección https del repositorio en el menú del perfil; vacío lo oculta',
      pt: 'Endereço https do repositório no menu do perfil; vazio o oculta',
      fr: 'Adresse https du dépôt dans le menu du profil ; vide le masque',
    },
  },
  'log.keptDays': {
    kind: 'number',
    value: '90',
    min: 30,
    max: 3_650,
    name: {
      en: 'Operation log kept for',
      'zh-cn': '操作日志保留时间',
      es: 'Conservación del registro de operaciones',
      pt: 'Retenção do registro de operações',
      fr: 'Conservation du journal des opérations',
    },
    remark: {
      en: 'In days; older months are removed as a whole',
      'zh-cn': '以天计；更早的记录按整月清除',
      es: 'En días; los meses más antiguos se eliminan enteros',
      pt: 'Em dias; meses mais antigos são removidos por inteiro',
      fr: 'En jours ; les mois plus anciens sont supprimés en entier',
    },
  },
} as const satisfies Readonly<Record<string, ReferenceConfig>>;

export type ConfigKey = keyof typeof referenceConfigs;

/** The product's setting with a key, or undefined for one that operators added. */
export const findReference = (key: string): ReferenceConfig | undefined =>
  Object.hasOwn(referenceConfigs, key) ? referenceConfigs[key as ConfigKey] : undefined;

const helpInLanguage = new RegExp(`^help\\.(?:signIn|checkout)\\.${languagePattern}$`);

/** What the value of a setting has to be. Operators add help texts in one language themselves. */
export const kindOf = (key: string): ConfigKind =>
  findReference(key)?.kind ?? (helpInLanguage.test(key) ? 'help' : 'text');
