/** The sheets in which the store is changed, and the fields that each of them holds. */
const storeParts = {
  pictures: ['avatarKey', 'bannerKey', 'carousel'],
  words: ['name', 'creatorName', 'bio', 'quote'],
  colour: ['accentSeed'],
  social: ['socialLinks'],
  selling: ['status', 'settlementMode', 'seller'],
  market: ['country', 'timeZone', 'language', 'languages'],
  prices: ['defaultPercentage', 'baseCurrency', 'priceEnding', 'floorAction'],
} as const;

export type StorePart = keyof typeof storeParts;

export const isStorePart = (text: string | null): text is StorePart => text !== null && text in storeParts;

/** The sheet in which the first refused field stands. */
export function partOf(errors: Readonly<Record<string, string>>): StorePart | undefined {
  const fields = Object.keys(errors).map((path) => path.split('.')[0] ?? '');
  return (Object.keys(storeParts) as StorePart[]).find((part) =>
    fields.some((field) => (storeParts[part] as readonly string[]).includes(field)),
  );
}
