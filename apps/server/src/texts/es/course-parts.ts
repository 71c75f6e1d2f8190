import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/course-parts.ts';

export const courseParts = translationOf<typeof english.courseParts>()({
  cover: 'una imagen',
  lecture: 'una lección',
  language: 'un idioma en el que estén escritos todos sus textos',
});
