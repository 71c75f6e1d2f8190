/**
 * Whether a name is a time zone of the IANA database. Offsets such as `+08:00`, which `Intl` accepts, are none: PostgreSQL reads them
 * with the opposite sign.
 */
export function isTimeZone(name: string): boolean {
  if (!/^[a-z]/i.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
