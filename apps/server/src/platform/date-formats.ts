const formats = new Map<string, Intl.DateTimeFormat>();
/** Locales times the time zones of stores; beyond that they are made again. */
const formatsMax = 500;

/** The format of dates with these options, made once: making one with a time zone takes a hundred times longer than using it. */
export function findDateFormat(
  locale: string,
  options: Readonly<Intl.DateTimeFormatOptions & { timeZone: string }>,
): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  if (formats.size >= formatsMax) formats.clear();
  const format = new Intl.DateTimeFormat(locale, options satisfies { timeZone: string });
  formats.set(key, format);
  return format;
}
