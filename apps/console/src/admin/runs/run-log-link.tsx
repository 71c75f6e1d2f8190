import { Link } from 'react-router';
import { useText } from '../../lib/i18n.ts';
import { runTexts } from '../../texts/runs.ts';
import { HasPerm } from '../../ui/has-perm.tsx';
import { runLogPath } from './run-log-path.ts';

/** The way to the log of a run, for those who may read it. */
export function RunLogLink({ id }: { id: string | null }) {
  const t = useText(runTexts);
  if (id === null) return null;
  return (
    <HasPerm value="sys:run:query">
      <Link to={runLogPath(id)}>{t('logTitle')}</Link>
    </HasPerm>
  );
}
