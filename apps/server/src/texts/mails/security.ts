import { type Language, languages } from '@vitrine/contract/locales.ts';
import type { MailWords } from '../mails.ts';

type Words = Readonly<Record<Language, { subject: string; line: string }>>;

const closings: Readonly<Record<Language, string>> = {
  en: 'If this was not you, choose a new password at once and tell us.',
  'zh-cn': '如非本人操作，请立即重设密码并联系我们。',
  es: 'Si no has sido tú, elige una contraseña nueva enseguida y avísanos.',
  pt: 'Se não foi você, escolha uma nova senha agora mesmo e nos avise.',
  fr: 'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et prévenez-nous.',
};

const actions: Readonly<Record<Language, string>> = {
  en: 'Choose a new password',
  'zh-cn': '重设密码',
  es: 'Elegir una contraseña nueva',
  pt: 'Escolher uma nova senha',
  fr: 'Choisir un nouveau mot de passe',
};

/** What happened, and what to do if somebody else did it. */
function warn(words: Words): Record<Language, MailWords> {
  const mailIn = (language: Language): MailWords => ({
    subject: words[language].subject,
    paragraphs: [words[language].line],
    action: actions[language],
    closing: closings[language],
  });
  return Object.fromEntries(languages.map((language) => [language, mailIn(language)])) as Record<Language, MailWords>;
}

/** Mails about changes of the ways into an account, `{email}`. */
export const securityMails = {
  'factor-on': warn({
    en: {
      subject: 'Two-step sign-in is on',
      line: 'From now on the account {email} asks for a code of your authenticator app at every sign-in. Keep your recovery codes in a safe place.',
    },
    'zh-cn': { subject: '两步验证已启用', line: '账户 {email} 今后每次登录都需要输入身份验证器应用中的验证码。请妥善保存恢复码。' },
    es: {
      subject: 'La verificación en dos pasos está activada',
      line: 'A partir de ahora, la cuenta {email} pide un código de tu app de autenticación cada vez que entras. Guarda tus códigos de recuperación en un lugar seguro.',
    },
    pt: {
      subject: 'A verificação em duas etapas está ativada',
      line: 'A partir de agora, a conta {email} pede um código do seu aplicativo autenticador a cada entrada. Guarde seus códigos de recuperação em um lugar seguro.',
    },
    fr: {
      subject: 'La validation en deux étapes est activée',
      line: 'Désormais, le compte {email} demande un code de votre application d’authentification à chaque connexion. Gardez vos codes de secours en lieu sûr.',
    },
  }),
  'factor-off': warn({
    en: { subject: 'Two-step sign-in is off', line: 'The account {email} no longer asks for a code when you sign in.' },
    'zh-cn': { subject: '两步验证已关闭', line: '账户 {email} 登录时不再需要验证码。' },
    es: { subject: 'La verificación en dos pasos está desactivada', line: 'La cuenta {email} ya no pide un código al entrar.' },
    pt: { subject: 'A verificação em duas etapas está desativada', line: 'A conta {email} não pede mais um código na entrada.' },
    fr: { subject: 'La validation en deux étapes est désactivée', line: 'Le compte {email} ne demande plus de code à la connexion.' },
  }),
  'factor-reset': warn({
    en: {
      subject: 'Your two-step sign-in was reset',
      line: 'Our team took the two-step sign-in of {email} away, because telephone and recovery codes were reported lost. All sign-ins have ended. Sign in with your password and set it up anew.',
    },
    'zh-cn': {
      subject: '您的两步验证已被重置',
      line: '因手机和恢复码遗失，我们的团队已取消 {email} 的两步验证，所有设备均已退出登录。请用密码登录后重新设置。',
    },
    es: {
      subject: 'Se ha restablecido tu verificación en dos pasos',
      line: 'Nuestro equipo ha quitado la verificación en dos pasos de {email}, porque se informó de la pérdida del teléfono y de los códigos. Se han cerrado todas las sesiones. Entra con tu contraseña y actívala de nuevo.',
    },
    pt: {
      subject: 'Sua verificação em duas etapas foi redefinida',
      line: 'Nossa equipe removeu a verificação em duas etapas de {email}, porque o telefone e os códigos foram dados como perdidos. Todas as sessões foram encerradas. Entre com sua senha e configure-a de novo.',
    },
    fr: {
      subject: 'Votre validation en deux étapes a été réinitialisée',
      line: 'Notre équipe a retiré la validation en deux étapes de {email}, car le téléphone et les codes ont été déclarés perdus. Toutes les sessions sont fermées. Connectez-vous avec votre mot de passe et configurez-la à nouveau.',
    },
  }),
  'recovery-used': warn({
    en: { subject: 'A recovery code was used', line: 'A recovery code of {email} has just been used. Codes left: {left}.' },
    'zh-cn': { subject: '恢复码已被使用', line: '{email} 的一个恢复码刚刚被使用，剩余 {left} 个。' },
    es: {
      subject: 'Se ha usado un código de recuperación',
      line: 'Se acaba de usar un código de recuperación de {email}. Códigos restantes: {left}.',
    },
    pt: {
      subject: 'Um código de recuperação foi usado',
      line: 'Um código de recuperação de {email} acaba de ser usado. Códigos restantes: {left}.',
    },
    fr: {
      subject: 'Un code de secours a été utilisé',
      line: 'Un code de secours de {email} vient d’être utilisé. Codes restants : {left}.',
    },
  }),
  'recovery-renewed': warn({
    en: { subject: 'New recovery codes', line: 'New recovery codes were made for {email}. The older ones no longer work.' },
    'zh-cn': { subject: '新的恢复码', line: '已为 {email} 生成新的恢复码，旧的恢复码已失效。' },
    es: {
      subject: 'Códigos de recuperación nuevos',
      line: 'Se han creado códigos de recuperación nuevos para {email}. Los anteriores ya no valen.',
    },
    pt: {
      subject: 'Novos códigos de recuperação',
      line: 'Foram criados novos códigos de recuperação para {email}. Os antigos não valem mais.',
    },
    fr: {
      subject: 'Nouveaux codes de secours',
      line: 'De nouveaux codes de secours ont été créés pour {email}. Les anciens ne fonctionnent plus.',
    },
  }),
  'password-changed': warn({
    en: { subject: 'Your password was changed', line: 'The password of {email} was changed, and the other devices were signed out.' },
    'zh-cn': { subject: '您的密码已更改', line: '{email} 的密码已更改，其他设备均已退出登录。' },
    es: {
      subject: 'Se ha cambiado tu contraseña',
      line: 'Se ha cambiado la contraseña de {email} y se han cerrado las sesiones de los demás dispositivos.',
    },
    pt: { subject: 'Sua senha foi alterada', line: 'A senha de {email} foi alterada, e os outros dispositivos foram desconectados.' },
    fr: {
      subject: 'Votre mot de passe a été modifié',
      line: 'Le mot de passe de {email} a été modifié et les autres appareils ont été déconnectés.',
    },
  }),
  // To the old address: a new password could not be asked for there any more.
  'email-changed': {
    en: {
      subject: 'Your e-mail address was changed',
      paragraphs: ['Your Vitrine account {email} is now reached at {newEmail}. You sign in with that address, and mails go there.'],
      closing: 'If this was not you, answer this mail at once: we can give the account back to you.',
    },
    'zh-cn': {
      subject: '您的邮箱已更改',
      paragraphs: ['您的 Vitrine 账户 {email} 已改用 {newEmail}。今后请用新邮箱登录，邮件也会发往该邮箱。'],
      closing: '如非本人操作，请立即回复此邮件，我们可以帮您找回账户。',
    },
    es: {
      subject: 'Se ha cambiado tu correo',
      paragraphs: ['Tu cuenta de Vitrine {email} tiene ahora la dirección {newEmail}. Entras con ella y allí llegan los correos.'],
      closing: 'Si no has sido tú, responde enseguida a este correo: podemos devolverte la cuenta.',
    },
    pt: {
      subject: 'Seu e-mail foi alterado',
      paragraphs: ['Sua conta da Vitrine {email} agora usa o endereço {newEmail}. Você entra com ele, e os e-mails vão para lá.'],
      closing: 'Se não foi você, responda a este e-mail agora mesmo: podemos devolver a conta a você.',
    },
    fr: {
      subject: 'Votre adresse e-mail a été changée',
      paragraphs: [
        'Votre compte Vitrine {email} a désormais l’adresse {newEmail}. Vous vous connectez avec elle et les messages y arrivent.',
      ],
      closing: 'Si ce n’était pas vous, répondez tout de suite à ce message : nous pouvons vous rendre le compte.',
    },
  },
  'identity-linked': warn({
    en: { subject: 'A new way to sign in', line: '{provider} can now be used to sign in to {email}.' },
    'zh-cn': { subject: '新增登录方式', line: '现在可以使用 {provider} 登录 {email}。' },
    es: { subject: 'Una nueva forma de entrar', line: 'Ahora se puede entrar en {email} con {provider}.' },
    pt: { subject: 'Uma nova forma de entrar', line: 'Agora é possível entrar em {email} com {provider}.' },
    fr: { subject: 'Un nouveau moyen de connexion', line: 'Il est désormais possible de se connecter à {email} avec {provider}.' },
  }),
  'identity-unlinked': warn({
    en: { subject: 'A way to sign in was removed', line: '{provider} can no longer be used to sign in to {email}.' },
    'zh-cn': { subject: '已移除一种登录方式', line: '{provider} 已不能再用于登录 {email}。' },
    es: { subject: 'Se ha quitado una forma de entrar', line: 'Ya no se puede entrar en {email} con {provider}.' },
    pt: { subject: 'Uma forma de entrar foi removida', line: 'Não é mais possível entrar em {email} com {provider}.' },
    fr: { subject: 'Un moyen de connexion a été retiré', line: 'Il n’est plus possible de se connecter à {email} avec {provider}.' },
  }),
  'payment-account-linked': warn({
    en: {
      subject: 'A payment account was linked',
      line: 'The payment account {account} is now linked to {store}. Payouts of what you earn go there.',
    },
    'zh-cn': { subject: '已关联收款账户', line: '收款账户 {account} 已关联到 {store}，您的收益将支付到该账户。' },
    es: {
      subject: 'Se ha vinculado una cuenta de cobro',
      line: 'La cuenta de cobro {account} está ahora vinculada a {store}. Allí se paga lo que ganas.',
    },
    pt: {
      subject: 'Uma conta de repasse foi vinculada',
      line: 'A conta de repasse {account} agora está vinculada a {store}. O que você ganhar será pago nela.',
    },
    fr: {
      subject: 'Un compte de paiement a été relié',
      line: 'Le compte de paiement {account} est désormais relié à {store}. Vos gains y sont versés.',
    },
  }),
  'payment-account-unlinked': warn({
    en: {
      subject: 'Your payment account was disconnected',
      line: 'The payment account {account} was disconnected from {store}. What you earn waits until you link an account again.',
    },
    'zh-cn': { subject: '您的收款账户已解除关联', line: '{store} 的收款账户 {account} 已解除关联。重新关联账户之前，收益会为您保留。' },
    es: {
      subject: 'Tu cuenta de cobro se ha desvinculado',
      line: 'La cuenta de cobro {account} se ha desvinculado de {store}. Lo que ganes te espera hasta que vincules otra.',
    },
    pt: {
      subject: 'Sua conta de repasse foi desvinculada',
      line: 'A conta de repasse {account} foi desvinculada de {store}. O que você ganhar espera até você vincular uma conta de novo.',
    },
    fr: {
      subject: 'Votre compte de paiement a été dissocié',
      line: 'Le compte de paiement {account} a été dissocié de {store}. Vos gains vous attendent jusqu’à ce que vous en reliiez un autre.',
    },
  }),
  'factor-guessed': warn({
    en: {
      subject: 'Somebody is trying codes on your account',
      line: 'Somebody entered the right password for {email} and then wrong codes, ten times. We stopped them for now.',
    },
    'zh-cn': { subject: '有人正在尝试登录您的账户', line: '有人输入了 {email} 的正确密码，随后连续十次输错验证码，我们已暂时阻止。' },
    es: {
      subject: 'Alguien está probando códigos en tu cuenta',
      line: 'Alguien ha escrito la contraseña correcta de {email} y después diez códigos equivocados. Lo hemos detenido por ahora.',
    },
    pt: {
      subject: 'Alguém está tentando códigos na sua conta',
      line: 'Alguém digitou a senha certa de {email} e depois dez códigos errados. Nós o bloqueamos por enquanto.',
    },
    fr: {
      subject: 'Quelqu’un essaie des codes sur votre compte',
      line: 'Quelqu’un a saisi le bon mot de passe de {email}, puis dix codes faux. Nous l’avons arrêté pour le moment.',
    },
  }),
} satisfies Record<string, Readonly<Record<Language, MailWords>>>;
