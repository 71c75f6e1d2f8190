/** What a published course needs. */
export const courseParts = {
  cover: 'a picture',
  lecture: 'a lecture',
  language: 'a language in which all its texts are written',
} as const;
