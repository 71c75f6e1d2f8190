import { findListFormat } from '@vitrine/contract/intl-formats.ts';
import { intlTags } from '@vitrine/contract/locales.ts';
import type { LinkableAccount, PayoutAccount } from '@vitrine/contract/shop/payout-accounts.ts';
import { useText } from '../../lib/i18n.ts';
import { useSettings } from '../../lib/settings.ts';
import { linkFailureTexts } from '../../texts/payment-results.ts';

/** Why an account could not be linked, with the permissions that were not granted. */
export function useFailureText(): (
  failure: NonNullable<PayoutAccount['failure']>,
  about: Pick<LinkableAccount, 'missingPermissions'>,
) => string {
  const t = useText(linkFailureTexts);
  const language = useSettings((settings) => settings.language);
  const list = findListFormat(intlTags[language], { type: 'conjunction' });
  return (failure, { missingPermissions }) =>
    failure === 'permissions_missing'
      ? t(failure, {
          missing: list.format(
            missingPermissions.map((permission) => t(`permission_${permission}`)),
          ),
        })
      : t(failure);
}
