import { useQuery } from '@tanstack/react-query';
import { findDisplayNames } from '@vitrine/contract/intl-formats.ts';
import {
  listFeeRules,
  type PlatformFeeRule,
  pageFeeRules,
} from '@vitrine/contract/shop/payment-fees.ts';
import { Button } from 'antd';
import { History } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useIntlTag, useText } from '../../lib/i18n.ts';
import { nameProvider } from '../../lib/provider-names.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { useAddress } from '../../lib/use-address.ts';
import { feeTexts } from '../../texts/fees.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { HasPerm } from '../../ui/has-perm.tsx';
import { ListCard } from '../../ui/list/list-card.tsx';
import { firstPage, ListPage } from '../../ui/list/list-page.tsx';
import { Money } from '../../ui/money.tsx';
import { usePercentText } from '../../ui/percent.ts';
import { type Meaning, StatusTag } from '../../ui/status-tag.tsx';
import { FeeRuleForm } from './fee-rule-form.tsx';

const meanings: Readonly<Record<PlatformFeeRule['state'], Meaning>> = {
  current: 'done',
  planned: 'moving',
  replaced: 'neutral',
};

function useColumns() {
  const t = useText(feeTexts);
  const percent = usePercentText({ most: 2 });
  const tag = useIntlTag();
  const countryName = (code: string) => findDisplayNames(tag, { type: 'region' }).of(code) ?? code;
  return [
    {
      key: 'scope',
      title: t('scope'),
      render: (_value: unknown, { provider, countryCode, currency }: PlatformFeeRule) => (
        <>
          {provider ? nameProvider(provider) : t('anyProvider')}
          <small className="faint">
            {[
              countryCode ? countryName(countryCode) : t('anyCountry'),
              currency ?? t('anyCurrency'),
            ].join(' · ')}
          </small>
        </>
      ),
    },
    {
      key: 'fee',
      title: t('fee'),
      width: 170,
      className: 'num',
      render: (_value: unknown, { percentage, fixed }: PlatformFeeRule) => (
        <>
          {percent(percentage)} + <Money kind="inline" value={fixed} />
        </>
      ),
    },
    {
      key: 'validFrom',
      title: t('validFrom'),
      width: 150,
      render: (_value: unknown, { validFrom, by }: PlatformFeeRule) => (
        <>
          {/* The first one has counted since before anybody could change it. */}
          {by === null ? t('fromStart') : <DateTime value={validFrom} />}
          {by !== null && <small className="faint">{by}</small>}
        </>
      ),
    },
    {
      key: 'state',
      title: t('state'),
      width: 130,
      render: (_value: unknown, { state }: PlatformFeeRule) => (
        <StatusTag meaning={meanings[state]}>{t(state)}</StatusTag>
      ),
    },
  ];
}

/** The planned fees of payments: those that count and will, all that ever did, and the form for a change. */
export function FeeRules() {
  const t = useText(feeTexts);
  const address = useAddress();
  const [isAdding, setAdding] = useState(false);
  const columns = useColumns();
  const showsHistory = address.read('fees') === 'history';
  const rules = useQuery({
    queryKey: platformKeys.feeRules,
    queryFn: ({ signal }) => api.read(listFeeRules, {}, signal),
  });
  const bar = (
    <>
      <div style={{ flex: '1 1 260px' }}>
        <h2 className="h2">{t('title')}</h2>
        <p className="faint">{t('line')}</p>
      </div>
      <Button
        icon={<History size={16} aria-hidden />}
        aria-pressed={showsHistory}
        onClick={() => address.change({ fees: showsHistory ? undefined : 'history', ...firstPage })}
      >
        {t('history')}
      </Button>
      <HasPerm value="platform:payout:run">
        <Button disabled={!rules.data} onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
      </HasPerm>
    </>
  );
  return (
    <>
      {showsHistory ? (
        <ListPage
          name="fee-rules"
          list={pageFeeRules}
          keyOf={platformKeys.feeHistory}
          emptyText={t('none')}
          minWidth={640}
          columns={columns}
          bar={bar}
        />
      ) : (
        <ListCard
          query={rules}
          rows={rules.data?.list ?? []}
          emptyText={t('none')}
          minWidth={640}
          bar={bar}
          columns={columns}
        />
      )}
      <FeeRuleForm
        providers={rules.data?.providers ?? []}
        isOpen={isAdding}
        onClose={() => setAdding(false)}
      />
    </>
  );
}
