import { type Currency, currencyExponents } from '@vitrine/contract/money.ts';
import type { StorefrontFacets } from '@vitrine/contract/shop/storefront.ts';
import { SlidersHorizontal, X } from 'lucide-react';
import type { Formats } from '../lib/formats.ts';
import { countFilters, filterEntries, type ListFilter, parseAmount } from '../lib/list-filter.ts';
import { fill, type StorefrontTexts } from '../texts/index.ts';

export interface FiltersProps {
  facets: StorefrontFacets;
  filter: ListFilter;
  /** What the address has besides: the search and the order. */
  kept: readonly (readonly [string, string])[];
  currency: Currency;
  formats: Formats;
  texts: StorefrontTexts;
}

const sheetId = 'filters';

/** A drawing, because the page's policy allows no style in an element. */
function Swatch({ colour }: { colour: string }) {
  return (
    <svg className="dot" width={18} height={18} aria-hidden="true">
      <circle cx={9} cy={9} r={8.5} fill={colour} />
    </svg>
  );
}

/** Opens the filters where they are not beside the list. */
export function FiltersButton({ filter, texts }: Pick<FiltersProps, 'filter' | 'texts'>) {
  const count = countFilters(filter);
  return (
    <button className="chip filters-open" type="button" popoverTarget={sheetId}>
      <SlidersHorizontal size={15} aria-hidden="true" />
      {texts.filter.title}
      {count ? <b className="num">{count}</b> : null}
    </button>
  );
}

/** One end of a price, in words of the reader's currency. */
function Bound({
  name,
  label,
  value,
  limit,
}: {
  name: 'from' | 'to';
  label: string;
  value: string;
  limit: string;
}) {
  return (
    <label className="f">
      <span>{label}</span>
      <input
        name={name}
        id={`filter-${name}`}
        inputMode="decimal"
        defaultValue={value}
        maxLength={12}
        placeholder={limit}
        autoComplete="off"
      />
    </label>
  );
}

/** Two sliders over the fields, which they fill: an end that is not moved is left empty. */
function PriceRange({
  facets,
  filter,
  currency,
  texts,
}: Pick<FiltersProps, 'facets' | 'filter' | 'currency' | 'texts'>) {
  const unit = 10 ** currencyExponents[currency];
  const [min, max] = [
    Math.floor(facets.price.from.amount / unit),
    Math.ceil(facets.price.to.amount / unit),
  ];
  if (max - min < 2) return null;
  const startOf = (text: string, otherwise: number) =>
    Math.round((parseAmount(text, currency) ?? otherwise * unit) / unit);
  const words = texts.filter;
  return (
    <div className="range scripted" data-range="">
      <input
        type="range"
        {...{ min, max }}
        id="filter-low"
        data-bound="from"
        defaultValue={startOf(filter.from, min)}
        aria-label={`${words.price}: ${words.lowest}`}
      />
      <input
        type="range"
        {...{ min, max }}
        id="filter-high"
        data-bound="to"
        defaultValue={startOf(filter.to, max)}
        aria-label={`${words.price}: ${words.highest}`}
      />
    </div>
  );
}

/** One form: a column beside the list on wide windows, a sheet on the phone. Sent without a script; the address has all of it. */
export function Filters({ facets, filter, kept, currency, formats, texts }: FiltersProps) {
  const words = texts.filter;
  const whole = ({ amount }: { amount: number }) => formats.limit({ amount, currency });
  const check = (
    name: string,
    value: string,
    label: string,
    count: number,
    isChosen: boolean,
    swatch: string | null = null,
  ) => (
    <label className="facet line gap-10" key={value}>
      {swatch ? <Swatch colour={swatch} /> : null}
      {label} <small className="num faint small">{formats.number(count)}</small>
      <input
        type="checkbox"
        id={`filter-${value}`}
        name={name}
        value={value}
        defaultChecked={isChosen}
        disabled={count === 0 && !isChosen}
      />
    </label>
  );
  return (
    <form
      className="filters"
      id={sheetId}
      popover="auto"
      method="get"
      data-filters=""
      aria-label={words.title}
    >
      <header className="line gap-4">
        <h2>{words.title}</h2>
        {countFilters(filter) ? (
          <a
            className="clear"
            href={`?${new URLSearchParams(kept.map(([name, value]) => [name, value]))}`}
            rel="nofollow"
          >
            {words.clear}
          </a>
        ) : null}
        <button
          className="round bare filters-close"
          type="button"
          popoverTarget={sheetId}
          popoverTargetAction="hide"
          aria-label={texts.product.close}
        >
          <X size={20} aria-hidden="true" />
        </button>
      </header>
      <div className="facets">
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <fieldset>
          <legend>{words.price}</legend>
          <PriceRange facets={facets} filter={filter} currency={currency} texts={texts} />
          <div className="bounds columns gap-8">
            <Bound
              name="from"
              label={words.lowest}
              value={filter.from}
              limit={whole(facets.price.from)}
            />
            <Bound
              name="to"
              label={words.highest}
              value={filter.to}
              limit={whole(facets.price.to)}
            />
          </div>
        </fieldset>
        {facets.options.map((option) => (
          <fieldset key={option.key}>
            <legend>{option.name}</legend>
            {option.values.map((value) => {
              const choice = `${option.key}:${value.key}`;
              return check(
                'f',
                choice,
                value.name,
                value.count,
                filter.choices.includes(choice),
                value.swatch,
              );
            })}
          </fieldset>
        ))}
        <fieldset>
          <legend>{words.available}</legend>
          {check('stock', '1', words.inStock, facets.inStockCount, filter.inStock)}
        </fieldset>
      </div>
      <p className="filters-send">
        <button className="btn pri" type="submit">
          {words.apply}
        </button>
      </p>
    </form>
  );
}

/** The price that is asked for, in words. */
function priceLabel({
  filter,
  currency,
  formats,
  texts,
}: Pick<FiltersProps, 'filter' | 'currency' | 'formats' | 'texts'>): string | null {
  const amountOf = (text: string) => {
    const amount = parseAmount(text, currency);
    return amount === undefined ? null : formats.limit({ amount, currency });
  };
  const [from, to] = [amountOf(filter.from), amountOf(filter.to)];
  if (from && to) return fill(texts.filter.between, { from, to });
  if (from) return fill(texts.filter.atLeast, { from });
  return to ? fill(texts.filter.atMost, { to }) : null;
}

/** What is chosen: each leads to the list without it. */
export function ChosenFilters(props: FiltersProps) {
  const { facets, filter, kept, texts } = props;
  if (!countFilters(filter)) return null;
  const linkTo = (other: ListFilter) =>
    `?${new URLSearchParams([...kept, ...filterEntries(other)].map(([name, value]) => [name, value]))}`;
  const price = priceLabel(props);
  const nameOf = (choice: string) => {
    const [key, value] = choice.split(':');
    return (
      facets.options.find((option) => option.key === key)?.values.find((one) => one.key === value)
        ?.name ??
      value ??
      choice
    );
  };
  const chosen = [
    ...(price ? [{ label: price, other: { ...filter, from: '', to: '' } }] : []),
    ...filter.choices.map((choice) => ({
      label: nameOf(choice),
      other: { ...filter, choices: filter.choices.filter((one) => one !== choice) },
    })),
    ...(filter.inStock
      ? [{ label: texts.filter.inStock, other: { ...filter, inStock: false } }]
      : []),
  ];
  return (
    <ul className="chosen-filters cluster stretched below-18">
      {chosen.map(({ label, other }) => (
        <li key={label}>
          {label}
          <a
            href={linkTo(other)}
            aria-label={fill(texts.filter.remove, { name: label })}
            data-exchange=""
            rel="nofollow"
          >
            <X size={15} aria-hidden="true" />
          </a>
        </li>
      ))}
    </ul>
  );
}
