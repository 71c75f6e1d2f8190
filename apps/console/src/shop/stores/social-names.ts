import type { socialKinds } from '@vitrine/contract/shop/social-links.ts';

export const linksMax = 8;

/** The networks as they write themselves; a website is called what the language calls it. */
export const socialNames: Readonly<
  Record<Exclude<(typeof socialKinds)[number], 'website'>, string>
> = {
  instagram: 'Instagram',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  facebook: 'Facebook',
  x: 'X',
  pinterest: 'Pinterest',
};
