import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { online as english } from '../en/online.ts';

export const online = translationOf<typeof english>()({
  title: 'Usuários online',
  line: 'Sessões abertas em todos os dispositivos.',
  onlineCount: '{count} online agora.',
  search: 'Nome ou e-mail',
  none: 'Ninguém está conectado.',
  noneFound: 'Nenhuma sessão corresponde.',
  person: 'Pessoa',
  state: 'Situação',
  anyState: 'Todas as situações',
  connected: 'Online',
  away: 'Ausente',
  tabs: 'Abas abertas',
  device: 'Dispositivo',
  thisDevice: 'Este dispositivo',
  address: 'Rede',
  signedInAt: 'Entrou',
  lastSeenAt: 'Visto por último',
  end: 'Encerrar sessão',
  endTitle: 'Encerrar a sessão de {name}?',
  endLine:
    'As abas abertas nesse dispositivo vão imediatamente para o login. O que não foi salvo se perde.',
  ended: 'Sessão encerrada.',
});
