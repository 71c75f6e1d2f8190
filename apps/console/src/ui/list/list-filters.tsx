import { Select } from 'antd';
import { Fragment, type ReactNode } from 'react';
import { useClock } from '../../lib/clock.ts';
import { FindField } from '../find-field.tsx';
import { foldedSearch, seenAtOnce } from '../folded-search.ts';
import { DayRangePicker } from '../later-day-range.tsx';

export type Query = Readonly<Record<string, string>>;
type QueryChange = (values: Readonly<Record<string, string | undefined>>) => void;

type DayNames = readonly [first: string, last: string];

/** A filter in the address: words to look for, one of some values, or a control of its own. */
export type ListFilter = {
  /** Its name in the query of the endpoint; in the address too, when `param` names no shorter one. */
  name: string;
  param?: string;
} & (
  | { kind: 'words'; label: string; maxLength?: number }
  /** A whole number, or one with decimals after a point. */
  | { kind: 'number'; label: string; hasDecimals?: boolean }
  /** A first and a last day, in query and address `nameFrom` and `nameTo` unless others are given. */
  | { kind: 'days'; label: string; names?: DayNames; params?: DayNames }
  | {
      kind: 'choice';
      label: string;
      any: string;
      options: readonly { value: string; label: string }[];
    }
  /** Draws itself, and what other filters without a drawing hold; `change` takes names of the query. */
  | { kind: 'own'; accepts: RegExp; draw?: (query: Query, change: QueryChange) => ReactNode }
);

/** The days of a list of the admin family, which calls them `createTime` whatever they are. */
export const createTimeFilter = (label: string): ListFilter => ({
  ...{ name: 'createTime', kind: 'days', label },
  names: ['createTime[0]', 'createTime[1]'],
  params: ['from', 'to'],
});

const paramOf = ({ name, param }: ListFilter): string => param ?? name;

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const dayNamesOf = ({
  name,
  names = [`${name}From`, `${name}To`],
  params = names,
}: ListFilter & { kind: 'days' }) => ({ names, params });

/** The names of a filter in the query with those in the address: two for a range of days. */
function placesOf(filter: ListFilter): { name: string; param: string }[] {
  if (filter.kind !== 'days') return [{ name: filter.name, param: paramOf(filter) }];
  const { names, params } = dayNamesOf(filter);
  return names.map((name, index) => ({ name, param: params[index] ?? name }));
}

/** The names in the address of all filters of a list. */
export const listParams = (filters: readonly ListFilter[]): string[] =>
  filters.flatMap((filter) => placesOf(filter).map(({ param }) => param));

const readFilter = (filter: ListFilter, text: string): string => {
  if (filter.kind === 'days') return dayPattern.exec(text)?.[0] ?? '';
  if (filter.kind === 'number')
    return (filter.hasDecimals ? /^-?\d{1,9}(?:\.\d{1,6})?$/ : /^\d{1,9}$/).exec(text)?.[0] ?? '';
  if (filter.kind === 'words') return text.trim().slice(0, filter.maxLength ?? 64);
  if (filter.kind === 'choice')
    return filter.options.find(({ value }) => value === text)?.value ?? '';
  return filter.accepts.exec(text)?.[0] ?? '';
};

/**
 * The query that an address stands for: only filters that are set and understood. Days are those of the clock on which the
 * list shows its times.
 */
export function readListQuery(
  filters: readonly ListFilter[],
  read: (name: string) => string,
  zone: string,
): Record<string, string> {
  const query: Record<string, string> = Object.fromEntries(
    filters
      .flatMap((filter) =>
        placesOf(filter).map(({ name, param }) => [name, readFilter(filter, read(param))]),
      )
      .filter(([, value]) => value !== ''),
  );
  const hasDays = filters.some(
    (filter) => filter.kind === 'days' && dayNamesOf(filter).names.some((name) => query[name]),
  );
  return hasDays ? { ...query, timeZone: zone } : query;
}

interface ListFiltersProps {
  filters: readonly ListFilter[];
  query: Query;
  /** Takes names of the address. */
  change: QueryChange;
}

/** Two days on the clock of the times in the list. */
function DaysFilter({
  filter,
  query,
  change,
}: {
  filter: Extract<ListFilter, { kind: 'days' }>;
  query: Query;
  change: QueryChange;
}) {
  const { timeZone } = useClock();
  const { names, params } = dayNamesOf(filter);
  const [from, to] = [query[names[0]], query[names[1]]];
  return (
    <span role="group" aria-label={filter.label}>
      <DayRangePicker
        value={{ ...(from ? { from } : {}), ...(to ? { to } : {}) }}
        timeZone={timeZone}
        onChange={(range) => change({ [params[0]]: range.from, [params[1]]: range.to })}
      />
    </span>
  );
}

export function ListFilters({ filters, query, change }: ListFiltersProps) {
  const changeQuery: QueryChange = (values) => {
    const params = new Map(filters.map((filter) => [filter.name, paramOf(filter)]));
    change(
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [params.get(name) ?? name, value]),
      ),
    );
  };
  return filters.map((filter) => {
    const value = query[filter.name] ?? '';
    if (filter.kind === 'own')
      return (
        filter.draw && <Fragment key={filter.name}>{filter.draw(query, changeQuery)}</Fragment>
      );
    if (filter.kind === 'days')
      return <DaysFilter key={filter.name} filter={filter} query={query} change={change} />;
    if (filter.kind === 'words' || filter.kind === 'number')
      return (
        <FindField
          key={filter.name}
          label={filter.label}
          initial={value}
          {...(filter.kind === 'words' && filter.maxLength ? { maxLength: filter.maxLength } : {})}
          onFind={(words) => change({ [paramOf(filter)]: words.trim() })}
        />
      );
    return (
      <Select
        key={filter.name}
        aria-label={filter.label}
        value={value}
        onChange={(next) => change({ [paramOf(filter)]: next })}
        popupMatchSelectWidth={false}
        showSearch={filter.options.length > seenAtOnce ? foldedSearch : false}
        options={[{ value: '', label: filter.any }, ...filter.options]}
      />
    );
  });
}
