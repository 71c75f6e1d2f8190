import type { OwnStore } from '@vitrine/contract/shop/own-store.ts';
import type { Picture } from '../../ui/use-picture-upload.ts';
import { fieldsOfPart } from './store-parts.rules.ts';

const { pictures: _pictures, ...fieldsOfForm } = fieldsOfPart;

type FieldName = (typeof fieldsOfForm)[keyof typeof fieldsOfForm][number];

/** What the form edits; pictures are sent as keys and stand apart. */
export type StoreFields = Pick<OwnStore, FieldName>;

/** A picture of the carousel, and the product or category that it leads to. */
export interface Slide extends Picture {
  productId: string | null;
  categoryId: string | null;
}

export interface StorePictures {
  avatar: Picture | null;
  banner: Picture | null;
  carousel: Slide[];
}

export const fieldsOf = (store: OwnStore): StoreFields =>
  Object.fromEntries(
    Object.values(fieldsOfForm)
      .flat()
      .map((name) => [name, store[name]]),
  ) as unknown as StoreFields;

export const picturesOf = (store: OwnStore): StorePictures => ({
  avatar: store.avatar && store.avatarKey ? { key: store.avatarKey, url: store.avatar.url } : null,
  banner: store.banner && store.bannerKey ? { key: store.bannerKey, url: store.banner.url } : null,
  carousel: store.carousel.map(({ key, image, productId, categoryId }) => ({
    key,
    url: image.url,
    productId,
    categoryId,
  })),
});
