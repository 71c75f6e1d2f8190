import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/course-parts.ts';

export const courseParts = translationOf<typeof english.courseParts>()({
  cover: 'uma imagem',
  lecture: 'uma aula',
  language: 'um idioma em que todos os seus textos estejam escritos',
});
