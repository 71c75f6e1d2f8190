import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { storeDecisions as english } from '../en/store-decisions.ts';

export const storeDecisions = translationOf<typeof english>()({
  held: 'Pausada por nós',
  byOwner: 'Pausada pelo proprietário',
  why: 'O proprietário foi avisado: {reason}',
  owner: 'Proprietário',
  resetFactor: 'Redefinir a verificação em duas etapas',
  resetFactorLine:
    'Só quando o proprietário perdeu o telefone e os códigos, e você tem certeza de quem pede. Todos os dispositivos são desconectados, e ele recebe um e-mail.',
  factorReset: 'Verificação em duas etapas redefinida',
  userSource: 'Origem do usuário',
  pageSource: 'Página de origem',
  visits: 'Visitas e suas origens',
  noSource: 'Desconhecido',
  authType: 'Cadastro com',
  auth_password: 'E-mail e senha',
  auth_google: 'Google',
  auth_facebook: 'Facebook',
  account: 'Conta de saque',
  linked: 'Vinculada',
  notLinked: 'Não vinculada',
  openOrders: 'Pedidos abertos',
  openOrdersOf: 'Plataforma {platform} · direto {direct}',
  pause: 'Pausar a loja',
  pauseHint:
    'As páginas dizem: “Esta loja está em pausa. Dá para olhar, mas não comprar.” Os pedidos feitos seguem. Só operadores podem reabri-la.',
  open: 'Abrir a loja',
  openHint: 'Os compradores poderão pedir imediatamente.',
  toDirect: 'Pagamento ao proprietário',
  toDirectHint:
    'Novos compradores pagam na conta vinculada do proprietário; ele nos paga antes do envio. Os pedidos feitos mantêm seu modo.',
  toDirectNeeds:
    'O modo direto precisa de uma conta vinculada que aceite pagamentos. O proprietário ainda não tem.',
  toDirectNeedsSeller:
    'O modo direto precisa de nome legal, contato, endereço e endereço de devolução do vendedor. O proprietário os informa em “Minha loja”.',
  toPlatform: 'Pagamento à plataforma',
  toPlatformHint:
    'Novos compradores nos pagam e creditamos os ganhos ao proprietário. Os pedidos feitos mantêm seu modo: os abertos são pagos pelo proprietário.',
  reason: 'Motivo, enviado ao proprietário',
  reasonNeeded: 'Escreva um motivo com pelo menos 3 caracteres',
  decisions: 'Decisões',
  noDecisions: 'Os operadores não decidiram nada sobre esta loja.',
  kind_held: 'Pausada',
  kind_opened: 'Aberta',
  kind_platform: 'Modo plataforma',
  kind_direct: 'Modo direto',
  done: 'Salvo. O proprietário recebe um e-mail.',
});
