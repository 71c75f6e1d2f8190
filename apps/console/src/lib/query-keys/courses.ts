/** Courses as owners read them, and as operators write them. */
export const courseKeys = {
  all: ['courses'],
  list: (filters: unknown) => ['courses', 'list', filters],
  course: (id: string, language: string) => ['courses', 'course', id, language],
  lecture: (id: string, lectureId: string, language: string) => [
    'courses',
    'lecture',
    id,
    lectureId,
    language,
  ],
  drafts: ['course-drafts'],
  draftPage: (filters: unknown) => ['course-drafts', 'page', filters],
  draft: (id: string) => ['course-drafts', 'one', id],
  lectureDraft: (id: string, lectureId: string) => ['course-drafts', 'lecture', id, lectureId],
} as const;
