import { useQuery } from '@tanstack/react-query';
import {
  changeSettlementMode,
  holdStore,
  openHeldStore,
  type PlatformStore,
  readPlatformStore,
} from '@vitrine/contract/shop/store-decisions.ts';
import { Button, Tooltip } from 'antd';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/queries.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { operationsTexts } from '../../texts/operations.ts';
import { storeDecisionTexts } from '../../texts/store-decisions.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { HasPerm } from '../../ui/has-perm.tsx';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { type Decision, DecisionDialog } from './decision-dialog.tsx';
import { OpenAsOwner } from './open-as-owner.tsx';
import { ResetFactorButton } from './reset-factor-button.tsx';
import { StoreFiguresOf } from './store-figures.tsx';
import { StoreState } from './store-state.tsx';
import './stores.css';

function Body({ store }: { store: PlatformStore }) {
  const t = useText(operationsTexts);
  const tStore = useText(storeDecisionTexts);
  return (
    <>
      {store.holdReason !== null && (
        <p className="store-hold">{tStore('why', { reason: store.holdReason })}</p>
      )}
      <StoreFiguresOf storeId={store.id} />
      <dl className="store-facts">
        <dt className="faint">{tStore('owner')}</dt>
        <dd>
          {store.owner.name}
          <small className="block">{store.owner.email}</small>
          <ResetFactorButton owner={store.owner} />
        </dd>
        <dt className="faint">{tStore('userSource')}</dt>
        <dd>{store.owner.userSource || tStore('noSource')}</dd>
        <dt className="faint">{tStore('pageSource')}</dt>
        <dd>{store.owner.pageSource || tStore('noSource')}</dd>
        <dt className="faint">{tStore('authType')}</dt>
        <dd>{tStore(`auth_${store.owner.authType}`)}</dd>
        <dt className="faint">{t('settlement')}</dt>
        <dd>{t(store.settlementMode === 'direct' ? 'directMode' : 'platformMode')}</dd>
        <dt className="faint">{tStore('account')}</dt>
        <dd>{tStore(store.hasAccount ? 'linked' : 'notLinked')}</dd>
        <dt className="faint">{tStore('openOrders')}</dt>
        <dd>{tStore('openOrdersOf', store.openOrders)}</dd>
        <dt className="faint">{t('country')}</dt>
        <dd>
          {store.country} · {store.baseCurrency}
        </dd>
        <dt className="faint">{t('opened')}</dt>
        <dd>
          <DateTime value={store.createdAt} />
        </dd>
      </dl>
      <p className="store-links cluster stretched below-20">
        <a className="inline-line gap-6" href={store.publicUrl} target="_blank" rel="noreferrer">
          {t('openStore')} <ExternalLink size={14} aria-hidden />
        </a>
        <HasPerm value="platform:dashboard:view">
          <Link className="inline-line gap-6" to={`/index?visits=30&by=page&store=${store.id}`}>
            {tStore('visits')}
          </Link>
        </HasPerm>
      </p>
      <OpenAsOwner storeId={store.id} />
      <h3 className="h3">{tStore('decisions')}</h3>
      {store.decisions.length === 0 && <p className="faint">{tStore('noDecisions')}</p>}
      <ol className="store-decisions stack gap-14 above-10">
        {store.decisions.map((decision) => (
          <li className="stack gap-2" key={decision.id}>
            <b className="medium">{tStore(`kind_${decision.kind}`)}</b>
            <small>
              {decision.by} · <DateTime value={decision.at} />
            </small>
            <p className="muted">{decision.reason}</p>
          </li>
        ))}
      </ol>
    </>
  );
}

function Actions({
  store,
  onDecide,
}: {
  store: PlatformStore;
  onDecide: (decision: Decision) => void;
}) {
  const tStore = useText(storeDecisionTexts);
  const params = { storeId: store.id };
  const options = {
    success: tStore('done'),
    onSuccess: (next: PlatformStore) =>
      void queryClient.setQueryData(platformKeys.store(store.id), next),
    invalidates: [platformKeys.all],
  };
  const settling = useApiMutation(changeSettlementMode, options);
  const opening = useApiMutation(openHeldStore, options);
  const holding = useApiMutation(holdStore, options);
  const settlementMode = store.settlementMode === 'direct' ? 'platform' : 'direct';
  const settle = () =>
    onDecide({
      draft: `store-settle|${store.id}`,
      title: tStore(settlementMode === 'direct' ? 'toDirect' : 'toPlatform'),
      hint: tStore(settlementMode === 'direct' ? 'toDirectHint' : 'toPlatformHint'),
      send: (reason) => settling.run({ params, body: { settlementMode, reason } }),
    });
  const missing =
    settlementMode === 'platform'
      ? null
      : !store.hasAccount
        ? 'toDirectNeeds'
        : !store.hasSeller
          ? 'toDirectNeedsSeller'
          : null;
  return (
    <HasPerm value="platform:store:edit">
      <Tooltip title={missing && tStore(missing)}>
        <Button disabled={missing !== null} onClick={settle}>
          {tStore(settlementMode === 'direct' ? 'toDirect' : 'toPlatform')}
        </Button>
      </Tooltip>
      {store.status === 'paused' && (
        <Button
          type="primary"
          onClick={() =>
            onDecide({
              draft: `store-open|${store.id}`,
              title: tStore('open'),
              hint: tStore('openHint'),
              send: (reason) => opening.run({ params, body: { reason } }),
            })
          }
        >
          {tStore('open')}
        </Button>
      )}
      {!store.isHeld && (
        <Button
          danger
          onClick={() =>
            onDecide({
              draft: `store-hold|${store.id}`,
              title: tStore('pause'),
              hint: tStore('pauseHint'),
              isDanger: true,
              send: (reason) => holding.run({ params, body: { reason } }),
            })
          }
        >
          {tStore('pause')}
        </Button>
      )}
    </HasPerm>
  );
}

/** One store for operators: who owns it, how it settles, and what was decided about it. */
export function StoreDrawer({
  storeId,
  onClose,
}: {
  storeId: string | undefined;
  onClose: () => void;
}) {
  const [decision, setDecision] = useState<Decision>();
  const detail = useQuery({
    queryKey: platformKeys.store(storeId),
    queryFn: ({ signal }) =>
      api.read(readPlatformStore, { params: { storeId: storeId ?? '' } }, signal),
    enabled: storeId !== undefined,
  });
  const store = storeId ? detail.data : undefined;
  return (
    <Overlay
      isOpen={storeId !== undefined}
      onClose={onClose}
      size={560}
      title={store?.name ?? '…'}
      note={store && <StoreState store={store} />}
      foot={store && <Actions store={store} onDecide={setDecision} />}
    >
      {detail.isError && <ErrorState error={detail.error} onRetry={() => void detail.refetch()} />}
      {!store && !detail.isError && storeId && <SkeletonRows rows={6} height={48} />}
      {store && <Body store={store} />}
      <DecisionDialog decision={decision} onClose={() => setDecision(undefined)} />
    </Overlay>
  );
}
