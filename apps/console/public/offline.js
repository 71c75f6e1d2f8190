/* Texts and theme of the offline page. It depends on nothing: when it is shown, nothing else can be fetched. */
(() => {
  const words = {
    en: ['en', 'No connection', 'Your store keeps selling. This page reloads as soon as the phone is online.', 'Try again'],
    'zh-cn': ['zh-CN', '网络已断开', '您的店铺仍在正常销售。手机联网后，页面会自动恢复。', '重试'],
    es: ['es-ES', 'Sin conexión', 'Tu tienda sigue vendiendo. Esta página se recarga en cuanto el teléfono tenga conexión.', 'Reintentar'],
    pt: [
      'pt-BR',
      'Sem conexão',
      'Sua loja continua vendendo. Esta página recarrega assim que o telefone estiver on-line.',
      'Tentar de novo',
    ],
    fr: [
      'fr-FR',
      'Pas de connexion',
      'Votre boutique continue de vendre. Cette page se recharge dès que le téléphone est en ligne.',
      'Réessayer',
    ],
  };
  const read = (name) => {
    try {
      return localStorage.getItem(name) ?? '';
    } catch {
      return '';
    }
  };
  const theme = read('theme') || 'light';
  const isDark = theme === 'dark' || (theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  const [lang, title, line, retry] = words[read('language')] ?? words.en;
  document.documentElement.lang = lang;
  document.querySelector('h1').textContent = title;
  document.querySelector('p').textContent = line;
  const button = document.querySelector('button');
  button.textContent = retry;
  const again = () => location.reload();
  button.addEventListener('click', again);
  addEventListener('online', again);

  // The phone says "online" a moment before anything answers, and may have said it before this script ran.
  const lookMs = 3_000;
  const look = async () => {
    const isOk = ({ ok }) => ok;
    const isBack = !document.hidden && (await fetch('/healthz', { cache: 'no-store' }).then(isOk, () => false));
    if (isBack) again();
    else setTimeout(look, lookMs);
  };
  setTimeout(look, lookMs);
})();
