import { type Movement, movementKinds } from '@vitrine/contract/shop/movements.ts';
import { Button, Segmented } from 'antd';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../lib/i18n.ts';
import type { DayRange } from '../../lib/store-days.rules.ts';
import { useAddress } from '../../lib/use-address.ts';
import { ledgerTexts } from '../../texts/ledger.ts';
import { orderTexts } from '../../texts/orders.ts';
import { salesTexts } from '../../texts/sales.ts';
import { FindField } from '../../ui/find-field.tsx';
import { DayRangePicker } from '../../ui/later-day-range.tsx';
import { createLaterPart } from '../../ui/later-part.tsx';
import { LaterSelect } from '../../ui/later-select.tsx';
import '../../ui/list/list-card.css';
import { readTimes, type saleTimeNames, withoutTimes } from './ledger-range.rules.ts';
import { Movements } from './movements.tsx';
import { SaleList } from './sale-list.tsx';
import { useTimesText } from './use-times-text.ts';

/** Only a link from a chart brings times. */
const TimesTag = createLaterPart(() => import('./times-tag.tsx'));

interface MovementListProps {
  /** Unknown until the store has said which day it has. */
  range: Partial<DayRange> | undefined;
  timeZone: string | undefined;
  /** Buyers pay into the owner's own account: sales do not move the balances. */
  isDirect: boolean;
  onOpenPayout: (payoutId: string) => void;
}

const views = ['sales', 'movements'] as const;
type View = (typeof views)[number];
const isView = (text: string | null) => views.find((view) => view === text);

/** The sales with what each earns, or what moved the balances; both under the same search and days. */
export function MovementList({ range, timeZone, isDirect, onOpenPayout }: MovementListProps) {
  const t = useText(ledgerTexts);
  const tOrder = useText(orderTexts);
  const navigate = useNavigate();
  const tSales = useText(salesTexts);
  const address = useAddress();
  const { query } = address;
  // All filters are in the address, so that a link into this kept page shows the rows that it names.
  const keywords = query.get('search') ?? '';
  const kind = movementKinds.find((one) => one === query.get('kind')) ?? '';
  const view: View = isView(query.get('view')) ?? (isDirect ? 'sales' : 'movements');
  const times = readTimes(query);
  const timesText = useTimesText(times);
  const change = (
    values: Partial<
      Record<
        'search' | 'kind' | 'view' | 'from' | 'to' | (typeof saleTimeNames)[number],
        string | undefined
      >
    >,
  ) => {
    const hasDays = 'from' in values || 'to' in values;
    address.change({ ...(hasDays ? withoutTimes : {}), ...values });
  };
  const filter = { ...range, ...(kind ? { kind } : {}), ...(keywords ? { keywords } : {}) };
  const title = useId();
  const emptyAction = Object.keys(filter).length ? (
    <Button onClick={() => address.update(() => new URLSearchParams({ view }))}>
      {tOrder('clearFilters')}
    </Button>
  ) : (
    <Button onClick={() => void navigate('/share')}>{tOrder('shareLink')}</Button>
  );
  return (
    <section className="card section" aria-labelledby={title}>
      <div className="card-head">
        <h2 className="h3" id={title}>
          {view === 'sales' ? tSales('sales') : t('movements')}
        </h2>
        <Segmented<View>
          aria-label={tSales('view')}
          value={view}
          onChange={(next) => change({ view: next, kind: undefined })}
          options={[
            { value: 'sales', label: tSales('sales') },
            { value: 'movements', label: tSales('balance') },
          ]}
        />
      </div>
      <div className="list-bar">
        <FindField
          label={t('search')}
          initial={keywords}
          maxLength={100}
          onFind={(words) => change({ search: words.trim() })}
        />
        <DayRangePicker
          value={range ?? {}}
          timeZone={timeZone}
          onChange={({ from, to }) => change({ from, to })}
        />
        {view === 'sales' && timesText && (
          <TimesTag
            text={timesText}
            onClose={() => change({ timeFrom: undefined, timeTo: undefined, timeOf: undefined })}
          />
        )}
        {view === 'movements' && (
          <LaterSelect
            aria-label={t('anyKind')}
            value={kind}
            onChange={(value: Movement['kind'] | '') => change({ kind: value })}
            options={[
              { value: '' as const, label: t('anyKind') },
              ...movementKinds.map((value) => ({ value, label: t(value) })),
            ]}
          />
        )}
      </div>
      {view === 'sales' ? (
        <SaleList
          filter={{ ...range, ...times, ...(keywords ? { keywords } : {}) }}
          isKnown={range !== undefined}
          isDirect={isDirect}
          emptyAction={emptyAction}
        />
      ) : (
        <Movements
          filter={filter}
          isKnown={range !== undefined}
          emptyAction={emptyAction}
          onOpenPayout={onOpenPayout}
        />
      )}
    </section>
  );
}
