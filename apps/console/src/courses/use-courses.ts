import { useQuery } from '@tanstack/react-query';
import type { Lecture } from '@vitrine/contract/courses/course-shapes.ts';
import {
  listCourses,
  readCourse,
  readLecture,
  saveProgress,
} from '@vitrine/contract/courses/courses.ts';
import type { Language } from '@vitrine/contract/locales.ts';
import { api } from '../lib/api.ts';
import { useApiMutation } from '../lib/api-mutation.ts';
import { bestEffort } from '../lib/best-effort.ts';
import { queryClient } from '../lib/queries.ts';
import { courseKeys } from '../lib/query-keys/courses.ts';
import { useSettings } from '../lib/settings.ts';

const useShownLanguage = () => useSettings((settings) => settings.language);

export function useCourses(query: { platform?: string; language?: Language }) {
  const language = useShownLanguage();
  return useQuery({
    queryKey: courseKeys.list({ ...query, shown: language }),
    queryFn: ({ signal }) => api.read(listCourses, { query }, signal),
  });
}

export function useCourse(id: string) {
  const language = useShownLanguage();
  return useQuery({
    queryKey: courseKeys.course(id, language),
    queryFn: ({ signal }) => api.read(readCourse, { params: { id } }, signal),
  });
}

export function useLecture(id: string, lectureId: string) {
  const language = useShownLanguage();
  return useQuery({
    queryKey: courseKeys.lecture(id, lectureId, language),
    queryFn: ({ signal }) => api.read(readLecture, { params: { id, lectureId } }, signal),
    // The addresses of films expire after half a day at the earliest; one that plays is not exchanged before.
    staleTime: 6 * 3_600_000,
    refetchOnWindowFocus: false,
  });
}

type Keyed = { queryKey: readonly unknown[] };

const isLecture =
  (lectureId: string) =>
  ({ queryKey }: Keyed) =>
    queryKey[1] === 'lecture' && queryKey[3] === lectureId;

const withoutLectures = {
  queryKey: courseKeys.all,
  predicate: ({ queryKey }: Keyed) => queryKey[1] !== 'lecture',
};

/** Keeps the position in a film or an article, or that a lecture was opened; nobody waits for it. */
export async function keepProgress(
  id: string,
  lectureId: string,
  positionSeconds?: number,
): Promise<void> {
  const body =
    positionSeconds === undefined ? {} : { positionSeconds: Math.floor(positionSeconds) };
  // The lecture is not read again for it: the addresses of its film would be exchanged. Opened once more, it begins at the position.
  queryClient.setQueriesData<Lecture>(
    { queryKey: courseKeys.all, predicate: isLecture(lectureId) },
    (lecture) => lecture && { ...lecture, ...body },
  );
  await bestEffort(
    api.call(saveProgress, { params: { id, lectureId }, body }, { suppressToast: true }),
  );
  await queryClient.invalidateQueries(withoutLectures);
}

/** Marks a lecture as completed, or as not completed. */
export const useCompletion = () => useApiMutation(saveProgress, { invalidates: [courseKeys.all] });
