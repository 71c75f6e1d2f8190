import { CallFailed } from '@vitrine/contract/client.ts';
import { savePrices } from '@vitrine/contract/shop/pricing.ts';
import { Button } from 'antd';
import { X } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { toast } from '../../lib/feedback.ts';
import { useText } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/queries.ts';
import { productTexts } from '../../texts/products.ts';
import { FloatingBar, FloatingBarRule } from '../../ui/floating-bar.tsx';
import { useMoneyText } from '../../ui/money.tsx';
import { savableEdits } from './staged-prices.rules.ts';
import { discardPrices, forgetSaved, holdDrafts, keepRefused, unstagePrice, useStagedPrices } from './staged-prices.ts';

/** Everything that is staged, each with a way back, and one button that saves it together. */
export function SaveBar() {
  const t = useText(productTexts);
  const money = useMoneyText();
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
  return (
    <FloatingBar isShown={count > 0} label={t('changed', { count })}>
      <span>
        <b>{t('changed', { count })}</b>
        {lowCount > 0 && (
          <>
            <br />
            <small className="too-low">{t('tooLow', { count: lowCount })}</small>
          </>
        )}
      </span>
      <FloatingBarRule />
      <span className="staged-chips">
        {staged.slice(0, 4).map((entry) => {
          const first = entry.edits[0];
          return (
            <span className="staged-chip" key={entry.id}>
              {entry.imageUrl && <img src={`${entry.imageUrl}?w=320`} alt={entry.name} />}
              {entry.before && <s className="num">{money(entry.before)}</s>}
              {first?.fixed && <b className="num">{money(first.fixed as never)}</b>}
              <button type="button" aria-label={`${t('undoOne')}: ${entry.name}`} onClick={() => unstagePrice(entry.id)}>
                <X size={14} aria-hidden />
              </button>
            </span>
          );
        })}
        {staged.length > 4 && <span className="staged-chip num">+{staged.length - 4}</span>}
      </span>
      <FloatingBarRule />
      <button type="button" className="quiet" onClick={() => void discardPrices()}>
        {t('discard')}
      </button>
      <Button type="primary" loading={isSaving} disabled={items.length === 0} onClick={() => void save()}>
        {t('save', { count: items.length || count })}
      </Button>
    </FloatingBar>
  );
}
