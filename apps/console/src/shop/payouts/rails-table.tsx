import { findDisplayNames } from '@vitrine/contract/intl-formats.ts';
import { intlTags } from '@vitrine/contract/locales.ts';
import { type Currency, currencies } from '@vitrine/contract/money.ts';
import type { Rail } from '@vitrine/contract/shop/payout-rails.ts';
import { Check, Minus } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../lib/i18n.ts';
import { useServedCountries } from '../../lib/served-countries.ts';
import { useSettings } from '../../lib/settings.ts';
import { payoutRailsTexts } from '../../texts/payout-rails.ts';
import { ErrorState } from '../../ui/page-state.tsx';
import { SelectField } from '../../ui/plain/fields.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { ProviderMark } from './provider-mark.tsx';
import { useArrivalText, useRails } from './use-rails.ts';
import './rails-table.css';

function RailRow({ rail, currency }: { rail: Rail; currency: Currency }) {
  const t = useText(payoutRailsTexts);
  const language = useSettings((settings) => settings.language);
  const names = findDisplayNames(intlTags[language], { type: 'currency' });
  const arrival = useArrivalText()(rail);
  const way = rail.rail === 'bank_file' ? (rail.format ?? 'csv') : rail.rail;
  return (
    <tr className={rail.serves ? '' : 'faint unserved'}>
      <th scope="row">
        <span className="cluster gap-8 medium">
          <ProviderMark rail={rail.rail} size="small" />
          {t(`way_${way}`)}
        </span>
      </th>
      <td>
        <span className={`inline-line gap-4 ${rail.serves ? 'green-text' : ''}`}>
          {rail.serves ? <Check size={14} aria-hidden /> : <Minus size={14} aria-hidden />}
          {t(rail.serves ? 'yes' : 'no')}
        </span>
      </td>
      <td className="rail-time">{arrival}</td>
      <td className="rail-cost">{rail.cost ? t(`cost_${rail.cost}`) : '–'}</td>
      <td className="muted rail-why">
        {t(rail.reason, {
          currency: names.of(currency) ?? currency,
          converted: names.of(rail.converted ?? currency) ?? '',
        })}
      </td>
    </tr>
  );
}

/** Which ways of paying out serve a country and a currency, with the reason of each; another country can be tried. */
export function RailsTable({ country, currency }: { country: string; currency: Currency }) {
  const t = useText(payoutRailsTexts);
  const language = useSettings((settings) => settings.language);
  const [chosen, setChosen] = useState({ country, currency });
  const countries = useServedCountries().data?.list ?? [];
  const rails = useRails(chosen);
  const nameOf = (type: 'region' | 'currency', code: string) =>
    findDisplayNames(intlTags[language], { type }).of(code) ?? code;
  return (
    <SectionCard
      title={t('title', {
        country: nameOf('region', chosen.country),
        currency: nameOf('currency', chosen.currency),
      })}
    >
      <p className="muted">{t('line')}</p>
      <div className="rail-choice">
        <SelectField
          label={t('country')}
          value={chosen.country}
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(code) => setChosen({ ...chosen, country: code })}
        />
        <SelectField
          label={t('currency')}
          value={chosen.currency}
          options={currencies.map((code) => ({ value: code, label: code }))}
          onChange={(code) => setChosen({ ...chosen, currency: code as Currency })}
        />
      </div>
      {rails.isPending && <SkeletonRows rows={4} height={44} />}
      {rails.isError && <ErrorState error={rails.error} onRetry={() => void rails.refetch()} />}
      {rails.data && (
        <table className="rails">
          <thead>
            <tr>
              {(['way', 'serves', 'arrives', 'cost', 'why'] as const).map((head) => (
                <th key={head} scope="col" className="faint">
                  {t(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rails.data.map((rail) => (
              <RailRow key={rail.format ?? rail.rail} rail={rail} currency={chosen.currency} />
            ))}
          </tbody>
        </table>
      )}
    </SectionCard>
  );
}
