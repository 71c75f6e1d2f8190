import { useQuery } from '@tanstack/react-query';
import { getOwnProduct, type OwnProduct } from '@vitrine/contract/shop/pricing.ts';
import { noteProduct } from '@vitrine/contract/shop/product-display.ts';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useTyped } from '../../lib/form-drafts.ts';
import { useText } from '../../lib/i18n.ts';
import { priceKeys } from '../../lib/query-keys/prices.ts';
import { productTexts } from '../../texts/products.ts';

/** One product with its variants; nothing is asked until there is an id, and none but that product is shown. */
export function useOwnProduct(productId: string | undefined) {
  const detail = useQuery({
    queryKey: priceKeys.product(productId),
    queryFn: ({ signal }) => api.read(getOwnProduct, { params: { id: productId ?? '' } }, signal),
    enabled: productId !== undefined,
  });
  return { detail, product: detail.data?.id === productId ? detail.data : undefined };
}

/** The owner's words about a product, as they are typed and kept. */
export function useProductWords(product: OwnProduct) {
  const t = useText(productTexts);
  const {
    value: words,
    type: setWords,
    forget,
    isRestored,
    discard,
  } = useTyped(`product-words|${product.id}`, product.note);
  const saving = useApiMutation(noteProduct, {
    success: t('done'),
    onSuccess: forget,
    invalidates: [priceKeys.all],
  });
  const save = () => saving.run({ params: { id: product.id }, body: { note: words } });
  return {
    words,
    setWords,
    isChanged: words !== product.note,
    isSaving: saving.isBusy,
    save,
    isRestored,
    discard,
  };
}
