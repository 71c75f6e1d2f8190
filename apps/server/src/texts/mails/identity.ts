import type { Language } from '@vitrine/contract/locales.ts';
import type { MailWords } from '../mails.ts';

export const identityMails = {
  'registration-code': {
    en: {
      subject: 'Your code for Vitrine',
      paragraphs: ['Enter this code to open your store. It is valid for {minutes} minutes.'],
      closing: 'If you did not ask for this, you can ignore this mail.',
    },
    'zh-cn': {
      subject: '您的 Vitrine 验证码',
      paragraphs: ['请输入以下验证码完成开店，{minutes} 分钟内有效。'],
      closing: '如非本人操作，请忽略此邮件。',
    },
    es: {
      subject: 'Tu código de Vitrine',
      paragraphs: ['Introduce este código para abrir tu tienda. Vale {minutes} minutos.'],
      closing: 'Si no lo has pedido tú, ignora este correo.',
    },
    pt: {
      subject: 'Seu código da Vitrine',
      paragraphs: ['Digite este código para abrir sua loja. Ele vale por {minutes} minutos.'],
      closing: 'Se não foi você, ignore este e-mail.',
    },
    fr: {
      subject: 'Votre code Vitrine',
      paragraphs: ['Saisissez ce code pour ouvrir votre boutique. Il est valable {minutes} minutes.'],
      closing: 'Si vous n’avez rien demandé, ignorez ce message.',
    },
  },
  'password-code': {
    en: {
      subject: 'Your code for a new password',
      paragraphs: ['Enter this code to choose a new password. It is valid for {minutes} minutes.'],
      closing: 'If you did not ask for this, you can ignore this mail.',
    },
    'zh-cn': {
      subject: '重置密码验证码',
      paragraphs: ['请输入以下验证码设置新密码，{minutes} 分钟内有效。'],
      closing: '如非本人操作，请忽略此邮件。',
    },
    es: {
      subject: 'Tu código para una contraseña nueva',
      paragraphs: ['Introduce este código para elegir una contraseña nueva. Vale {minutes} minutos.'],
      closing: 'Si no lo has pedido tú, ignora este correo.',
    },
    pt: {
      subject: 'Seu código para uma nova senha',
      paragraphs: ['Digite este código para escolher uma nova senha. Ele vale por {minutes} minutos.'],
      closing: 'Se não foi você, ignore este e-mail.',
    },
    fr: {
      subject: 'Votre code pour un nouveau mot de passe',
      paragraphs: ['Saisissez ce code pour choisir un nouveau mot de passe. Il est valable {minutes} minutes.'],
      closing: 'Si vous n’avez rien demandé, ignorez ce message.',
    },
  },
  'social-code': {
    en: {
      subject: 'Your code for Vitrine',
      paragraphs: ['Enter this code to confirm that this mailbox is yours. It is valid for {minutes} minutes.'],
      closing: 'If you did not ask for this, you can ignore this mail.',
    },
    'zh-cn': {
      subject: '您的 Vitrine 验证码',
      paragraphs: ['请输入以下验证码确认此邮箱归您所有，{minutes} 分钟内有效。'],
      closing: '如非本人操作，请忽略此邮件。',
    },
    es: {
      subject: 'Tu código de Vitrine',
      paragraphs: ['Introduce este código para confirmar que este correo es tuyo. Vale {minutes} minutos.'],
      closing: 'Si no lo has pedido tú, ignora este correo.',
    },
    pt: {
      subject: 'Seu código da Vitrine',
      paragraphs: ['Digite este código para confirmar que este e-mail é seu. Ele vale por {minutes} minutos.'],
      closing: 'Se não foi você, ignore este e-mail.',
    },
    fr: {
      subject: 'Votre code Vitrine',
      paragraphs: ['Saisissez ce code pour confirmer que cette adresse est la vôtre. Il est valable {minutes} minutes.'],
      closing: 'Si vous n’avez rien demandé, ignorez ce message.',
    },
  },
  'email-code': {
    en: {
      subject: 'Confirm your new e-mail address',
      paragraphs: ['Enter this code to sign in to Vitrine with this address from now on. It is valid for {minutes} minutes.'],
      closing: 'If you did not ask for this, you can ignore this mail: nothing changes without the code.',
    },
    'zh-cn': {
      subject: '确认您的新邮箱',
      paragraphs: ['请输入以下验证码，今后即可使用此邮箱登录 Vitrine，{minutes} 分钟内有效。'],
      closing: '如非本人操作，请忽略此邮件：没有验证码就不会有任何更改。',
    },
    es: {
      subject: 'Confirma tu nuevo correo',
      paragraphs: ['Introduce este código para entrar en Vitrine con esta dirección a partir de ahora. Vale {minutes} minutos.'],
      closing: 'Si no lo has pedido tú, ignora este correo: sin el código no cambia nada.',
    },
    pt: {
      subject: 'Confirme seu novo e-mail',
      paragraphs: ['Digite este código para entrar na Vitrine com este endereço de agora em diante. Ele vale por {minutes} minutos.'],
      closing: 'Se não foi você, ignore este e-mail: sem o código nada muda.',
    },
    fr: {
      subject: 'Confirmez votre nouvelle adresse e-mail',
      paragraphs: ['Saisissez ce code pour vous connecter désormais à Vitrine avec cette adresse. Il est valable {minutes} minutes.'],
      closing: 'Si vous n’avez rien demandé, ignorez ce message : rien ne change sans le code.',
    },
  },
  'email-taken': {
    en: {
      subject: 'Your address was entered for another account',
      paragraphs: [
        'Someone, perhaps you, wanted to give another Vitrine account this address. It already belongs to your account, and nothing has changed.',
      ],
      closing: 'If you did not ask for this, you can ignore this mail.',
    },
    'zh-cn': {
      subject: '有人想将您的邮箱用于另一个账户',
      paragraphs: ['有人（可能是您）想将此邮箱设为另一个 Vitrine 账户的邮箱。此邮箱已属于您的账户，没有任何更改。'],
      closing: '如非本人操作，请忽略此邮件。',
    },
    es: {
      subject: 'Han escrito tu dirección en otra cuenta',
      paragraphs: ['Alguien, quizá tú, ha querido dar esta dirección a otra cuenta de Vitrine. Ya es la de tu cuenta, y nada ha cambiado.'],
      closing: 'Si no lo has pedido tú, ignora este correo.',
    },
    pt: {
      subject: 'Seu endereço foi informado em outra conta',
      paragraphs: ['Alguém, talvez você, quis usar este endereço em outra conta da Vitrine. Ele já é o da sua conta, e nada mudou.'],
      closing: 'Se não foi você, ignore este e-mail.',
    },
    fr: {
      subject: 'Votre adresse a été saisie pour un autre compte',
      paragraphs: [
        'Quelqu’un, peut-être vous, a voulu donner cette adresse à un autre compte Vitrine. Elle est déjà celle de votre compte, et rien n’a changé.',
      ],
      closing: 'Si vous n’avez rien demandé, ignorez ce message.',
    },
  },
  'already-registered': {
    en: {
      subject: 'You already have a Vitrine account',
      paragraphs: [
        'Someone, probably you, tried to register with this address. It already has an account: sign in, or choose a new password there.',
      ],
      closing: 'If you did not ask for this, you can ignore this mail.',
    },
    'zh-cn': {
      subject: '您已有 Vitrine 账户',
      paragraphs: ['有人（可能是您）尝试用此邮箱注册。该邮箱已有账户，请直接登录或重设密码。'],
      closing: '如非本人操作，请忽略此邮件。',
    },
    es: {
      subject: 'Ya tienes una cuenta en Vitrine',
      paragraphs: [
        'Alguien, seguramente tú, ha intentado registrarse con esta dirección. Ya tiene una cuenta: entra, o elige allí una contraseña nueva.',
      ],
      closing: 'Si no lo has pedido tú, ignora este correo.',
    },
    pt: {
      subject: 'Você já tem uma conta na Vitrine',
      paragraphs: [
        'Alguém, provavelmente você, tentou se cadastrar com este endereço. Ele já tem uma conta: entre, ou escolha uma nova senha lá.',
      ],
      closing: 'Se não foi você, ignore este e-mail.',
    },
    fr: {
      subject: 'Vous avez déjà un compte Vitrine',
      paragraphs: [
        'Quelqu’un, sans doute vous, a voulu s’inscrire avec cette adresse. Elle a déjà un compte : connectez-vous, ou choisissez-y un nouveau mot de passe.',
      ],
      closing: 'Si vous n’avez rien demandé, ignorez ce message.',
    },
  },
  'no-account': {
    en: {
      subject: 'No Vitrine account at this address',
      paragraphs: [
        'Someone, probably you, asked for a new password, but this address has no account. Perhaps you registered with another one.',
      ],
      closing: 'If you did not ask for this, you can ignore this mail.',
    },
    'zh-cn': {
      subject: '该邮箱没有 Vitrine 账户',
      paragraphs: ['有人（可能是您）请求重置密码，但此邮箱没有账户。您可能使用了其他邮箱注册。'],
      closing: '如非本人操作，请忽略此邮件。',
    },
    es: {
      subject: 'No hay cuenta de Vitrine con esta dirección',
      paragraphs: [
        'Alguien, seguramente tú, ha pedido una contraseña nueva, pero esta dirección no tiene cuenta. Quizá te registraste con otra.',
      ],
      closing: 'Si no lo has pedido tú, ignora este correo.',
    },
    pt: {
      subject: 'Não há conta da Vitrine neste endereço',
      paragraphs: ['Alguém, provavelmente você, pediu uma nova senha, mas este endereço não tem conta. Talvez você tenha usado outro.'],
      closing: 'Se não foi você, ignore este e-mail.',
    },
    fr: {
      subject: 'Pas de compte Vitrine à cette adresse',
      paragraphs: [
        'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe, mais cette adresse n’a pas de compte. Peut-être en avez-vous utilisé une autre.',
      ],
      closing: 'Si vous n’avez rien demandé, ignorez ce message.',
    },
  },
  welcome: {
    en: {
      subject: 'Your store is open',
      paragraphs: ['Welcome to Vitrine. Your store is online: choose your prices and share your link.'],
      action: 'Open my store',
      closing: 'We are glad that you are here.',
    },
    'zh-cn': {
      subject: '您的店铺已开张',
      paragraphs: ['欢迎使用 Vitrine。您的店铺已上线：设置价格，分享链接吧。'],
      action: '进入店铺',
      closing: '很高兴您的加入。',
    },
    es: {
      subject: 'Tu tienda está abierta',
      paragraphs: ['Te damos la bienvenida a Vitrine. Tu tienda ya está en línea: pon tus precios y comparte tu enlace.'],
      action: 'Abrir mi tienda',
      closing: 'Nos alegra tenerte aquí.',
    },
    pt: {
      subject: 'Sua loja está aberta',
      paragraphs: ['Boas-vindas à Vitrine. Sua loja está no ar: defina seus preços e compartilhe seu link.'],
      action: 'Abrir minha loja',
      closing: 'Que bom ter você aqui.',
    },
    fr: {
      subject: 'Votre boutique est ouverte',
      paragraphs: ['Bienvenue sur Vitrine. Votre boutique est en ligne : fixez vos prix et partagez votre lien.'],
      action: 'Ouvrir ma boutique',
      closing: 'Ravis de vous compter parmi nous.',
    },
  },
} satisfies Record<string, Readonly<Record<Language, MailWords>>>;
