import type { FeedFiltersProps } from '../list/feed-filters.ts';
import { ChooseField } from './choose-field.tsx';
import { SearchField } from './search-field.tsx';
import './phone-filters.css';

/** The filters of a feed on the phone, with its own pickers. */
export function PhoneFilters({ search, choices }: FeedFiltersProps) {
  return (
    <div className="m-filters">
      {search && <SearchField {...search} />}
      {choices.map(({ label, value, options, onChange }) => (
        <ChooseField key={label} label={label} value={value} onChange={onChange}>
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </ChooseField>
      ))}
    </div>
  );
}
