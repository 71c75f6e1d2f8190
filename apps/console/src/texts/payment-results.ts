import { defineTexts } from '../lib/i18n.ts';

/** The pages to which a payment provider leads back. */
export const payResultTexts = defineTexts('payResults', {
  payAgain: { en: 'Try again', 'zh-cn': '重试', es: 'Intentar de nuevo', pt: 'Tentar de novo', fr: 'Réessayer' },
  pendingLine: {
    en: 'Nothing is charged twice. This page changes by itself.',
    'zh-cn': '不会重复扣款，本页面会自动更新。',
    es: 'Nada se cobra dos veces. Esta página cambia sola.',
    pt: 'Nada é cobrado duas vezes. Esta página se atualiza sozinha.',
    fr: 'Rien n’est débité deux fois. Cette page se met à jour seule.',
  },
  failedLine: {
    en: 'Nothing was charged. You can try again.',
    'zh-cn': '未产生扣款，您可以重试。',
    es: 'No se cobró nada. Puedes intentarlo de nuevo.',
    pt: 'Nada foi cobrado. Você pode tentar de novo.',
    fr: 'Rien n’a été débité. Vous pouvez réessayer.',
  },
  lostTitle: {
    en: 'This payment is not known here',
    'zh-cn': '找不到该付款',
    es: 'No conocemos este pago',
    pt: 'Este pagamento não é conhecido',
    fr: 'Ce paiement est inconnu',
  },
  linkedTitle: {
    en: 'Your payment account is linked',
    'zh-cn': '收款账户已关联',
    es: 'Tu cuenta de cobro está vinculada',
    pt: 'Sua conta de repasse está vinculada',
    fr: 'Votre compte de paiement est relié',
  },
  linkedLine: {
    en: 'Earnings are paid to {{account}}.',
    'zh-cn': '收益将打入 {{account}}。',
    es: 'Tus ganancias se transfieren a {{account}}.',
    pt: 'Seus ganhos vão para {{account}}.',
    fr: 'Vos gains sont versés sur {{account}}.',
  },
  linkFailedTitle: {
    en: 'Linking the payment account failed',
    'zh-cn': '关联收款账户失败',
    es: 'No se pudo vincular la cuenta de cobro',
    pt: 'Não foi possível vincular a conta',
    fr: 'Le compte de paiement n’a pas pu être relié',
  },
  backHome: { en: 'Back to the home page', 'zh-cn': '返回首页', es: 'Volver al inicio', pt: 'Voltar ao início', fr: 'Retour à l’accueil' },
  toOrders: { en: 'See my orders', 'zh-cn': '查看订单', es: 'Ver mis pedidos', pt: 'Ver meus pedidos', fr: 'Voir mes commandes' },
  linkAgain: { en: 'Link again', 'zh-cn': '重新关联', es: 'Vincular de nuevo', pt: 'Vincular de novo', fr: 'Relier à nouveau' },
  print: { en: 'Print', 'zh-cn': '打印', es: 'Imprimir', pt: 'Imprimir', fr: 'Imprimer' },
  authTitle: {
    en: 'The payment was not authorized',
    'zh-cn': '支付未获授权',
    es: 'El pago no se autorizó',
    pt: 'O pagamento não foi autorizado',
    fr: 'Le paiement n’a pas été autorisé',
  },
  authWaitTitle: {
    en: 'Your bank is confirming the payment',
    'zh-cn': '银行正在确认付款',
    es: 'Tu banco está confirmando el pago',
    pt: 'Seu banco está confirmando o pagamento',
    fr: 'Votre banque confirme le paiement',
  },
  goOnPaying: {
    en: 'Go on paying',
    'zh-cn': '继续付款',
    es: 'Seguir con el pago',
    pt: 'Continuar o pagamento',
    fr: 'Continuer le paiement',
  },
  linkOpenTitle: {
    en: 'The provider has not decided yet',
    'zh-cn': '服务商尚未确认',
    es: 'El proveedor aún no ha decidido',
    pt: 'O provedor ainda não decidiu',
    fr: 'Le prestataire n’a pas encore décidé',
  },
  linkOpenLine: {
    en: 'As soon as it answers, this page changes by itself. If you left its page too early, go on there.',
    'zh-cn': '结果出来后本页面会自动更新。如果您提前离开了服务商页面，可返回继续。',
    es: 'En cuanto responda, esta página cambiará sola. Si saliste antes de tiempo, continúa allí.',
    pt: 'Assim que responder, esta página se atualiza sozinha. Se você saiu antes da hora, continue lá.',
    fr: 'Dès sa réponse, cette page change d’elle-même. Si vous l’avez quitté trop tôt, reprenez là-bas.',
  },
  goOnLinking: {
    en: 'Go on linking',
    'zh-cn': '继续关联',
    es: 'Seguir vinculando',
    pt: 'Continuar a vincular',
    fr: 'Reprendre la liaison',
  },
  linkKept: {
    en: 'Until then your earnings go to {{account}} as before.',
    'zh-cn': '在此之前，收益仍打入 {{account}}。',
    es: 'Mientras tanto, tus ganancias siguen llegando a {{account}}.',
    pt: 'Até lá, seus ganhos continuam indo para {{account}}.',
    fr: 'En attendant, vos gains vont toujours sur {{account}}.',
  },
});

/** Why a payment account could not be linked, and what to do. */
export const linkFailureTexts = defineTexts('linkFailures', {
  refused_by_user: {
    en: 'It was cancelled on the provider’s page. Link it again when you are ready.',
    'zh-cn': '您在服务商页面取消了操作，准备好后可重新关联。',
    es: 'Se canceló en la página del proveedor. Vuelve a vincularla cuando quieras.',
    pt: 'Foi cancelado na página do provedor. Vincule de novo quando quiser.',
    fr: 'Annulé sur la page du prestataire. Recommencez quand vous voulez.',
  },
  refused_by_provider: {
    en: 'The provider refused this account. Check its details there, or choose another one.',
    'zh-cn': '服务商拒绝了该账户，请核对信息或更换账户。',
    es: 'El proveedor rechazó esta cuenta. Revisa sus datos o elige otra.',
    pt: 'O provedor recusou esta conta. Verifique os dados ou escolha outra.',
    fr: 'Le prestataire a refusé ce compte. Vérifiez-le ou choisissez-en un autre.',
  },
  expired: {
    en: 'The page was open for too long. Please begin again.',
    'zh-cn': '页面停留过久，请重新开始。',
    es: 'La página estuvo abierta demasiado tiempo. Empieza de nuevo.',
    pt: 'A página ficou aberta tempo demais. Comece de novo.',
    fr: 'La page est restée ouverte trop longtemps. Recommencez.',
  },
  unknown: {
    en: 'The provider gave no reason. Please try it once more.',
    'zh-cn': '服务商未说明原因，请再试一次。',
    es: 'El proveedor no indicó el motivo. Inténtalo otra vez.',
    pt: 'O provedor não informou o motivo. Tente mais uma vez.',
    fr: 'Le prestataire n’a pas donné de raison. Réessayez.',
  },
});
