import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/course-parts.ts';

export const courseParts = translationOf<typeof english.courseParts>()({
  cover: '封面',
  lecture: '至少一节课',
  language: '至少一种内容完整的语言',
});
