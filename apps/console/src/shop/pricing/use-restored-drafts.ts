import { useQuery } from '@tanstack/react-query';
import { toast } from '../../lib/feedback.ts';
import { useText } from '../../lib/i18n.ts';
import { priceKeys } from '../../lib/query-keys/prices.ts';
import { productTexts } from '../../texts/products.ts';
import { restoreDrafts } from './staged-prices.ts';

/** Brings the staged prices back from their drafts when the page opens, with a line that says how many came. */
export function useRestoredDrafts(): void {
  const t = useText(productTexts);
  useQuery({
    queryKey: priceKeys.drafts,
    queryFn: async ({ signal }) => {
      const count = await restoreDrafts(signal);
      if (count > 0) toast.info(t('restored', { count }));
      return count;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
