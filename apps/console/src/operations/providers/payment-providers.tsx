import { useQuery } from '@tanstack/react-query';
import {
  checkPlatformProvider,
  listPlatformProviders,
  type PlatformProvider,
  type ProviderCheck,
} from '@vitrine/contract/shop/payments.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useClock } from '../../lib/clock.ts';
import { useSentences, useText } from '../../lib/i18n.ts';
import { nameProvider } from '../../lib/provider-names.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { paymentProviderTexts } from '../../texts/payment-providers.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { HasPerm, useHasPerm } from '../../ui/has-perm.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { EmptyState, ErrorState } from '../../ui/page-state.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { type Meaning, StatusTag } from '../../ui/status-tag.tsx';
import { Term } from '../../ui/term.tsx';
import { KeyTerms } from './key-terms.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { ModeBand } from './mode-band.tsx';
import { ProviderBalance } from './provider-balance.tsx';
import './payment-providers.css';
import { SetUpSteps } from './set-up-steps.tsx';
import { useRightsText } from './use-rights-text.ts';
import { WebhookTerms } from './webhook-terms.tsx';

const meanings: Readonly<Record<PlatformProvider['state'], Meaning>> = {
  ready: 'done',
  missing: 'neutral',
  lost: 'failed',
  other_account: 'failed',
};

/** The sentences of a check: whose keys they are, in which mode, whether events arrive, and what the keys may not do. */
function useCheckText(provider: PlatformProvider) {
  const t = useText(paymentProviderTexts);
  const joined = useSentences();
  const clock = useClock();
  const { listRights, describeRefusal } = useRightsText();
  return ({ result, code, account, missing, at }: ProviderCheck): string => {
    const tested = t('testedAt', { at: clock.write('moment', at) });
    if (result === 'refused') return joined(describeRefusal({ code, missing }), tested);
    if (result === 'unknown') return joined(t('check_unknown'), tested);
    const mode = t(provider.isTest ? 'mode_test' : 'mode_live');
    return joined(
      account ? t('check_works', { account, mode }) : t('check_worksPlain', { mode }),
      ...provider.webhooks.map(({ scope, seenAt }) =>
        t(seenAt ? 'endpointSeen' : 'endpointUnseen', { events: t(`scope_${scope}`) }),
      ),
      ...(missing.length ? [t('missingRights', { rights: listRights(missing) })] : []),
      tested,
    );
  };
}

interface KeyCheckProps {
  provider: PlatformProvider;
  /** The last result, also that of saving. */
  result: ProviderCheck | undefined;
  onResult: (result: ProviderCheck) => void;
}

/** The keys are tried; the result stays in the card. */
function KeyCheck({ provider, result, onResult }: KeyCheckProps) {
  const t = useText(paymentProviderTexts);
  const write = useCheckText(provider);
  const checking = useApiMutation(checkPlatformProvider, { onSuccess: onResult });
  return (
    <div className={`provider-check cluster gap-12 between ${result?.result ?? ''}`}>
      <p role="status">{result ? write(result) : t('checkHint')}</p>
      <button
        type="button"
        className="btn"
        disabled={checking.isBusy}
        onClick={() => void checking.run({ params: { name: provider.name }, body: {} })}
      >
        {t('check')}
      </button>
    </div>
  );
}

function ReadyTerms({ provider }: { provider: PlatformProvider }) {
  const t = useText(paymentProviderTexts);
  return (
    <>
      {provider.webhooks.length === 0 && (
        <Term label={<span className="faint">{t('lastEvent')}</span>}>
          {provider.lastEventAt ? <DateTime value={provider.lastEventAt} /> : t('noEvent')}
          <small className="block faint small">
            {t('events', { count: provider.eventsToday })}
          </small>
        </Term>
      )}
      <Term label={<span className="faint">{t('openPayments')}</span>}>
        {provider.openPayments}
      </Term>
      <ProviderBalance name={provider.name} />
      <Term label={<span className="faint">{t('currencies')}</span>}>
        {provider.currencies.join(', ')}
      </Term>
    </>
  );
}

interface OpenElsewhereProps {
  open: NonNullable<PlatformProvider['openOfOthers']>;
  keys: PlatformProvider['keys'];
}

/** Where what waits for the keys of a former account is listed, with what to do. */
const openLists = [
  { kind: 'payments', page: '/operations/webhooks?tab=discrepancies&state=open' },
  { kind: 'refunds', page: '/operations/orders?refundFailed=true' },
  { kind: 'payouts', page: '/operations/payouts?state=unknown' },
  { kind: 'disputes', page: '/operations/disputes' },
] as const;

/** The keys are of another account than before: what is open there, and the next step. */
function OpenElsewhere({ open, keys }: OpenElsewhereProps) {
  const t = useText(paymentProviderTexts);
  return (
    <div className="provider-lost" role="alert">
      <p>{t('otherAccountHint')}</p>
      <ul className="provider-open">
        {openLists.map(
          ({ kind, page }) =>
            open[kind] > 0 && (
              <li key={kind}>
                <Link to={page}>{t(`elsewhere_${kind}`, { count: open[kind] })}</Link>
              </li>
            ),
        )}
      </ul>
      <p>{t(keys.source === 'environment' ? 'otherAccountEnvironment' : 'otherAccountStored')}</p>
    </div>
  );
}

interface ProviderCardProps {
  provider: PlatformProvider;
  /** The built-in sandbox can be used. */
  isTrial: boolean;
}

function ProviderCard({ provider, isTrial }: ProviderCardProps) {
  const t = useText(paymentProviderTexts);
  const { name, state, kind, isTest, isDefault, settings, openPayments, keys } = provider;
  const isSetUp = state === 'ready' || state === 'other_account';
  const [isEntering, setEntering] = useState(false);
  const [result, setResult] = useState<ProviderCheck>();
  const mayEnter =
    useHasPerm('platform:provider:edit') && keys.fields.length > 0 && keys.source !== 'environment';
  const enter = () => setEntering(true);
  return (
    <SectionCard
      title={nameProvider(name)}
      beside={
        <span className="cluster gap-8">
          {isDefault && <StatusTag hasDot={false}>{t('default')}</StatusTag>}
          {isTest && <StatusTag meaning="test">{t('test')}</StatusTag>}
          <StatusTag meaning={meanings[state]}>{t(state)}</StatusTag>
        </span>
      }
    >
      {kind && <p className="muted">{t(`takes_${kind}`)}</p>}
      {state === 'lost' && (
        <p className="provider-lost" role="alert">
          {t('lostHint', { count: openPayments })}
        </p>
      )}
      {provider.openOfOthers && <OpenElsewhere open={provider.openOfOthers} keys={keys} />}
      {!keys.isReadable && (
        <p className="provider-lost" role="alert">
          {t('unreadable')}
        </p>
      )}
      {!isSetUp && keys.source === 'none' && keys.fields.length > 0 && (
        <SetUpSteps provider={provider} onEnter={mayEnter ? enter : undefined} />
      )}
      {isSetUp && keys.source === 'none' && mayEnter && (
        <div className="provider-trial cluster gap-12 between">
          <p>{t('trialLine')}</p>
          <button type="button" className="btn" onClick={enter}>
            {t('enterKeys', { provider: nameProvider(name) })}
          </button>
        </div>
      )}
      {(isSetUp || keys.source !== 'none') && (
        <dl className="provider-facts">
          <KeyTerms keys={keys} name={name} onReplace={mayEnter ? enter : undefined} />
          <WebhookTerms provider={provider} />
          {isSetUp && <ReadyTerms provider={provider} />}
        </dl>
      )}
      {!isSetUp && settings.length > 0 && (
        <p className="muted">{t('setUp', { settings: settings.join(', ') })}</p>
      )}
      {isSetUp && (
        <HasPerm value="platform:ledger:compare">
          <KeyCheck provider={provider} result={result} onResult={setResult} />
        </HasPerm>
      )}
      {isEntering && (
        <KeysDialog
          provider={provider}
          isTrial={isTrial}
          onSaved={(saved) => {
            setResult(saved);
            setEntering(false);
          }}
          onClose={() => setEntering(false)}
        />
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
  const isTrial = data?.some(({ name }) => name === 'sandbox') ?? false;
  return (
    <>
      <PageHead title={t('title')} line={t('line')} />
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonRows rows={6} />}
      {data && <ModeBand />}
      {data?.length === 0 && <EmptyState text={t('none')} />}
      <div className="provider-cards">
        {data?.map((provider) => (
          <ProviderCard key={provider.name} provider={provider} isTrial={isTrial} />
        ))}
      </div>
    </>
  );
}
