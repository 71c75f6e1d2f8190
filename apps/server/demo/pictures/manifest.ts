import { products } from '../catalogue/index.ts';
import { courseCovers } from './course-covers.ts';
import { listColours, planProductPictures, productFile } from './product-plan.ts';
import { reviewPhotos } from './review-photos.ts';
import { storeSets } from './store-sets.ts';

export interface ProductPictures {
  /** Cover first, then two more views, then the other colours: the order of the gallery. */
  views: readonly string[];
  /** The picture that stands for each variant, by sku. */
  bySku: Readonly<Record<string, string>>;
}

/** Where the files are; every path in the manifest is relative to it. */
export const picturesFolder = new URL('./out/', import.meta.url);

const planned = planProductPictures();

export const productPictures: Readonly<Record<string, ProductPictures>> = Object.fromEntries(
  products.map((product) => {
    const [firstColour] = listColours(product);
    const cover = productFile(product.key, 1);
    const views = planned
      .filter((picture) => picture.product === product.key)
      .map((picture) => picture.file);
    const bySku = product.variants.map(({ sku, values }): [string, string] => {
      const { colour } = values;
      return [sku, colour && colour !== firstColour ? productFile(product.key, colour) : cover];
    });
    return [product.key, { views, bySku: Object.fromEntries(bySku) }];
  }),
);

export const storePictures: Readonly<Record<string, { banner: string; avatar: string }>> =
  Object.fromEntries(
    storeSets.map(({ store }) => [
      store,
      { banner: `stores/${store}-banner.webp`, avatar: `stores/${store}-avatar.webp` },
    ]),
  );

export const coursePictures: Readonly<Record<string, string>> = Object.fromEntries(
  courseCovers.map(({ course }) => [course, `courses/${course}.webp`]),
);

/** Buyers' photos by the product that they show. */
export const reviewPictures: Readonly<Record<string, string>> = Object.fromEntries(
  reviewPhotos.map(({ product }) => [product, `reviews/${product}.webp`]),
);
