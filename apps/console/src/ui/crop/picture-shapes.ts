/** What is cut out of a chosen picture: as wide and high as the storefront shows it, and no larger than it needs. */
export const pictureShapes = {
  round: { aspect: 1, widthMax: 800 },
  wide: { aspect: 3, widthMax: 2400 },
  slide: { aspect: 16 / 7, widthMax: 1600 },
} as const;

export type PictureShape = keyof typeof pictureShapes;
