import { type ExchangeRate, setRates } from '@vitrine/contract/shop/exchange-rates.ts';
import { z } from 'zod';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { rateKeys } from '../../lib/query-keys/rates.ts';
import { rateTexts } from '../../texts/rates.ts';
import { FormPanel } from '../../ui/form-panel.tsx';
import { readRate, writeRate } from './rate-value.ts';

const shape = z.object({
  perUsd: z.number(),
  isJumpMeant: z.union([z.literal(0), z.literal(1)]).optional(),
});

/** One rate by hand; one that moves far needs a second look. */
export function RateForm({
  rate,
  onClose,
}: {
  rate: ExchangeRate | undefined;
  onClose: () => void;
}) {
  const t = useText(rateTexts);
  return (
    <FormPanel
      as="dialog"
      name={`rate|${rate?.currency ?? ''}`}
      title={t('change', { currency: rate?.currency ?? '' })}
      isOpen={rate !== undefined}
      onClose={onClose}
      shape={shape}
      initial={{ perUsd: readRate(rate?.perUsd ?? ''), isJumpMeant: 0 }}
      fields={[
        {
          name: 'perUsd',
          label: t('perUsd'),
          hint: t('perUsdHint', { currency: rate?.currency ?? '' }),
          numberField: 'exchange-rate',
        },
        { name: 'isJumpMeant', label: t('meant'), hint: t('meantHint'), kind: 'flag' },
      ]}
      save={({ perUsd, isJumpMeant }, options) =>
        api.call(
          setRates,
          {
            body: {
              rates: rate ? [{ currency: rate.currency, perUsd: writeRate(perUsd) }] : [],
              isJumpMeant: isJumpMeant === 1,
            },
          },
          options,
        )
      }
      fieldOfCode={{ 'rate-jump': 'isJumpMeant' }}
      success={t('saved')}
      invalidates={[rateKeys.all]}
    />
  );
}
