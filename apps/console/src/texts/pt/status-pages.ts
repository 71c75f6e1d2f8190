import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { statusPages as english } from '../en/status-pages.ts';

export const statusPages = translationOf<typeof english>()({
  login: 'Entrar',
  register: 'Abrir uma loja',
  authorize: 'Entrando',
  verificationFailed: 'A verificação falhou. Entre novamente.',
  languageSwitched: 'Idioma alterado!',
  loggedOut: 'Você saiu!',
  noAccessTitle: 'Você não tem acesso a esta página',
  noAccessLine: 'Sua conta não tem essa permissão. Se precisar, peça a quem gerencia os papéis.',
  notFoundTitle: 'Página não encontrada',
  notFoundLine: 'O endereço pode ser antigo ou estar errado.',
  backHome: 'Ir para o início',
  startFailed: 'Não foi possível carregar suas páginas.',
  redirectLoop: 'Este endereço fica redirecionando em círculos, então paramos.',
});
