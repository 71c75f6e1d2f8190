import { translationOf } from '@vitrine/contract/catalogue.ts';
import { menuTitles } from '@vitrine/contract/texts/es/menu-titles.ts';
import type { route as english } from '../en/routes.ts';

export const route = translationOf<typeof english>()({
  ...menuTitles,
  payauth: 'Autorización de pago',
  payresult: 'Resultado del pago',
  profile: 'Cuenta y seguridad',
  notices: 'Avisos',
  courseContent: 'Curso',
  topics: 'Tus temas',
});
