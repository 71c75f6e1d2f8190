import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/course-parts.ts';

export const courseParts = translationOf<typeof english.courseParts>()({
  cover: 'une image',
  lecture: 'une leçon',
  language: 'une langue dans laquelle tous ses textes sont écrits',
});
