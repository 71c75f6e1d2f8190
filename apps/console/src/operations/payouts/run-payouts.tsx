import { useQuery } from '@tanstack/react-query';
import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import { previewPayouts, runPayouts } from '@vitrine/contract/shop/platform-payouts.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { runLogPath } from '../../admin/runs/run-log-path.ts';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { notify } from '../../lib/feedback.ts';
import { useLabelText, useSentences, useText } from '../../lib/i18n.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { operationsTexts } from '../../texts/operations.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { Money } from '../../ui/money.tsx';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import '../../ui/table/table-tools.css';

type Skipped = EndpointAnswer<typeof previewPayouts>['skipped'];

/** Asks before money leaves: what would go to whom, and which stores are left out and why. */
export function RunPayouts() {
  const t = useText(operationsTexts);
  const joined = useSentences();
  const labelled = useLabelText();
  const mayReadLogs = useHasPerm('sys:run:query');
  const [isOpen, setOpen] = useState(false);
  const preview = useQuery({
    queryKey: platformKeys.payoutsPreview,
    queryFn: ({ signal }) => api.read(previewPayouts, {}, signal),
    enabled: isOpen,
  });
  const sayWhy = (skipped: Skipped) =>
    skipped.map(({ store, reason }) => labelled(store.name, t(`skipped_${reason}`))).join(' · ');
  const running = useApiMutation(runPayouts, {
    onSuccess: ({ skipped, failures, runId, ...counts }) => {
      const text = joined(
        t('ranResult', counts),
        skipped.length ? t('ranSkipped', { stores: sayWhy(skipped) }) : undefined,
        failures.map(({ store, reason }) => labelled(store.name, t(`cause_${reason}`))).join(' · '),
      );
      notify({
        type: counts.failed ? 'warning' : 'success',
        title: t(counts.failed ? 'ranWithFailures' : 'ran'),
        text,
        ...(runId && mayReadLogs ? { to: runLogPath(runId) } : {}),
      });
      setOpen(false);
    },
    invalidates: [platformKeys.all],
  });
  const { data } = preview;
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {t('runNow')}
      </Button>
      <Overlay
        as="dialog"
        isOpen={isOpen}
        title={t('runQuestion')}
        action={{
          label: t('runNow'),
          isBusy: running.isBusy,
          isDisabled: !data,
          onPress: () => void running.run({}),
        }}
        onClose={() => setOpen(false)}
      >
        {preview.isError && !data && (
          <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />
        )}
        {!data && !preview.isError && <SkeletonRows rows={3} />}
        {data && (
          <>
            <p className="muted">{t(data.payouts.length ? 'runLine' : 'runNothing')}</p>
            <ul className="stack gap-8 above-12 below-12">
              {data.payouts.map(({ store, amount }) => (
                <li className="line stretched gap-16 between" key={store.id}>
                  {store.name}
                  <Money kind="total" value={amount} />
                </li>
              ))}
            </ul>
            {data.skipped.length > 0 && (
              <p className="muted">{t('ranSkipped', { stores: sayWhy(data.skipped) })}</p>
            )}
          </>
        )}
      </Overlay>
    </>
  );
}
