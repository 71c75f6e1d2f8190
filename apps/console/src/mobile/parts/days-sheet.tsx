import { findDay } from '@vitrine/contract/time-zone.ts';
import { useText } from '../../lib/i18n.ts';
import { type DayRange, dayRangeNames, dayRangeOf } from '../../lib/store-days.rules.ts';
import { dayTexts } from '../../texts/days.ts';
import { mobileTexts } from '../../texts/mobile.ts';
import { OptionList } from '../../ui/plain/option-list.tsx';
import { Sheet } from '../../ui/plain/sheet.tsx';
import { nameOfRange } from './use-days-text.ts';
import './days-sheet.css';

/** From which day to which: the usual ranges by a tap, any other by the phone's own calendar. */
export function DaysSheet({
  isOpen,
  value,
  timeZone,
  onChange,
  onClose,
}: {
  isOpen: boolean;
  value: Partial<DayRange>;
  /** The store's: its days begin and end there. */
  timeZone: string | undefined;
  onChange: (range: Partial<DayRange>) => void;
  onClose: () => void;
}) {
  const t = useText(dayTexts);
  const tMobile = useText(mobileTexts);
  const today = findDay(new Date(), timeZone);
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={tMobile('days')}
      foot={
        <button type="button" className="btn primary" onClick={onClose}>
          {tMobile('show')}
        </button>
      }
    >
      <OptionList
        label={tMobile('days')}
        value={value.from || value.to ? nameOfRange(value, timeZone) : 'any'}
        options={[
          { value: 'any', label: tMobile('anyDay') },
          ...dayRangeNames.map((name) => ({ value: name, label: t(name) })),
        ]}
        onChoose={(name) => onChange(name === 'any' ? {} : dayRangeOf(name, today))}
      />
      <div className="m-dates columns gap-8 above-12">
        <label className="stack gap-4">
          <span className="small faint">{t('from')}</span>
          <input
            type="date"
            value={value.from ?? ''}
            max={value.to ?? today}
            onChange={({ target }) =>
              onChange({
                ...value,
                ...(target.value ? { from: target.value } : { from: undefined }),
              })
            }
          />
        </label>
        <label className="stack gap-4">
          <span className="small faint">{t('to')}</span>
          <input
            type="date"
            value={value.to ?? ''}
            min={value.from}
            max={today}
            onChange={({ target }) =>
              onChange({ ...value, ...(target.value ? { to: target.value } : { to: undefined }) })
            }
          />
        </label>
      </div>
    </Sheet>
  );
}
