/** Spain's postcodes begin with the number of the province, in this order from 01. */
export const spanishProvinces =
  'Álava|Albacete|Alicante|Almería|Ávila|Badajoz|Illes Balears|Barcelona|Burgos|Cáceres|Cádiz|Castellón|Ciudad Real|Córdoba|A Coruña|Cuenca|Girona|Granada|Guadalajara|Gipuzkoa|Huelva|Huesca|Jaén|León|Lleida|La Rioja|Lugo|Madrid|Málaga|Murcia|Navarra|Ourense|Asturias|Palencia|Las Palmas|Pontevedra|Salamanca|Santa Cruz de Tenerife|Cantabria|Segovia|Sevilla|Soria|Tarragona|Teruel|Toledo|Valencia|Valladolid|Bizkaia|Zamora|Zaragoza|Ceuta|Melilla'.split(
    '|',
  );

/** First three digits of ZIP codes by state, in ranges (USPS labeling list L002). */
const zipRanges: Readonly<Record<string, string>> = {
  NY: '005 063 100-149',
  PR: '006-007 009',
  VI: '008',
  MA: '010-027 055',
  RI: '028-029',
  NH: '030-038',
  ME: '039-049',
  VT: '050-054 056-059',
  CT: '060-069',
  NJ: '070-089',
  AE: '090-099',
  PA: '150-196',
  DE: '197-199',
  DC: '200 202-205 569',
  VA: '201 220-246',
  MD: '206-219',
  WV: '247-268',
  NC: '270-289',
  SC: '290-299',
  GA: '300-319 398-399',
  FL: '320-339 341-349',
  AA: '340',
  AL: '350-369',
  TN: '370-385',
  MS: '386-397',
  KY: '400-427',
  OH: '430-459',
  IN: '460-479',
  MI: '480-499',
  IA: '500-528',
  WI: '530-549',
  MN: '550-567',
  SD: '570-577',
  ND: '580-588',
  MT: '590-599',
  IL: '600-629',
  MO: '630-658',
  KS: '660-679',
  NE: '680-693',
  LA: '700-714',
  AR: '716-729',
  OK: '730-732 734-749',
  TX: '733 750-799 885',
  CO: '800-816',
  WY: '820-831 834',
  ID: '832-838',
  UT: '840-847',
  AZ: '850-865',
  NM: '870-884',
  NV: '889-898',
  CA: '900-961',
  AP: '962-966',
  HI: '967-968',
  AS: '967',
  GU: '969',
  MP: '969',
  OR: '970-979',
  WA: '980-994',
  AK: '995-999',
};

/** States that border on each other: some ZIP codes go on beyond the border, so that they are accepted on both sides. */
const borders =
  'AL-FL AL-GA AL-MS AL-TN AR-LA AR-MO AR-MS AR-OK AR-TN AR-TX AZ-CA AZ-CO AZ-NM AZ-NV AZ-UT CA-NV CA-OR CO-KS CO-NE CO-NM CO-OK CO-UT CO-WY CT-MA CT-NY CT-RI DC-MD DC-VA DE-MD DE-NJ DE-PA FL-GA GA-NC GA-SC GA-TN IA-IL IA-MN IA-MO IA-NE IA-SD IA-WI ID-MT ID-NV ID-OR ID-UT ID-WA ID-WY IL-IN IL-KY IL-MO IL-WI IN-KY IN-MI IN-OH KS-MO KS-NE KS-OK KY-MO KY-OH KY-TN KY-VA KY-WV LA-MS LA-TX MA-NH MA-NY MA-RI MA-VT MD-PA MD-VA MD-WV ME-NH MI-OH MI-WI MN-ND MN-SD MN-WI MO-NE MO-OK MO-TN MS-TN MT-ND MT-SD MT-WY NC-SC NC-TN NC-VA ND-SD NE-SD NE-WY NH-VT NJ-NY NJ-PA NM-OK NM-TX NM-UT NV-OR NV-UT NY-PA NY-VT OH-PA OH-WV OK-TX OR-WA PA-WV SD-WY TN-VA UT-WY VA-WV';
const neighbours = new Set(
  borders.split(' ').flatMap((pair) => [pair, pair.split('-').reverse().join('-')]),
);

function isIn(ranges: string, start: number): boolean {
  return ranges.split(' ').some((range) => {
    const [from = 0, to = from] = range.split('-').map(Number);
    return start >= from && start <= to;
  });
}

/** The province of a tidy Spanish postcode. */
export const spanishProvinceOf = (postcode: string): string | undefined =>
  spanishProvinces[Number(postcode.slice(0, 2)) - 1];

/** Whether an address in a state can have such a ZIP code. */
export function isZipOf(zip: string, state: string): boolean {
  const start = Number(zip.slice(0, 3));
  const known = Object.keys(zipRanges).filter((code) => isIn(zipRanges[code] ?? '', start));
  return (
    known.length === 0 || known.some((code) => code === state || neighbours.has(`${code}-${state}`))
  );
}
