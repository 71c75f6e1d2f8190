import { translationOf } from '@vitrine/contract/catalogue.ts';
import { menuTitles } from '@vitrine/contract/texts/pt/menu-titles.ts';
import type { route as english } from '../en/routes.ts';

export const route = translationOf<typeof english>()({
  ...menuTitles,
  payauth: 'Autorização de pagamento',
  payresult: 'Resultado do pagamento',
  profile: 'Conta e segurança',
  notices: 'Avisos',
  courseContent: 'Curso',
  topics: 'Seus temas',
});
