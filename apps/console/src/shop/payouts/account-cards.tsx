import type {
  LinkableAccount,
  OwnedAccount,
  PayoutAccount,
} from '@vitrine/contract/shop/payout-accounts.ts';
import type { ReactNode } from 'react';
import { useClock } from '../../lib/clock.ts';
import { useText } from '../../lib/i18n.ts';
import { nameProvider } from '../../lib/provider-names.ts';
import { paymentAccountTexts } from '../../texts/payment-account.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { type Meaning, StatusTag } from '../../ui/status-tag.tsx';
import { useFailureText } from '../payments/use-failure-text.ts';
import { BankButtons } from './bank-buttons.tsx';
import { ChooseButton } from './choose-button.tsx';
import { LinkButton } from './link-button.tsx';
import { ProviderMark } from './provider-mark.tsx';
import { RequirementNote } from './requirement-note.tsx';
import { UnlinkButton } from './unlink-button.tsx';

const ownedStates = {
  ready: ['done', 'statusReady'],
  needed: ['waiting', 'statusNeeded'],
  restricted: ['failed', 'statusRestricted'],
} as const satisfies Record<OwnedAccount['status'], readonly [Meaning, string]>;

const linkableStates = {
  none: ['neutral', 'stateNone'],
  linking: ['waiting', 'stateLinking'],
  checking: ['moving', 'stateChecking'],
  refused: ['failed', 'stateRefused'],
} as const satisfies Record<LinkableAccount['state'], readonly [Meaning, string]>;

function AccountCard({
  rail,
  title,
  line,
  tags,
  children,
}: {
  rail: OwnedAccount['rail'];
  title: string;
  line: string;
  tags: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="card section-card" aria-label={title}>
      <div className="payment-account cluster gap-12">
        <ProviderMark rail={rail} />
        <span className="words stack gap-0 anywhere">
          <b>{title}</b>
          <small className="faint">{line}</small>
        </span>
        <span className="cluster gap-8">{tags}</span>
      </div>
      {children}
    </section>
  );
}

/** That buyers cannot pay into an account that is only paid out, and the way to one into which they can. */
function OnlyPaidOut({ provider }: { provider: string }) {
  const t = useText(paymentAccountTexts);
  const mayEdit = useHasPerm('shop:payout-account:edit');
  return (
    <>
      <p className="muted">{t('onlyPaidOut')}</p>
      {mayEdit && (
        <LinkButton
          isPrimary={false}
          provider={provider}
          purpose="payments"
          label={t('linkForPayments')}
        />
      )}
    </>
  );
}

function OwnedCard({
  account,
  isDirect,
  isReplacing,
}: {
  account: OwnedAccount;
  isDirect: boolean;
  /** Another account is being linked in its place. */
  isReplacing: boolean;
}) {
  const t = useText(paymentAccountTexts);
  const clock = useClock();
  const mayEdit = useHasPerm('shop:payout-account:edit');
  const isBank = account.rail === 'bank_file';
  const [meaning, text] = ownedStates[account.status];
  return (
    <AccountCard
      rail={account.rail}
      title={account.label}
      line={[
        isBank ? t('bank') : nameProvider(account.provider),
        t('since', { date: clock.write('date', account.linkedAt) }),
      ].join(' · ')}
      tags={
        <>
          {account.isPaid && (
            <StatusTag meaning="moving" hasDot={false}>
              {t('paysYou')}
            </StatusTag>
          )}
          <StatusTag meaning={meaning}>{t(text)}</StatusTag>
        </>
      }
    >
      {account.status !== 'ready' && (
        <RequirementNote account={account} isRestricted={account.status === 'restricted'} />
      )}
      {isDirect && account.status === 'restricted' && account.takesPayments && (
        <p className="muted">
          {t('buttonRestricted', { provider: nameProvider(account.provider) })}
        </p>
      )}
      {!isBank && !account.takesPayments && !isReplacing && (
        <OnlyPaidOut provider={account.provider} />
      )}
      {account.heldUntil && (
        <p className="muted">
          {t('bankHeld', { date: clock.write('longDay', account.heldUntil) })}
        </p>
      )}
      {mayEdit && (
        <div className="payment-actions stack gap-12">
          {!account.isPaid && <ChooseButton account={account} />}
          {isBank ? (
            <BankButtons account={account.label} />
          ) : (
            <>
              {account.status === 'ready' && (
                <LinkButton
                  isPrimary={false}
                  provider={account.provider}
                  label={t('linkAnother')}
                />
              )}
              <UnlinkButton account={account.label} provider={account.provider} />
            </>
          )}
        </div>
      )}
    </AccountCard>
  );
}

function LinkableCard({
  account,
  isFirst,
  isDirect,
  isReplacing,
}: {
  account: LinkableAccount;
  isFirst: boolean;
  isDirect: boolean;
  isReplacing: boolean;
}) {
  const t = useText(paymentAccountTexts);
  const why = useFailureText();
  const mayEdit = useHasPerm('shop:payout-account:edit');
  const provider = nameProvider(account.provider);
  const [meaning, text] = linkableStates[account.state];
  const hasNote = account.state === 'linking' && account.needs.length > 0;
  return (
    <AccountCard
      rail={account.rail}
      title={isFirst ? t('noneYet') : provider}
      line={isFirst ? provider : t(isReplacing ? 'stateForPayments' : 'noneYet')}
      tags={<StatusTag meaning={meaning}>{t(text)}</StatusTag>}
    >
      {account.failure && <p className="payment-failure">{why(account.failure, account)}</p>}
      {/* A card is a way to pay that every provider of cards has; a wallet is missed by its name. */}
      {isDirect && account.rail === 'paypal_payout' && (
        <p className="muted">{t('buttonMissing', { provider })}</p>
      )}
      {account.state === 'checking' && <p className="muted">{t('checkingLine', { provider })}</p>}
      {hasNote && <RequirementNote account={account} isRestricted={false} />}
      {mayEdit && account.state !== 'checking' && !hasNote && (
        <div className="payment-actions stack gap-12">
          <LinkButton
            isPrimary={isFirst}
            provider={account.provider}
            {...(isReplacing && { purpose: account.purpose })}
            label={
              account.state === 'linking'
                ? t('goOn')
                : isFirst
                  ? t('linkNow')
                  : t('linkAt', { provider })
            }
          />
        </div>
      )}
    </AccountCard>
  );
}

/** Each account of the store with its state, and each that can still be linked or entered. */
export function AccountCards({ account, isDirect }: { account: PayoutAccount; isDirect: boolean }) {
  const t = useText(paymentAccountTexts);
  const mayEdit = useHasPerm('shop:payout-account:edit');
  const hasBank = account.accounts.some(({ rail }) => rail === 'bank_file');
  return (
    <>
      {account.accounts.map((owned) => (
        <OwnedCard
          key={owned.id}
          account={owned}
          isDirect={isDirect}
          isReplacing={account.linkable.some(({ provider }) => provider === owned.provider)}
        />
      ))}
      {account.linkable.map((linkable, at) => (
        <LinkableCard
          key={linkable.provider}
          account={linkable}
          // The default provider, as long as there is no account at all.
          isFirst={at === 0 && account.accounts.length === 0}
          isDirect={isDirect}
          isReplacing={account.accounts.some(({ provider }) => provider === linkable.provider)}
        />
      ))}
      {account.takesBank && !hasBank && !isDirect && (
        <AccountCard
          rail="bank_file"
          title={t('bank')}
          line={t('bankNone')}
          tags={<StatusTag>{t('stateNone')}</StatusTag>}
        >
          <p className="muted">{t('bankLine')}</p>
          {mayEdit && (
            <div className="payment-actions stack gap-12">
              <BankButtons />
            </div>
          )}
        </AccountCard>
      )}
    </>
  );
}
