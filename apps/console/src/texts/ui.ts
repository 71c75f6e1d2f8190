import { defineTexts } from '../lib/i18n.ts';

/** Words of the shared building blocks. */
export const uiTexts = defineTexts('ui', {
  close: { en: 'Close', 'zh-cn': '关闭', es: 'Cerrar', pt: 'Fechar', fr: 'Fermer' },
  copy: { en: 'Copy', 'zh-cn': '复制', es: 'Copiar', pt: 'Copiar', fr: 'Copier' },
  copied: { en: 'Copied', 'zh-cn': '已复制', es: 'Copiado', pt: 'Copiado', fr: 'Copié' },
  qrCode: { en: 'QR code', 'zh-cn': '二维码', es: 'Código QR', pt: 'Código QR', fr: 'QR code' },
  savePicture: { en: 'Save picture', 'zh-cn': '保存图片', es: 'Guardar imagen', pt: 'Salvar imagem', fr: 'Enregistrer l’image' },
  open: { en: 'Open', 'zh-cn': '打开', es: 'Abrir', pt: 'Abrir', fr: 'Ouvrir' },
  restored: {
    en: 'What you typed before is back. It is not saved yet.',
    'zh-cn': '已恢复您之前输入的内容，尚未保存。',
    es: 'Hemos recuperado lo que habías escrito. Aún no está guardado.',
    pt: 'Recuperamos o que você tinha digitado. Ainda não foi salvo.',
    fr: 'Votre saisie précédente a été rétablie. Elle n’est pas encore enregistrée.',
  },
  discardRestored: { en: 'Discard', 'zh-cn': '放弃', es: 'Descartar', pt: 'Descartar', fr: 'Abandonner' },
  retry: { en: 'Try again', 'zh-cn': '重试', es: 'Reintentar', pt: 'Tentar de novo', fr: 'Réessayer' },
  loadFailed: {
    en: 'This could not be loaded.',
    'zh-cn': '内容加载失败。',
    es: 'No se pudo cargar.',
    pt: 'Não foi possível carregar.',
    fr: 'Le chargement a échoué.',
  },
  loading: { en: 'Loading', 'zh-cn': '加载中', es: 'Cargando', pt: 'Carregando', fr: 'Chargement' },
  pageBroke: {
    en: 'This page stopped working. Loading it again usually helps.',
    'zh-cn': '页面出现问题，重新加载通常可以解决。',
    es: 'Esta página dejó de funcionar. Volver a cargarla suele bastar.',
    pt: 'Esta página parou de funcionar. Recarregar costuma resolver.',
    fr: 'Cette page s’est interrompue. La recharger suffit en général.',
  },
  reload: { en: 'Load again', 'zh-cn': '重新加载', es: 'Volver a cargar', pt: 'Recarregar', fr: 'Recharger' },
  today: { en: 'Today, {{time}}', 'zh-cn': '今天 {{time}}', es: 'Hoy, {{time}}', pt: 'Hoje, {{time}}', fr: 'Aujourd’hui, {{time}}' },
  yesterday: { en: 'Yesterday, {{time}}', 'zh-cn': '昨天 {{time}}', es: 'Ayer, {{time}}', pt: 'Ontem, {{time}}', fr: 'Hier, {{time}}' },
  points: { en: '{{value}} pt', 'zh-cn': '{{value}} 个百分点', es: '{{value}} p. p.', pt: '{{value}} p.p.', fr: '{{value}} pt' },
  cancel: { en: 'Cancel', 'zh-cn': '取消', es: 'Cancelar', pt: 'Cancelar', fr: 'Annuler' },
  capsLock: {
    en: 'Caps Lock is on',
    'zh-cn': '大写锁定已开启',
    es: 'Bloq Mayús está activado',
    pt: 'Caps Lock está ativado',
    fr: 'La touche Verr. Maj est activée',
  },
  showPassword: { en: 'Show password', 'zh-cn': '显示密码', es: 'Mostrar contraseña', pt: 'Mostrar senha', fr: 'Afficher le mot de passe' },
  hidePassword: { en: 'Hide password', 'zh-cn': '隐藏密码', es: 'Ocultar contraseña', pt: 'Ocultar senha', fr: 'Masquer le mot de passe' },
});

/** The client's own messages; the English ones are the specification's, word for word. */
export const clientMessages = defineTexts('client', {
  warning: { en: 'Warning', 'zh-cn': '警告', es: 'Aviso', pt: 'Aviso', fr: 'Avertissement' },
  systemWarning: {
    en: 'System Warning',
    'zh-cn': '系统警告',
    es: 'Aviso del sistema',
    pt: 'Aviso do sistema',
    fr: 'Avertissement du système',
  },
  someError: { en: 'some error', 'zh-cn': '出错了', es: 'Ha ocurrido un error', pt: 'Ocorreu um erro', fr: 'Une erreur s’est produite' },
  systemError: { en: 'System Error', 'zh-cn': '系统错误', es: 'Error del sistema', pt: 'Erro do sistema', fr: 'Erreur du système' },
  error: { en: 'Error', 'zh-cn': '错误', es: 'Error', pt: 'Erro', fr: 'Erreur' },
  unreachable: {
    en: 'The server cannot be reached. Check the connection and try again.',
    'zh-cn': '无法连接服务器，请检查网络后重试。',
    es: 'No se puede conectar con el servidor. Revisa la conexión e inténtalo de nuevo.',
    pt: 'Não foi possível acessar o servidor. Verifique a conexão e tente de novo.',
    fr: 'Le serveur est injoignable. Vérifiez la connexion et réessayez.',
  },
  timedOut: {
    en: 'The server took too long to answer. Try again.',
    'zh-cn': '服务器响应超时，请重试。',
    es: 'El servidor tardó demasiado en responder. Inténtalo de nuevo.',
    pt: 'O servidor demorou demais para responder. Tente de novo.',
    fr: 'Le serveur a mis trop de temps à répondre. Réessayez.',
  },
});
