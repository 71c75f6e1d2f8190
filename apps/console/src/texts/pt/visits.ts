import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { visits as english } from '../en/visits.ts';

export const visits = translationOf<typeof english>()({
  title: 'Visitas',
  hint: 'Visitas de pessoas e os pedidos pagos que se seguiram, por dias UTC. As origens são user_source e page_source do endereço pelo qual a visita chegou.',
  range: 'Dias',
  by: 'Agrupar por',
  today: 'Hoje',
  days: '{count} dias',
  noSource: 'Sem origem indicada',
  others: 'Todos os demais',
  total: 'Total',
  none: 'Não houve visitas neste período.',
});
