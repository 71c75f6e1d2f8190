import { defineTexts } from '../lib/i18n.ts';

/** The form behind the link that a production prints at its first start. */
export const setUpTexts = defineTexts('set-up', {
  title: {
    en: 'Set up Vitrine',
    'zh-cn': '初始化 Vitrine',
    es: 'Configura Vitrine',
    pt: 'Configure o Vitrine',
    fr: 'Configurer Vitrine',
  },
  line: {
    en: 'You become the first administrator. The link works once.',
    'zh-cn': '您将成为首位管理员。此链接仅可使用一次。',
    es: 'Serás el primer administrador. El enlace funciona una sola vez.',
    pt: 'Você será o primeiro administrador. O link funciona uma única vez.',
    fr: 'Vous devenez le premier administrateur. Le lien ne sert qu’une fois.',
  },
  username: { en: 'Username', 'zh-cn': '用户名', es: 'Nombre de usuario', pt: 'Nome de usuário', fr: 'Nom d’utilisateur' },
  usernameInvalid: {
    en: 'Please enter a valid UserName',
    'zh-cn': '请输入有效的用户名',
    es: 'Introduce un nombre de usuario válido',
    pt: 'Digite um nome de usuário válido',
    fr: 'Saisissez un nom d’utilisateur valide',
  },
  usernameRule: {
    en: '3 to 32 characters: letters a to z, digits, and . _ - after the first',
    'zh-cn': '3 至 32 个字符：小写字母或数字，首个字符之后还可使用 . _ -',
    es: 'De 3 a 32 caracteres: letras de la a a la z, cifras y, tras el primero, . _ -',
    pt: 'De 3 a 32 caracteres: letras de a a z, números e, depois do primeiro, . _ -',
    fr: 'De 3 à 32 caractères : lettres de a à z, chiffres et, après le premier, . _ -',
  },
  button: {
    en: 'Become administrator',
    'zh-cn': '成为管理员',
    es: 'Crear la cuenta de administrador',
    pt: 'Criar a conta de administrador',
    fr: 'Créer le compte administrateur',
  },
  done: {
    en: 'Vitrine is yours. Welcome!',
    'zh-cn': 'Vitrine 已就绪，欢迎！',
    es: 'Vitrine está en tus manos. ¡Te damos la bienvenida!',
    pt: 'O Vitrine está em suas mãos. Boas-vindas!',
    fr: 'Vitrine est à vous. Bienvenue !',
  },
  already: {
    en: 'It is set up already?',
    'zh-cn': '已经初始化？',
    es: '¿Ya está configurado?',
    pt: 'Já está configurado?',
    fr: 'Déjà configuré ?',
  },
});
