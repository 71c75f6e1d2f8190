import type { SocialProvider } from '@vitrine/contract/admin/identity.ts';
import { linkOwnIdentity, unlinkOwnIdentity } from '@vitrine/contract/admin/own-identities.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { app } from '../../lib/app.ts';
import { toast } from '../../lib/feedback.ts';
import { useText } from '../../lib/i18n.ts';
import { accountKeys } from '../../lib/query-keys/session.ts';
import { accountTexts } from '../../texts/account.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { providerMarks, providerNames } from '../identity/social-buttons.tsx';
import {
  readAccountAgain,
  useOwnIdentities,
  useSecondFactor,
  useSocialProviders,
} from './account-queries.ts';
import { ProofForm, proofRefusals, type Way, waysOf } from './proof-form.tsx';

const outcomes = { linked: 'socialLinked', taken: 'socialTaken', failed: 'socialFailed' } as const;
const isOutcome = (text: string | null): text is keyof typeof outcomes =>
  text !== null && Object.hasOwn(outcomes, text);

/** The provider sends people back with the outcome in the address; it is said once and taken out. */
function useReturn(): void {
  const t = useText(accountTexts);
  const [query, setQuery] = useSearchParams();
  const outcome = query.get('social');
  useEffect(() => {
    if (!isOutcome(outcome)) return;
    if (outcome === 'linked') toast.success(t(outcomes[outcome]));
    else toast.error(t(outcomes[outcome]));
    setQuery({}, { replace: true });
  }, [outcome, setQuery, t]);
}

interface ProviderRowProps {
  provider: SocialProvider;
  note: ReactNode;
  action: ReactNode;
}

function ProviderRow({ provider, note, action }: ProviderRowProps) {
  return (
    <li>
      {providerMarks[provider]}
      <span className="grow">
        <b className="medium">{providerNames[provider]}</b>
        <small>{note}</small>
      </span>
      {action}
    </li>
  );
}

interface Identity {
  id: string;
  provider: SocialProvider;
  createdAt: string;
  canUnlink: boolean;
}

/** What waits for its proof. */
interface Asked {
  provider: SocialProvider;
  /** The linked sign-in that is to go; without it one is to be linked. */
  id?: string;
}

interface ProvidersProps {
  identities: readonly Identity[];
  offered: readonly SocialProvider[];
  ways: readonly Way[];
}

function Providers({ identities, offered, ways }: ProvidersProps) {
  const t = useText(accountTexts);
  const [asked, setAsked] = useState<Asked | null>(null);
  const change = async ({ provider, id }: Asked, proof: { password?: string; code?: string }) => {
    if (id === undefined) {
      const body = { app: app === 'mobile' ? 'mobile' : 'console', ...proof } as const;
      window.location.assign(
        (
          await api.call(
            linkOwnIdentity,
            { params: { provider }, body },
            { expectedFailures: proofRefusals },
          )
        ).address,
      );
      return;
    }
    await api.call(
      unlinkOwnIdentity,
      { params: { id }, body: proof },
      { expectedFailures: proofRefusals },
    );
    await readAccountAgain();
    setAsked(null);
  };
  const changing = useApiMutation((what: Asked) => change(what, {}), {
    invalidates: [accountKeys.all],
  });
  const ask = (what: Asked) => (ways.length ? setAsked(what) : void changing.run(what));
  const free = offered.filter((provider) =>
    identities.every((identity) => identity.provider !== provider),
  );
  if (identities.length + free.length === 0) return <p className="faint">{t('noProviders')}</p>;
  if (asked)
    return (
      <ProofForm
        ways={ways}
        line={t(asked.id === undefined ? 'linkLine' : 'unlinkLine', {
          provider: providerNames[asked.provider],
        })}
        action={t(asked.id === undefined ? 'linkWith' : 'unlinkFrom', {
          provider: providerNames[asked.provider],
        })}
        onProof={(proof) => change(asked, proof)}
        onCancel={() => setAsked(null)}
      />
    );
  return (
    <ul className="account-rows">
      {identities.map(({ id, provider, createdAt, canUnlink }) => (
        <ProviderRow
          key={id}
          provider={provider}
          note={
            canUnlink ? (
              <>
                {t('linked')} · <DateTime value={createdAt} />
              </>
            ) : (
              t('onlyWayIn')
            )
          }
          action={
            canUnlink && (
              <button
                type="button"
                className="btn"
                disabled={changing.isBusy}
                aria-label={t('unlinkFrom', { provider: providerNames[provider] })}
                onClick={() => ask({ provider, id })}
              >
                {t('unlink')}
              </button>
            )
          }
        />
      ))}
      {free.map((provider) => (
        <ProviderRow
          key={provider}
          provider={provider}
          note={t('notLinked')}
          action={
            <button
              type="button"
              className="btn"
              disabled={changing.isBusy}
              aria-label={t('linkWith', { provider: providerNames[provider] })}
              onClick={() => ask({ provider })}
            >
              {t('link')}
            </button>
          }
        />
      ))}
    </ul>
  );
}

/** Social sign-ins: linked ones, and those that can be linked. */
export function IdentitiesCard() {
  const t = useText(accountTexts);
  const providers = useSocialProviders();
  const factor = useSecondFactor();
  useReturn();
  return (
    <SectionCard title={t('social')}>
      <p className="muted">{t('socialLine')}</p>
      <Loaded query={useOwnIdentities()} rows={2}>
        {(identities) => (
          <Providers
            identities={identities}
            offered={(providers.data ?? []).map(({ provider }) => provider)}
            ways={waysOf(factor.data)}
          />
        )}
      </Loaded>
    </SectionCard>
  );
}
