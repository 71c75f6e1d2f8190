import type { PriceEdit } from '@vitrine/contract/shop/price-edits.ts';
import { useState } from 'react';
import { useText } from '../../lib/i18n.ts';
import { productTexts } from '../../texts/products.ts';
import { useTrueMoneyText } from '../../ui/money.tsx';
import { usePercentText } from '../../ui/percent.ts';
import { ProductCell } from '../../ui/product-cell.tsx';
import { useIsShown } from '../../ui/use-is-shown.ts';
import { type ConflictLine, linesOf } from './price-conflicts.rules.ts';
import { closePriceConflicts, type PriceConflict, usePriceConflicts } from './price-conflicts.ts';
import { resolveConflict, type Side } from './resolve-conflicts.ts';
import { useSavePrices } from './use-save-prices.ts';
import './conflicts.css';

/** One side's prices, to be chosen as a whole. */
function Choice({
  conflict,
  side,
  isChosen,
  onChoose,
}: {
  conflict: PriceConflict;
  side: Side;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const t = useText(productTexts);
  const money = useTrueMoneyText();
  const percent = usePercentText({ most: 2 });
  const { product, mine, draft } = conflict;
  const priceOf = (edit: PriceEdit | undefined, { now }: ConflictLine) => {
    if (!edit) return money(now);
    if (edit.fixed) return money({ amount: edit.fixed.amount, currency: now.currency });
    return edit.percentage === null ? t('byPercentage') : percent(edit.percentage);
  };
  return (
    <label className={isChosen ? 'conflict-choice chosen' : 'conflict-choice'}>
      <input
        className="above-3"
        type="radio"
        name={`conflict-${product.id}`}
        checked={isChosen}
        onChange={onChoose}
      />
      <span>
        <b className="block medium">{t(side === 'mine' ? 'keepMine' : 'takeTheirs')}</b>
        <small className="block">
          {t(side === 'mine' ? 'typedHere' : draft ? 'stagedThere' : 'savedThere')}
        </small>
        {linesOf(product, mine, draft?.edits).map((line) => (
          <span className="line stretched between above-6" key={line.place}>
            <span className="truncate">
              {line.label || (product.variants.length > 1 ? t('allVariants') : '')}
            </span>
            <span className="num medium">
              {priceOf(side === 'mine' ? line.mine : line.theirs, line)}
            </span>
          </span>
        ))}
      </span>
    </label>
  );
}

/** What two windows changed at once: both sides beside each other, and a choice for each product. Nothing is lost before. */
export function useConflictChoices() {
  const t = useText(productTexts);
  const isShown = useIsShown();
  const { list } = usePriceConflicts();
  const { save, isSaving } = useSavePrices();
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const close = () => {
    closePriceConflicts();
    setSides({});
  };
  return {
    isOpen: list.length > 0 && isShown,
    isDecided: list.every(({ product }) => sides[product.id]),
    isSaving,
    close,
    goOn: async () => {
      for (const conflict of list)
        await resolveConflict(conflict, sides[conflict.product.id] ?? 'mine');
      const wasSaving = list.some(({ draft }) => draft === null);
      close();
      // The save that met the other window goes on with what was chosen.
      if (wasSaving) await save();
    },
    choices: (
      <>
        <p className="muted">{t('conflictLine')}</p>
        <ul className="conflict-list stack gap-20">
          {list.map((conflict) => (
            <li className="stack gap-10" key={conflict.product.id}>
              <ProductCell
                url={conflict.product.image?.url}
                focus={conflict.product.image}
                name={conflict.product.name}
              />
              <div
                className="conflict-sides columns gap-10"
                role="radiogroup"
                aria-label={conflict.product.name}
              >
                {(['mine', 'theirs'] as const).map((side) => (
                  <Choice
                    key={side}
                    conflict={conflict}
                    side={side}
                    isChosen={sides[conflict.product.id] === side}
                    onChoose={() => setSides({ ...sides, [conflict.product.id]: side })}
                  />
                ))}
              </div>
            </li>
          ))}
        </ul>
      </>
    ),
  };
}
