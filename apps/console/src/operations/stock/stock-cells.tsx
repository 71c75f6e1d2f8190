import type { listStockLevels } from '@vitrine/contract/shop/stock-levels.ts';
import { changeVariant } from '@vitrine/contract/shop/variant-changes.ts';
import { Button } from 'antd';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { stockTexts } from '../../texts/stock.ts';
import type { RowOf } from '../../ui/list/list-page.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { Overlay } from '../../ui/overlay/overlay.tsx';

export type StockRow = RowOf<typeof listStockLevels>;

export function Refill({ row }: { row: StockRow }) {
  const t = useText(stockTexts);
  const [units, setUnits] = useState<number | null | undefined>(null);
  const isEnough = typeof units === 'number' && units >= row.held && units !== row.onHand;
  const saving = useApiMutation(
    (onHand: number) => api.call(changeVariant, { params: { id: row.id }, body: { onHand } }),
    {
      success: (_answer, count) =>
        t(count > row.held ? 'saved' : 'savedNone', { name: row.name, count }),
      onSuccess: () => setUnits(null),
      invalidates: [platformKeys.all],
    },
  );
  const save = () => {
    if (isEnough) void saving.run(units);
  };
  return (
    <span className="stock-refill">
      <NumberField
        field="stock-quantity"
        aria-label={`${t('now')}: ${row.name} ${row.label}`}
        value={units}
        onChange={setUnits}
        onPressEnter={save}
      />
      <Button disabled={!isEnough} loading={saving.isBusy} onClick={save}>
        {t('save')}
      </Button>
    </span>
  );
}

/** Sets the limit of one variant. */
function LimitDialog({ row, onClose }: { row: StockRow; onClose: () => void }) {
  const t = useText(stockTexts);
  const [limit, setLimit] = useState<number | null | undefined>(row.lowLimit);
  const saving = useApiMutation(changeVariant, {
    success: t('limitSaved', { name: row.name }),
    onSuccess: onClose,
    invalidates: [platformKeys.all],
  });
  const save = (lowLimit: number | null) =>
    void saving.run({ params: { id: row.id }, body: { lowLimit } });
  return (
    <Overlay
      as="dialog"
      size={416}
      title={t('setLimit')}
      note={[row.name, row.label].filter(Boolean).join(' · ')}
      onClose={onClose}
      focusesFirst
      action={{
        label: t('save'),
        isDisabled: typeof limit !== 'number',
        isBusy: saving.isBusy,
        onPress: () => {
          if (typeof limit === 'number') save(limit);
        },
      }}
    >
      <div className="stack gap-12">
        <p className="muted">{t('limitHint')}</p>
        <NumberField
          field="stock-quantity"
          aria-label={t('limit')}
          value={limit}
          onChange={setLimit}
          onPressEnter={() => typeof limit === 'number' && save(limit)}
        />
        {row.lowLimit !== null && (
          <div>
            <Button type="link" className="pad-0" onClick={() => save(null)}>
              {t('usePlatform')}
            </Button>
          </div>
        )}
      </div>
    </Overlay>
  );
}

/** The limit of a variant, and the button that changes it. */
export function LimitCell({ row, mayEdit }: { row: StockRow; mayEdit: boolean }) {
  const t = useText(stockTexts);
  const [isOpen, setOpen] = useState(false);
  const shown =
    row.lowLimit === null ? <span className="faint">{t('limitDefault')}</span> : row.lowLimit;
  if (!mayEdit) return shown;
  const label = t('changeLimit', { name: row.name });
  return (
    <span className="line gap-4 at-end">
      {shown}
      <Button
        type="text"
        size="small"
        icon={<Pencil size={14} aria-hidden />}
        aria-label={label}
        title={label}
        onClick={() => setOpen(true)}
      />
      {isOpen && <LimitDialog row={row} onClose={() => setOpen(false)} />}
    </span>
  );
}
