import { CallFailed } from '@vitrine/contract/client.ts';
import { savePrices } from '@vitrine/contract/shop/pricing.ts';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { toast } from '../../lib/feedback.ts';
import { useText } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/queries.ts';
import { productTexts } from '../../texts/products.ts';
import { savableEdits } from './staged-prices.rules.ts';
import { forgetSaved, holdDrafts, keepRefused, useStagedPrices } from './staged-prices.ts';

/** What is staged, and the saving of it together; the bars of desk and phone only draw it. */
export function useSavePrices() {
  const t = useText(productTexts);
  const staged = useStagedPrices();
  const [isSaving, setSaving] = useState(false);
  const count = staged.reduce((sum, { edits }) => sum + edits.length, 0);
  const items = savableEdits(staged);
  const lowCount = count - items.length;
  const save = async () => {
    setSaving(true);
    await holdDrafts();
    try {
      const { savedCount } = await api.call(savePrices, { body: { items } });
      forgetSaved(items);
      toast.success(t('saved', { count: savedCount }));
      await queryClient.invalidateQueries({ queryKey: ['prices'] });
      await queryClient.invalidateQueries({ queryKey: ['store'] });
    } catch (error) {
      // The server names the refused items by their place; nothing was saved, and nothing is lost.
      const places = error instanceof CallFailed ? error.fields.map(({ path }) => Number(/items\.(\d+)/.exec(path)?.[1] ?? -1)) : [];
      keepRefused(items.filter((_, place) => places.includes(place)));
    }
    setSaving(false);
  };
  return { staged, count, lowCount, savableCount: items.length, isSaving, save };
}
