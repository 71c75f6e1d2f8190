import { useQuery } from '@tanstack/react-query';
import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import { previewPayouts, runPayouts } from '@vitrine/contract/shop/platform-payouts.ts';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { runLogPath } from '../../admin/runs/run-log-path.ts';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { notify } from '../../lib/feedback.ts';
import { useText } from '../../lib/i18n.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { operationsTexts } from '../../texts/operations.ts';
import { uiTexts } from '../../texts/ui.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { Money } from '../../ui/money.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { useIsShown } from '../../ui/use-is-shown.ts';
import '../../ui/table/table-tools.css';

type Skipped = EndpointAnswer<typeof previewPayouts>['skipped'];

/** Asks before money leaves: what would go to whom, and which stores are left out and why. */
export function RunPayouts() {
  const t = useText(operationsTexts);
  const tUi = useText(uiTexts);
  const isShown = useIsShown();
  const mayReadLogs = useHasPerm('sys:run:query');
  const [isOpen, setOpen] = useState(false);
  const preview = useQuery({
    queryKey: platformKeys.payoutsPreview,
    queryFn: ({ signal }) => api.read(previewPayouts, {}, signal),
    enabled: isOpen,
  });
  const sayWhy = (skipped: Skipped) =>
    skipped.map(({ store, reason }) => `${store.name}: ${t(`skipped_${reason}`)}`).join(' · ');
  const running = useApiMutation(runPayouts, {
    onSuccess: ({ skipped, runId, ...counts }) => {
      const text = [
        t('ranResult', counts),
        skipped.length ? t('ranSkipped', { stores: sayWhy(skipped) }) : '',
      ]
        .filter(Boolean)
        .join(' ');
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
      <Modal
        open={isOpen && isShown}
        title={t('runQuestion')}
        okText={t('runNow')}
        cancelText={tUi('cancel')}
        confirmLoading={running.isBusy}
        okButtonProps={{ disabled: !data }}
        onOk={() => void running.run({})}
        onCancel={() => setOpen(false)}
        destroyOnHidden
      >
        {preview.isError && !data && (
          <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />
        )}
        {!data && !preview.isError && <SkeletonRows rows={3} />}
        {data && (
          <>
            <p className="muted">{t(data.payouts.length ? 'runLine' : 'runNothing')}</p>
            <ul className="payout-preview stack gap-8">
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
      </Modal>
    </>
  );
}
