import { createRequire } from 'node:module';

/** The licence of GeoLite2 asks for the attribution, and for the removal of data 30 days after a newer release. */
const attribution = 'GeoLite2 data created by MaxMind (https://www.maxmind.com)';
const freshDays = 30;
const dayMs = 86_400_000;

interface GeoDatabase {
  lookup(address: string): { country: string } | null;
}
let geo: Promise<GeoDatabase> | undefined;

/** The country of an IP address, as a code. The database weighs some 20 MB, so it is read by the first caller who needs it. */
export async function lookUpCountry(address: string): Promise<string | undefined> {
  // @ts-expect-error The package has no types.
  geo ??= import('geoip-country').then((loaded) => loaded.default as GeoDatabase);
  return (await geo).lookup(address)?.country;
}

/** The day of the installed data: the version of the package ends with it (`5.0.202609260156`). */
function findGeoDataDay(version: string): string | undefined {
  const [, year, month, day] = version.match(/\.(\d{4})(\d{2})(\d{2})\d*$/) ?? [];
  return year && `${year}-${month}-${day}`;
}

/** A note for the person who runs the server, once the data about countries of addresses is older than its licence expects. */
export function describeGeoData(
  now: Date,
  version = (createRequire(import.meta.url)('geoip-country/package.json') as { version: string })
    .version,
): string | undefined {
  const day = findGeoDataDay(version);
  if (!day || now.getTime() - Date.parse(day) <= freshDays * dayMs) return undefined;
  return `Note: the ${attribution} is of ${day}: install a newer version of the package geoip-country when there is one.`;
}
