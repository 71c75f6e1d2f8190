import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { firstWeek as english } from '../en/first-week.ts';

export const firstWeek = translationOf<typeof english>()({
  title: 'Tu primera semana',
  line: 'Tus cifras aparecerán aquí con las primeras visitas. Estos cuatro pasos las traen.',
  visits_one: '{count} visita hasta ahora',
  visits_other: '{count} visitas hasta ahora',
  visitedLine: 'Ya hay gente mirando. Estos pasos ayudan a que llegue el primer pedido.',
  bio: 'Pon tu enlace en la biografía',
  bioLine: 'En todos tus perfiles: es lo primero que mira la gente.',
  ownOrder: 'Enseña un producto en tus manos',
  ownOrderLine: 'Pide uno para ti a precio de plataforma y grábalo en uso.',
  posts: 'Un enlace para cada publicación',
  postsLine: 'Verás cuál trae visitas y cuál vende.',
  course: 'Haz un curso corto',
  courseLine: 'Tu primer vídeo, un perfil que vende y precios rentables.',
});
