import { CallFailed } from '@vitrine/contract/client.ts';
import { Link } from 'react-router';
import { useText } from '../lib/i18n.ts';
import { coursesTexts } from '../texts/courses.ts';
import { EmptyState, ErrorState } from '../ui/page-state.tsx';

/** Whether a course does not exist for this person any more, whatever was read of it before. */
export const isGone = (error: unknown): boolean =>
  error instanceof CallFailed && error.code === 'not-found';

/** A course that was unpublished while somebody read it, or that could not be loaded. */
export function CourseGone({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useText(coursesTexts);
  if (!isGone(error)) return <ErrorState error={error} onRetry={onRetry} />;
  return (
    <EmptyState
      text={t('gone')}
      action={
        <Link className="btn" to="/course">
          {t('toCourses')}
        </Link>
      }
    />
  );
}
