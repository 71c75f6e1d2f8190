import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { client as clientEnglish, ui as uiEnglish } from '../en/ui.ts';

export const ui = translationOf<typeof uiEnglish>()({
  close: 'Fechar',
  copy: 'Copiar',
  copied: 'Copiado',
  qrCode: 'Código QR',
  savePicture: 'Salvar imagem',
  open: 'Abrir',
  restored: 'Recuperamos o que você tinha digitado. Ainda não foi salvo.',
  discardRestored: 'Descartar',
  retry: 'Tentar de novo',
  loadFailed: 'Não foi possível carregar.',
  loading: 'Carregando',
  pageBroke: 'Esta página parou de funcionar. Recarregar costuma resolver.',
  reload: 'Recarregar',
  today: 'Hoje, {time}',
  yesterday: 'Ontem, {time}',
  points: '{value} p.p.',
  cancel: 'Cancelar',
  capsLock: 'Caps Lock está ativado',
  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',
});

export const client = translationOf<typeof clientEnglish>()({
  warning: 'Aviso',
  systemWarning: 'Aviso do sistema',
  someError: 'Ocorreu um erro',
  systemError: 'Erro do sistema',
  error: 'Erro',
  unreachable: 'Não foi possível acessar o servidor. Verifique a conexão e tente de novo.',
  timedOut: 'O servidor demorou demais para responder. Tente de novo.',
});
