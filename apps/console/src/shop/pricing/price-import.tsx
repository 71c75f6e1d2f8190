import { findNumberFormat } from '@vitrine/contract/intl-formats.ts';
import {
  type PriceLine,
  priceChangesMax,
  priceLinesMax,
} from '@vitrine/contract/shop/price-imports.ts';
import { FileUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntlTag, useText } from '../../lib/i18n.ts';
import { productTexts } from '../../texts/products.ts';
import { Money, useMoneyText } from '../../ui/money.tsx';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import { AreaField } from '../../ui/plain/area-field.tsx';
import { Button } from '../../ui/plain/button.tsx';
import { ProductCell } from '../../ui/product-cell.tsx';
import { RestoredLine } from '../../ui/restored-line.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { readTableFile } from './read-table-file.ts';
import { type ImportedPrices, type PriceImport, usePriceImport } from './use-price-import.ts';
import './price-import.css';

function Line({ row }: { row: PriceLine }) {
  const t = useText(productTexts);
  const money = useMoneyText();
  const { product, problem, before, after, floor, earns } = row;
  const where = t('lineNumber', { line: row.line });
  return (
    <li className="row">
      <span className="grow">
        <ProductCell
          url={product?.image?.url}
          focus={product?.image}
          size="list"
          name={product ? [product.name, product.label].filter(Boolean).join(' · ') : row.given}
          note={product && problem ? `${where} · ${row.given}` : where}
        />
        {problem && <small className="wrong danger-text">{t(problem)}</small>}
      </span>
      <span className="end num to-end nowrap">
        {before && after && !problem && (
          <span>
            <s className="faint">
              <Money value={before} />
            </s>{' '}
            <b className="medium to-right">
              <Money value={after} />
            </b>
          </span>
        )}
        {problem
          ? floor && <small>{t('atLeast', { amount: money(floor) })}</small>
          : earns && (
              <small>
                {t('youEarn')} <Money value={earns} />
              </small>
            )}
      </span>
    </li>
  );
}

/** Pasting two columns or choosing a file, and what each line would change. */
function PriceImportBody({ prices }: { prices: PriceImport }) {
  const t = useText(productTexts);
  const tag = useIntlTag();
  const number = findNumberFormat(tag);
  const samplePrice = findNumberFormat(tag, { minimumFractionDigits: 2 }).format(39);
  const { text, type, isRestored, discard, preview, isReading, problem } = prices;
  const limits = t('importLimits', {
    lines: number.format(priceLinesMax),
    prices: number.format(priceChangesMax),
  });
  const parts = preview && [
    t('importChanges', { count: preview.changeCount }),
    ...(preview.shownCount ? [t('importShown', { count: preview.shownCount })] : []),
    ...(preview.hiddenCount ? [t('importHidden', { count: preview.hiddenCount })] : []),
    ...(preview.wrongCount ? [t('importWrong', { count: preview.wrongCount })] : []),
    ...(preview.sameCount ? [t('importSame', { count: preview.sameCount })] : []),
  ];
  const listed = preview ? preview.changeCount + preview.wrongCount : 0;
  return (
    <div className="price-import">
      <p className="muted below-12">{t('importLine')}</p>
      <RestoredLine isShown={isRestored && text !== ''} onDiscard={discard} />
      <AreaField
        label={t('importField')}
        rows={7}
        remark={limits}
        value={text}
        placeholder={`LMP-NAVY\t${samplePrice}`}
        error={problem}
        onChange={type}
      />
      <label className="btn price-import-file">
        <FileUp size={16} aria-hidden />
        {t('importFile')}
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void readTableFile(file).then(type);
            target.value = '';
          }}
        />
      </label>
      <div role="status">
        {parts && <p className="num above-16 below-4 medium">{parts.join(' · ')}</p>}
      </div>
      {isReading && !preview && !problem && <SkeletonRows rows={4} height={56} hasPicture />}
      {preview && listed === 0 && prices.displayCount === 0 && (
        <p className="muted below-12">{t('importNothing')}</p>
      )}
      {preview && listed > preview.rows.length && (
        <p className="faint num">
          {t('importFirst', { shown: preview.rows.length, count: listed })}
        </p>
      )}
      {preview && preview.rows.length > 0 && (
        <ul className="rows" aria-label={t('importTitle')}>
          {preview.rows.map((row) => (
            <Line key={row.line} row={row} />
          ))}
        </ul>
      )}
    </div>
  );
}

interface PriceImportOverlayProps {
  onClose: () => void;
  onStaged: (imported: ImportedPrices) => void;
  /** Above the field. */
  children?: ReactNode;
}

/** Prices that are pasted or read from a file, checked line by line and added to the staged ones. */
export function PriceImportOverlay({ onClose, onStaged, children }: PriceImportOverlayProps) {
  const t = useText(productTexts);
  const prices = usePriceImport((imported) => {
    onStaged(imported);
    onClose();
  });
  return (
    <Overlay
      onClose={onClose}
      className="tall"
      title={t('importTitle')}
      size={640}
      foot={
        <Button
          className="btn primary"
          isBusy={prices.isStaging}
          disabled={!prices.canStage}
          onClick={() => void prices.stage()}
        >
          {prices.count
            ? t('addPrices', { count: prices.count })
            : prices.displayCount
              ? t('changeProducts', { count: prices.displayCount })
              : t('addNone')}
        </Button>
      }
    >
      {children}
      <PriceImportBody prices={prices} />
    </Overlay>
  );
}
