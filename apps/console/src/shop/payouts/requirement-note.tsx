import { findListFormat } from '@vitrine/contract/intl-formats.ts';
import { intlTags } from '@vitrine/contract/locales.ts';
import type {
  AccountNeed,
  LinkableAccount,
  OwnedAccount,
} from '@vitrine/contract/shop/payout-accounts.ts';
import { useClock } from '../../lib/clock.ts';
import { useText } from '../../lib/i18n.ts';
import { nameProvider } from '../../lib/provider-names.ts';
import { useSettings } from '../../lib/settings.ts';
import { paymentAccountTexts } from '../../texts/payment-account.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { LinkButton } from './link-button.tsx';

type Needing = Pick<OwnedAccount | LinkableAccount, 'provider' | 'needs' | 'dueAt'>;

/** The requirements as a list: "proof of identity, your bank account". */
export function useNeedsText(): (needs: Needing['needs']) => string {
  const t = useText(paymentAccountTexts);
  const language = useSettings((settings) => settings.language);
  const list = findListFormat(intlTags[language], { type: 'conjunction' });
  const texts = {
    identity: t('need_identity'),
    person: t('need_person'),
    business: t('need_business'),
    bank: t('need_bank'),
    email: t('need_email'),
    terms: t('need_terms'),
    other: t('needMore'),
  } satisfies Record<AccountNeed, string>;
  return (needs) => list.format(needs.length ? needs.map((need) => texts[need]) : [t('needMore')]);
}

/** The requirements of a provider, their deadline, and the button that leads there. */
export function RequirementNote({
  account,
  isRestricted,
}: {
  account: Needing;
  isRestricted: boolean;
}) {
  const t = useText(paymentAccountTexts);
  const clock = useClock();
  const what = useNeedsText()(account.needs);
  const mayEdit = useHasPerm('shop:payout-account:edit');
  const provider = nameProvider(account.provider);
  const due = account.dueAt && clock.write('longDay', account.dueAt);
  return (
    <div className={isRestricted ? 'requirement restricted' : 'requirement'} role="note">
      <b>
        {isRestricted ? t('restrictedTitle', { provider }) : t('needsTitle', { provider, what })}
      </b>
      <p>
        {isRestricted
          ? t('restrictedLine', { provider, what })
          : due
            ? t('needsDue', { provider, date: due })
            : t('needsLine')}
      </p>
      {mayEdit && (
        <LinkButton isPrimary provider={account.provider} label={t('continueAt', { provider })} />
      )}
    </div>
  );
}
