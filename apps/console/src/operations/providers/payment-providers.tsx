import { useQuery } from '@tanstack/react-query';
import {
  checkPlatformProvider,
  listPlatformProviders,
  type PlatformProvider,
  type ProviderCheck,
} from '@vitrine/contract/shop/payments.ts';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { nameProvider } from '../../lib/provider-names.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { paymentProviderTexts } from '../../texts/payment-providers.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { HasPerm } from '../../ui/has-perm.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { EmptyState, ErrorState } from '../../ui/page-state.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { type Meaning, StatusTag } from '../../ui/status-tag.tsx';
import { Term } from '../../ui/term.tsx';
import './payment-providers.css';

const meanings: Readonly<Record<PlatformProvider['state'], Meaning>> = {
  ready: 'done',
  missing: 'neutral',
  lost: 'failed',
};

/** The keys are tried by reading the provider's book; the result stays in the card. */
function KeyCheck({ name }: { name: string }) {
  const t = useText(paymentProviderTexts);
  const [data, setData] = useState<ProviderCheck>();
  const checking = useApiMutation(checkPlatformProvider, { onSuccess: setData });
  return (
    <div className={`provider-check cluster gap-12 between ${data?.result ?? ''}`}>
      <p role="status">
        {data ? t(`check_${data.result}`, { code: data.code ?? '' }) : t('checkHint')}
      </p>
      <button
        type="button"
        className="btn"
        disabled={checking.isBusy}
        onClick={() => void checking.run({ params: { name }, body: {} })}
      >
        {t('check')}
      </button>
    </div>
  );
}

function ReadyFacts({ provider }: { provider: PlatformProvider }) {
  const t = useText(paymentProviderTexts);
  return (
    <dl className="provider-facts">
      <Term label={<span className="faint">{t('webhook')}</span>}>
        <span className="mono">{provider.webhookUrl}</span>{' '}
        <CopyButton text={provider.webhookUrl} className="quiet" />
      </Term>
      <Term label={<span className="faint">{t('lastEvent')}</span>}>
        {provider.lastEventAt ? <DateTime value={provider.lastEventAt} /> : t('noEvent')}
        <small className="block faint small">{t('events', { count: provider.eventsToday })}</small>
      </Term>
      <Term label={<span className="faint">{t('openPayments')}</span>}>
        {provider.openPayments}
      </Term>
      <Term label={<span className="faint">{t('currencies')}</span>}>
        {provider.currencies.join(', ')}
      </Term>
    </dl>
  );
}

function ProviderCard({ provider }: { provider: PlatformProvider }) {
  const t = useText(paymentProviderTexts);
  const { name, state, kind, isTest, isDefault, settings, openPayments } = provider;
  return (
    <SectionCard
      title={nameProvider(name)}
      beside={
        <span className="cluster gap-8">
          {isDefault && <StatusTag hasDot={false}>{t('default')}</StatusTag>}
          {isTest && <span className="provider-test">{t('test')}</span>}
          <StatusTag meaning={meanings[state]}>{t(state)}</StatusTag>
        </span>
      }
    >
      {kind && <p className="muted">{t(`takes_${kind}`)}</p>}
      {state === 'ready' && <ReadyFacts provider={provider} />}
      {state === 'lost' && (
        <p className="provider-lost" role="alert">
          {t('lostHint', { count: openPayments })}
        </p>
      )}
      {state !== 'ready' && settings.length > 0 && (
        <p className="muted">{t('setUp', { settings: settings.join(', ') })}</p>
      )}
      {state === 'ready' && (
        <HasPerm value="platform:ledger:compare">
          <KeyCheck name={name} />
        </HasPerm>
      )}
    </SectionCard>
  );
}

/** The payment providers of this installation: which are set up, in which mode, and whether their events arrive. */
export default function PaymentProviders() {
  const t = useText(paymentProviderTexts);
  const { data, isError, refetch } = useQuery({
    queryKey: platformKeys.providers,
    queryFn: ({ signal }) => api.read(listPlatformProviders, {}, signal),
  });
  const ready = data?.filter(({ state }) => state === 'ready') ?? [];
  const isOnlyTest = ready.length > 0 && ready.every(({ isTest }) => isTest);
  return (
    <>
      <PageHead title={t('title')} line={t('line')} />
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonRows rows={6} />}
      {isOnlyTest && (
        <p className="provider-note" role="note">
          <b>{t('testMode')}</b> {t('testModeHint')}
        </p>
      )}
      {data?.length === 0 && <EmptyState text={t('none')} />}
      <div className="provider-cards">
        {data?.map((provider) => (
          <ProviderCard key={provider.name} provider={provider} />
        ))}
      </div>
    </>
  );
}
