import { useQuery } from '@tanstack/react-query';
import type { Language } from '@vitrine/contract/locales.ts';
import { listCourses, readCourse, readLecture, saveProgress } from '@vitrine/contract/shop/courses.ts';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { bestEffort } from '../../lib/best-effort.ts';
import { queryClient } from '../../lib/queries.ts';
import { courseKeys } from '../../lib/query-keys/courses.ts';
import { useSettings } from '../../lib/settings.ts';

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

const withoutLectures = {
  queryKey: courseKeys.all,
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] !== 'lecture',
};

/** Keeps the position in a film, or that a lecture was opened; nobody waits for it. */
export async function keepProgress(id: string, lectureId: string, positionSeconds?: number): Promise<void> {
  const body = positionSeconds === undefined ? {} : { positionSeconds: Math.floor(positionSeconds) };
  await bestEffort(api.call(saveProgress, { params: { id, lectureId }, body }, { suppressToast: true }));
  await queryClient.invalidateQueries(withoutLectures);
}

/** Marks a lecture as completed, or as not completed. */
export const useCompletion = () => useApiMutation(saveProgress, { invalidates: [courseKeys.all] });
