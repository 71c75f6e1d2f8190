import type { Texts } from '@vitrine/contract/locales.ts';

type Key =
  | 'bank'
  | 'trial'
  | 'payTo'
  | 'total'
  | 'card'
  | 'cardEnding'
  | 'approve'
  | 'decline'
  | 'challenge'
  | 'late'
  | 'cancel'
  | 'other'
  | 'challengeTitle'
  | 'challengeText'
  | 'code'
  | 'confirm'
  | 'doneTitle'
  | 'declinedTitle'
  | 'processingTitle'
  | 'expiredTitle'
  | 'back'
  | 'backText'
  | 'processingText'
  | 'declinedText'
  | 'expiredText'
  | 'linkTitle'
  | 'linkText'
  | 'account'
  | 'accountHint'
  | 'linkApprove'
  | 'linkRefuse'
  | 'linkReject'
  | 'linkedTitle'
  | 'linkRefusedTitle'
  | 'unknownTitle'
  | 'unknownText'
  | 'fullTitle'
  | 'fullText'
  | 'language'
  | 'welcomeText';

/** The words of the sandbox's pages. */
export const pageTexts: Readonly<Record<Key, Texts>> = {
  bank: { en: 'Sandbox Bank', 'zh-cn': '沙盒银行', es: 'Banco de pruebas', pt: 'Banco de testes', fr: 'Banque d’essai' },
  trial: {
    en: 'Trial bank. No real money moves here.',
    'zh-cn': '试用银行，不会产生真实扣款。',
    es: 'Banco de pruebas. Aquí no se mueve dinero real.',
    pt: 'Banco de testes. Nenhum dinheiro real é movimentado.',
    fr: 'Banque d’essai. Aucun argent réel ne circule ici.',
  },
  payTo: { en: 'Pay {payee}', 'zh-cn': '付款给 {payee}', es: 'Pagar a {payee}', pt: 'Pagar a {payee}', fr: 'Payer {payee}' },
  total: { en: 'Total', 'zh-cn': '合计', es: 'Total', pt: 'Total', fr: 'Total' },
  card: { en: 'Pay with', 'zh-cn': '付款方式', es: 'Pagar con', pt: 'Pagar com', fr: 'Payer avec' },
  cardEnding: {
    en: 'Test card ending {digits}',
    'zh-cn': '测试卡，尾号 {digits}',
    es: 'Tarjeta de prueba acabada en {digits}',
    pt: 'Cartão de teste final {digits}',
    fr: 'Carte de test finissant par {digits}',
  },
  approve: { en: 'Pay {amount}', 'zh-cn': '支付 {amount}', es: 'Pagar {amount}', pt: 'Pagar {amount}', fr: 'Payer {amount}' },
  other: {
    en: 'Try another ending',
    'zh-cn': '试试其他结果',
    es: 'Probar otro resultado',
    pt: 'Testar outro resultado',
    fr: 'Essayer une autre issue',
  },
  decline: {
    en: 'Card is declined',
    'zh-cn': '卡被拒绝',
    es: 'La tarjeta es rechazada',
    pt: 'O cartão é recusado',
    fr: 'La carte est refusée',
  },
  challenge: {
    en: 'Bank asks for a code',
    'zh-cn': '银行要求验证码',
    es: 'El banco pide un código',
    pt: 'O banco pede um código',
    fr: 'La banque demande un code',
  },
  late: {
    en: 'Confirmation comes late',
    'zh-cn': '确认延迟到达',
    es: 'La confirmación llega tarde',
    pt: 'A confirmação chega mais tarde',
    fr: 'La confirmation arrive plus tard',
  },
  cancel: { en: 'Cancel and go back', 'zh-cn': '取消并返回', es: 'Cancelar y volver', pt: 'Cancelar e voltar', fr: 'Annuler et revenir' },
  challengeTitle: {
    en: 'Confirm that it is you',
    'zh-cn': '确认是您本人',
    es: 'Confirma que eres tú',
    pt: 'Confirme que é você',
    fr: 'Confirmez que c’est bien vous',
  },
  challengeText: {
    en: 'Enter the code from your bank. In this trial it is {code}; any other code fails.',
    'zh-cn': '请输入银行发来的验证码。试用中为 {code}，其他数字均会失败。',
    es: 'Introduce el código de tu banco. En esta prueba es {code}; cualquier otro falla.',
    pt: 'Digite o código do seu banco. Neste teste é {code}; qualquer outro falha.',
    fr: 'Saisissez le code de votre banque. Pour cet essai : {code} ; tout autre code échoue.',
  },
  code: { en: 'Code', 'zh-cn': '验证码', es: 'Código', pt: 'Código', fr: 'Code' },
  confirm: { en: 'Confirm payment', 'zh-cn': '确认付款', es: 'Confirmar el pago', pt: 'Confirmar pagamento', fr: 'Confirmer le paiement' },
  doneTitle: { en: 'Payment approved', 'zh-cn': '付款已批准', es: 'Pago aprobado', pt: 'Pagamento aprovado', fr: 'Paiement accepté' },
  declinedTitle: {
    en: 'Payment not made',
    'zh-cn': '付款未完成',
    es: 'Pago no realizado',
    pt: 'Pagamento não realizado',
    fr: 'Paiement non effectué',
  },
  declinedText: {
    en: 'Nothing was charged.',
    'zh-cn': '未扣款。',
    es: 'No se ha cobrado nada.',
    pt: 'Nada foi cobrado.',
    fr: 'Rien n’a été débité.',
  },
  processingTitle: {
    en: 'Payment is being confirmed',
    'zh-cn': '付款确认中',
    es: 'Confirmando el pago',
    pt: 'Confirmando o pagamento',
    fr: 'Paiement en cours de confirmation',
  },
  processingText: {
    en: 'The confirmation follows in a few seconds.',
    'zh-cn': '几秒后将收到确认。',
    es: 'La confirmación llega en unos segundos.',
    pt: 'A confirmação chega em alguns segundos.',
    fr: 'La confirmation suit dans quelques secondes.',
  },
  expiredTitle: {
    en: 'This payment has expired',
    'zh-cn': '该付款已过期',
    es: 'Este pago ha caducado',
    pt: 'Este pagamento expirou',
    fr: 'Ce paiement a expiré',
  },
  expiredText: {
    en: 'Nothing was charged. Start again from your order.',
    'zh-cn': '未扣款，请从订单页面重新开始。',
    es: 'No se ha cobrado nada. Empieza de nuevo desde tu pedido.',
    pt: 'Nada foi cobrado. Comece de novo pelo seu pedido.',
    fr: 'Rien n’a été débité. Recommencez depuis votre commande.',
  },
  back: { en: 'Continue', 'zh-cn': '继续', es: 'Continuar', pt: 'Continuar', fr: 'Continuer' },
  backText: {
    en: 'You are being taken back.',
    'zh-cn': '正在返回。',
    es: 'Te llevamos de vuelta.',
    pt: 'Levando você de volta.',
    fr: 'Vous allez être redirigé.',
  },
  linkTitle: {
    en: 'Link an account to {payee}',
    'zh-cn': '将账户绑定到 {payee}',
    es: 'Vincular una cuenta a {payee}',
    pt: 'Vincular uma conta a {payee}',
    fr: 'Relier un compte à {payee}',
  },
  linkText: {
    en: '{payee} will be able to receive payments and payouts on this account.',
    'zh-cn': '{payee} 将可通过此账户收款和提现。',
    es: '{payee} podrá recibir cobros y retiros en esta cuenta.',
    pt: '{payee} poderá receber pagamentos e repasses nesta conta.',
    fr: '{payee} pourra recevoir paiements et versements sur ce compte.',
  },
  account: { en: 'Account number', 'zh-cn': '账号', es: 'Número de cuenta', pt: 'Número da conta', fr: 'Numéro de compte' },
  accountHint: {
    en: 'Any digits. An account ending in 0000 refuses payouts.',
    'zh-cn': '任意数字。以 0000 结尾的账户会拒绝提现。',
    es: 'Cualquier cifra. Una cuenta acabada en 0000 rechaza los retiros.',
    pt: 'Qualquer número. Uma conta com final 0000 recusa repasses.',
    fr: 'Des chiffres au choix. Un compte finissant par 0000 refuse les versements.',
  },
  linkApprove: {
    en: 'Link this account',
    'zh-cn': '绑定此账户',
    es: 'Vincular esta cuenta',
    pt: 'Vincular esta conta',
    fr: 'Relier ce compte',
  },
  linkRefuse: { en: 'Do not link', 'zh-cn': '不绑定', es: 'No vincular', pt: 'Não vincular', fr: 'Ne pas relier' },
  linkReject: {
    en: 'Bank refuses the account',
    'zh-cn': '银行拒绝该账户',
    es: 'El banco rechaza la cuenta',
    pt: 'O banco recusa a conta',
    fr: 'La banque refuse le compte',
  },
  linkedTitle: { en: 'Account linked', 'zh-cn': '账户已绑定', es: 'Cuenta vinculada', pt: 'Conta vinculada', fr: 'Compte relié' },
  linkRefusedTitle: {
    en: 'Account not linked',
    'zh-cn': '账户未绑定',
    es: 'Cuenta no vinculada',
    pt: 'Conta não vinculada',
    fr: 'Compte non relié',
  },
  unknownTitle: { en: 'Nothing here', 'zh-cn': '页面不存在', es: 'Aquí no hay nada', pt: 'Não há nada aqui', fr: 'Rien ici' },
  fullTitle: {
    en: 'Please try again in a moment',
    'zh-cn': '请稍后重试',
    es: 'Inténtalo de nuevo en un momento',
    pt: 'Tente novamente em instantes',
    fr: 'Réessayez dans un instant',
  },
  fullText: {
    en: 'The bank cannot save anything right now, so your decision was not recorded and nothing was charged. Go back and choose again.',
    'zh-cn': '银行暂时无法保存数据，您的选择未被记录，也没有扣款。请返回重新选择。',
    es: 'El banco no puede guardar nada en este momento: tu decisión no se ha registrado y no se ha cobrado nada. Vuelve atrás y elige de nuevo.',
    pt: 'O banco não consegue gravar nada neste momento: sua decisão não foi registrada e nada foi cobrado. Volte e escolha novamente.',
    fr: 'La banque ne peut rien enregistrer pour le moment : votre choix n’a pas été pris en compte et rien n’a été débité. Revenez en arrière et choisissez à nouveau.',
  },
  unknownText: {
    en: 'This address belongs to no payment. Go back to your order and start again.',
    'zh-cn': '该地址没有对应的付款，请返回订单重新开始。',
    es: 'Esta dirección no corresponde a ningún pago. Vuelve a tu pedido y empieza de nuevo.',
    pt: 'Este endereço não pertence a nenhum pagamento. Volte ao pedido e comece de novo.',
    fr: 'Cette adresse ne correspond à aucun paiement. Revenez à votre commande et recommencez.',
  },
  language: { en: 'Language', 'zh-cn': '语言', es: 'Idioma', pt: 'Idioma', fr: 'Langue' },
  welcomeText: {
    en: 'Payments, payouts and linked accounts of the trial are decided here.',
    'zh-cn': '试用环境的付款、提现与账户绑定在此确认。',
    es: 'Aquí se deciden los pagos, cobros y cuentas vinculadas de la prueba.',
    pt: 'Aqui se decidem os pagamentos, repasses e contas vinculadas do teste.',
    fr: 'Les paiements, versements et comptes reliés de l’essai se décident ici.',
  },
};
