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
