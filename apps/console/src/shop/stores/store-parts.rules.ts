/** The parts in which the store is changed, in their order, and the fields that each of them holds. */
export const fieldsOfPart = {
  words: ['name', 'creatorName', 'bio', 'quote'],
  pictures: ['avatarKey', 'bannerKey', 'carousel'],
  colour: ['accentSeed'],
  social: ['socialLinks'],
  selling: ['status', 'settlementMode', 'seller'],
  market: ['country', 'timeZone', 'language', 'languages'],
  prices: ['defaultPercentage', 'baseCurrency', 'priceEnding', 'floorAction'],
} as const;

export type StorePart = keyof typeof fieldsOfPart;

export const storeParts = Object.keys(fieldsOfPart) as StorePart[];

export const isStorePart = (text: string | null): text is StorePart =>
  text !== null && text in fieldsOfPart;

/** The part in which the first refused field stands. */
export function partOf(errors: Readonly<Record<string, string>>): StorePart | undefined {
  const fields = Object.keys(errors).map((path) => path.split('.')[0] ?? '');
  return storeParts.find((part) =>
    fields.some((field) => (fieldsOfPart[part] as readonly string[]).includes(field)),
  );
}
