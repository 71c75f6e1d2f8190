import { defineTexts } from '../lib/i18n.ts';

/** Words around the session and of the pages that stand without the shell. English toasts are the specification's. */
export const statusPageTexts = defineTexts('status-pages', {
  login: { en: 'Sign in', 'zh-cn': '登录', es: 'Iniciar sesión', pt: 'Entrar', fr: 'Connexion' },
  register: { en: 'Open a store', 'zh-cn': '开店', es: 'Abrir una tienda', pt: 'Abrir uma loja', fr: 'Ouvrir une boutique' },
  authorize: { en: 'Signing in', 'zh-cn': '正在登录', es: 'Iniciando sesión', pt: 'Entrando', fr: 'Connexion en cours' },
  verificationFailed: {
    en: 'Verification failed, please Login again.',
    'zh-cn': '验证失败，请重新登录。',
    es: 'La verificación falló. Inicia sesión de nuevo.',
    pt: 'A verificação falhou. Entre novamente.',
    fr: 'La vérification a échoué. Reconnectez-vous.',
  },
  languageSwitched: {
    en: 'Switch Language Successful!',
    'zh-cn': '语言切换成功！',
    es: '¡Idioma cambiado!',
    pt: 'Idioma alterado!',
    fr: 'Langue modifiée !',
  },
  loggedOut: { en: 'Log Out Success!', 'zh-cn': '退出成功！', es: '¡Sesión cerrada!', pt: 'Você saiu!', fr: 'Déconnexion réussie !' },
  noAccessTitle: {
    en: 'This page is not yours to open',
    'zh-cn': '您无权访问此页面',
    es: 'No tienes acceso a esta página',
    pt: 'Você não tem acesso a esta página',
    fr: 'Vous n’avez pas accès à cette page',
  },
  noAccessLine: {
    en: 'Your account has no right to it. If you need it, ask whoever manages the roles.',
    'zh-cn': '您的账号没有相应权限。如有需要，请联系角色管理员。',
    es: 'Tu cuenta no tiene ese permiso. Si lo necesitas, pídelo a quien gestiona los roles.',
    pt: 'Sua conta não tem essa permissão. Se precisar, peça a quem gerencia os papéis.',
    fr: 'Votre compte n’en a pas le droit. Au besoin, demandez-le à la personne qui gère les rôles.',
  },
  notFoundTitle: {
    en: 'There is no page here',
    'zh-cn': '页面不存在',
    es: 'Aquí no hay ninguna página',
    pt: 'Não há página aqui',
    fr: 'Il n’y a pas de page ici',
  },
  notFoundLine: {
    en: 'The address may be old or mistyped.',
    'zh-cn': '地址可能已失效或输入有误。',
    es: 'La dirección puede ser antigua o estar mal escrita.',
    pt: 'O endereço pode ser antigo ou estar errado.',
    fr: 'L’adresse est peut-être ancienne ou mal saisie.',
  },
  backHome: { en: 'Go to the start page', 'zh-cn': '返回首页', es: 'Ir al inicio', pt: 'Ir para o início', fr: 'Aller à l’accueil' },
  startFailed: {
    en: 'Your pages could not be loaded.',
    'zh-cn': '无法加载您的页面。',
    es: 'No se pudieron cargar tus páginas.',
    pt: 'Não foi possível carregar suas páginas.',
    fr: 'Vos pages n’ont pas pu être chargées.',
  },
  redirectLoop: {
    en: 'This address keeps leading in circles, so we stopped.',
    'zh-cn': '该地址循环跳转，已停止。',
    es: 'Esta dirección no deja de redirigir y la hemos detenido.',
    pt: 'Este endereço fica redirecionando em círculos, então paramos.',
    fr: 'Cette adresse tourne en rond, nous nous sommes arrêtés.',
  },
});
