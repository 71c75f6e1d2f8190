/** Languages times options times the time zones of stores; beyond that all are made again. */
const keptMax = 500;

function keepFormats<Options, Format>(make: (tag: string, options: Options) => Format) {
  const kept = new Map<string, Format>();
  return (tag: string, options: Options): Format => {
    const key = `${tag} ${JSON.stringify(options)}`;
    const known = kept.get(key);
    if (known) return known;
    if (kept.size >= keptMax) kept.clear();
    const format = make(tag, options);
    kept.set(key, format);
    return format;
  };
}

const numberFormats = keepFormats(
  (tag, options: Intl.NumberFormatOptions | undefined) => new Intl.NumberFormat(tag, options),
);
const pluralRules = keepFormats((tag, _options: undefined) => new Intl.PluralRules(tag));
const listFormats = keepFormats(
  (tag, options: Intl.ListFormatOptions | undefined) => new Intl.ListFormat(tag, options),
);

/*
 * Formats of `Intl` for a BCP 47 tag, each made once for its options: making one takes a hundred times longer than using it, and a
 * list writes dozens of numbers and dates. Options are compared as JSON, so that each place may write them where it needs them.
 */

export const findNumberFormat = (tag: string, options?: Intl.NumberFormatOptions) =>
  numberFormats(tag, options);

export const findPluralRules = (tag: string) => pluralRules(tag, undefined);

export const findListFormat = (tag: string, options?: Intl.ListFormatOptions) =>
  listFormats(tag, options);

/** Without a time zone in the options, it is the one of the machine. */
export const findDateFormat = keepFormats(
  (tag, options: Readonly<Intl.DateTimeFormatOptions>) => new Intl.DateTimeFormat(tag, options),
);

export const findDisplayNames = keepFormats(
  (tag, options: Readonly<Intl.DisplayNamesOptions>) => new Intl.DisplayNames(tag, options),
);

export const findRelativeTimeFormat = keepFormats(
  (tag, options: Readonly<Intl.RelativeTimeFormatOptions>) =>
    new Intl.RelativeTimeFormat(tag, options),
);
