import type { Money } from '@vitrine/contract/money.ts';
import type { PriceDraft, PriceEdit } from '@vitrine/contract/shop/price-edits.ts';
import type { ModifiedProduct } from '../../lib/modified-products.ts';
import { type Cover, toCover } from '../../lib/picture-focus.ts';

/** One product with edits that are not saved: an entry of the specification's list of modified products. */
export interface StagedProduct extends ModifiedProduct, Cover {
  name: string;
  /** The price that is sold at now, to show what changes. */
  before: Money | null;
  /** The same of each place (`placeOf`), with the variant's name. */
  details?: Readonly<Record<string, EditDetails>>;
  /** The version of the product's prices under which the first of these edits was chosen. */
  priceVersion: number;
  edits: PriceEdit[];
  /** The places (`placeOf`) among the edits whose price is under its floor. */
  lowPlaces: string[];
}

/** What a chip says of one edit besides its new price. */
interface EditDetails {
  before: Money;
  /** The variant's name; empty for the whole product. */
  label: string;
}

/** What is known of a product when one of its prices is staged. */
export type StagedOf = Pick<
  StagedProduct,
  'id' | 'name' | keyof Cover | 'before' | 'priceVersion'
> & { label?: string };

export type Place = Pick<PriceEdit, 'kind' | 'id'>;

export const placeOf = ({ kind, id }: Place) => `${kind}:${id}`;

/** The entry with one more edit; an edit of the same place is replaced, and every other place keeps its own judgement. */
export function withEdit(
  known: StagedProduct | undefined,
  { label = '', ...product }: StagedOf,
  edit: PriceEdit,
  isTooLow: boolean,
): StagedProduct {
  const place = placeOf(edit);
  const others = known?.edits.filter((other) => placeOf(other) !== place) ?? [];
  const low = known?.lowPlaces.filter((other) => other !== place) ?? [];
  return {
    ...product,
    before: known?.before ?? product.before,
    details: {
      ...known?.details,
      ...(product.before && !known?.details?.[place]
        ? { [place]: { before: product.before, label } }
        : {}),
    },
    priceVersion: known?.priceVersion ?? product.priceVersion,
    edits: [...others, edit],
    lowPlaces: isTooLow ? [...low, place] : low,
  };
}

/** The entry without the edits that `isGone` names; nothing when none is left. */
export function withoutEdits(
  entry: StagedProduct,
  isGone: (edit: PriceEdit) => boolean,
): StagedProduct | undefined {
  const edits = entry.edits.filter((edit) => !isGone(edit));
  if (edits.length === 0) return undefined;
  const places = edits.map(placeOf);
  return { ...entry, edits, lowPlaces: entry.lowPlaces.filter((place) => places.includes(place)) };
}

/** What can be saved now: a price under its floor is left out and stays staged. */
export function savableEdits(staged: readonly StagedProduct[]): PriceEdit[] {
  return staged.flatMap(({ edits, lowPlaces }) =>
    edits.filter((edit) => !lowPlaces.includes(placeOf(edit))),
  );
}

/** Edits as they are sent: each with the version of its product's prices that was seen. */
export function withVersions(staged: readonly StagedProduct[], edits: readonly PriceEdit[]) {
  return edits.map((edit) => ({
    ...edit,
    priceVersion: staged.find((entry) => entry.edits.includes(edit))?.priceVersion ?? 0,
  }));
}

/** The entry with the edits marked that the server refused. */
export function withRefused(entry: StagedProduct, refused: readonly PriceEdit[]): StagedProduct {
  const places = entry.edits.filter((edit) => refused.includes(edit)).map(placeOf);
  return places.length
    ? { ...entry, lowPlaces: [...new Set([...entry.lowPlaces, ...places])] }
    : entry;
}

/** A draft of the server as it is staged here, with its warnings. */
export function entryOf(draft: PriceDraft): StagedProduct {
  return {
    id: draft.productId,
    name: draft.name,
    ...toCover(draft.image),
    before: draft.sellingPrice,
    details: Object.fromEntries(
      draft.edits.flatMap((edit, index) => {
        const { label, sellingPrice } = draft.editSubjects[index] ?? {};
        return sellingPrice ? [[placeOf(edit), { before: sellingPrice, label: label ?? '' }]] : [];
      }),
    ),
    priceVersion: draft.priceVersion,
    edits: draft.edits,
    lowPlaces: draft.tooLow.flatMap((index) => {
      const edit = draft.edits[index];
      return edit ? [placeOf(edit)] : [];
    }),
  };
}

/** Whether two lists of edits ask for the same prices, in whatever order. */
export function areSameEdits(one: readonly PriceEdit[], other: readonly PriceEdit[]): boolean {
  const text = (edit: PriceEdit) =>
    `${placeOf(edit)}=${edit.fixed?.amount ?? ''}|${edit.percentage ?? ''}`;
  return one.map(text).sort().join() === other.map(text).sort().join();
}

/** One staged edit as the save bar shows it. */
export interface StagedEdit extends Cover {
  key: string;
  productId: string;
  name: string;
  label: string;
  before: Money | undefined;
  edit: PriceEdit;
}

/** Every staged edit by itself, so that a bar shows as many as it counts. */
export function listEdits(staged: readonly StagedProduct[]): StagedEdit[] {
  return staged.flatMap(({ id, name, imageUrl, focusX, focusY, before, details, edits }) =>
    edits.map((edit) => {
      const known = details?.[placeOf(edit)];
      return {
        key: `${id}|${placeOf(edit)}`,
        productId: id,
        name,
        label: known?.label ?? '',
        imageUrl,
        ...(focusX === undefined ? {} : { focusX, focusY }),
        before: known?.before ?? (edit.kind === 'product' ? (before ?? undefined) : undefined),
        edit,
      };
    }),
  );
}
