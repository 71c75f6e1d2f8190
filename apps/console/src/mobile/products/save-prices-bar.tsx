import { Undo2 } from 'lucide-react';
import { useText } from '../../lib/i18n.ts';
import { discardPrices } from '../../shop/pricing/staged-prices.ts';
import { useSavePrices } from '../../shop/pricing/use-save-prices.ts';
import { mobilePriceTexts } from '../../texts/mobile-prices.ts';
import { productTexts } from '../../texts/products.ts';
import { Question } from '../../ui/overlay/question.tsx';
import { Button } from '../../ui/plain/button.tsx';
import { useSheet } from '../../ui/plain/use-sheet.ts';

/** What is staged, kept as a draft until it is saved together or taken back. */
export function SavePricesBar() {
  const t = useText(mobilePriceTexts);
  const tProduct = useText(productTexts);
  const asking = useSheet('discard');
  const { count, lowCount, savableCount, isSaving, save } = useSavePrices();
  return (
    <>
      {count > 0 && (
        <section className="m-over" aria-label={tProduct('changed', { count })}>
          <div>
            <span className="grow">
              <b className="num">{t('changes', { count })}</b>
              {lowCount > 0 ? (
                <small className="low">{tProduct('tooLow', { count: lowCount })}</small>
              ) : (
                <small>{t('keptAsDraft')}</small>
              )}
            </span>
            <button
              type="button"
              className="btn square"
              aria-label={tProduct('discard')}
              onClick={() => asking.open()}
            >
              <Undo2 size={20} aria-hidden />
            </button>
            <Button
              className="btn primary"
              isBusy={isSaving}
              disabled={savableCount === 0}
              onClick={() => void save()}
            >
              {t('savePrices')}
            </Button>
          </div>
        </section>
      )}
      <Question
        isOpen={asking.value !== null && count > 0}
        title={t('discardTitle', { count })}
        action={tProduct('discard')}
        isDanger
        onConfirm={() => {
          asking.close();
          void discardPrices();
        }}
        onClose={asking.close}
      >
        {t('discardLine')}
      </Question>
    </>
  );
}
