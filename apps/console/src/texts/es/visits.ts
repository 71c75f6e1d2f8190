import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { visits as english } from '../en/visits.ts';

export const visits = translationOf<typeof english>()({
  title: 'Visitas',
  hint: 'Visitas de personas y los pedidos pagados que siguieron, por días UTC. Los orígenes son user_source y page_source de la dirección con la que llegó la visita.',
  range: 'Días',
  by: 'Agrupar por',
  today: 'Hoy',
  days: '{count} días',
  noSource: 'Sin origen indicado',
  others: 'Todos los demás',
  total: 'Total',
  none: 'No hubo visitas en este periodo.',
});
