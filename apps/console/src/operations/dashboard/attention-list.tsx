import { useQuery } from '@tanstack/react-query';
import { findNumberFormat, findRelativeTimeFormat } from '@vitrine/contract/intl-formats.ts';
import {
  type AttentionKind,
  attentionPermissions,
  readAttention,
} from '@vitrine/contract/shop/operations-home.ts';
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { api } from '../../lib/api.ts';
import { useClock } from '../../lib/clock.ts';
import { useIntlTag, useText } from '../../lib/i18n.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { operationsHomeTexts } from '../../texts/operations-home.ts';
import { ErrorState } from '../../ui/page-state.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { distanceOf, isFailure, pathOf } from './attention.rules.ts';

const kinds = Object.keys(attentionPermissions) as AttentionKind[];

/** Since when the oldest one waits, in words; the exact time is in the title. */
function Age({ kind, since }: { kind: AttentionKind; since: string }) {
  const t = useText(operationsHomeTexts);
  const clock = useClock();
  const tag = useIntlTag();
  const { value, unit } = distanceOf(since, Date.now());
  const age = findRelativeTimeFormat(tag, { numeric: value === 0 ? 'auto' : 'always' }).format(
    value,
    unit,
  );
  return (
    <time dateTime={since} title={clock.write('moment', since)} className="faint">
      {t(kind === 'scheduledNotices' ? 'next' : 'oldest', { age })}
    </time>
  );
}

/** What waits for this operator: each queue with its number and age, leading to its filtered list. */
export function AttentionList() {
  const t = useText(operationsHomeTexts);
  const number = findNumberFormat(useIntlTag());
  const { data, error, refetch } = useQuery({
    queryKey: platformKeys.attention,
    queryFn: ({ signal }) => api.read(readAttention, {}, signal),
  });
  const today = new Date().toISOString().slice(0, 10);
  const waiting = kinds.flatMap((kind) => {
    const queue = data?.[kind];
    return queue?.count ? [{ kind, ...queue }] : [];
  });
  return (
    <SectionCard title={t('attention')}>
      {!data &&
        (error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows rows={5} />
        ))}
      {data && waiting.length === 0 && (
        <p className="op-clear line muted">
          <CircleCheck size={20} color="var(--green-text)" aria-hidden /> {t('nothingWaits')}
        </p>
      )}
      {waiting.length > 0 && (
        <ul className="op-todo">
          {waiting.map(({ kind, count, since }) => (
            <li key={kind}>
              <Link to={pathOf(kind, today)}>
                <span>{t(kind)}</span>
                {since && <Age kind={kind} since={since} />}
                <StatusTag meaning={isFailure(kind) ? 'failed' : 'waiting'} hasDot={false}>
                  {number.format(count)}
                </StatusTag>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  );
}
