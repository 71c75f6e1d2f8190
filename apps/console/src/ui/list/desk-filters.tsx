import { Select } from 'antd';
import { FindField } from '../find-field.tsx';
import type { FeedFiltersProps } from './feed-filters.ts';
import './list-card.css';

/** The filters of a feed on the desktop, with the controls of the lists there. */
export function DeskFilters({ search, choices }: FeedFiltersProps) {
  return (
    <div className="list-bar bare">
      {search && (
        <FindField
          label={search.label}
          initial={search.value}
          maxLength={100}
          onFind={search.onFind}
        />
      )}
      {choices.map(({ label, value, options, onChange }) => (
        <Select
          key={label}
          aria-label={label}
          value={value}
          onChange={onChange}
          popupMatchSelectWidth={false}
          options={options.map((option) => ({
            value: option.value,
            label: option.lang ? <span lang={option.lang}>{option.label}</span> : option.label,
          }))}
        />
      ))}
    </div>
  );
}
