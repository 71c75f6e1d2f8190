import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n.ts';
import { productEditorTexts } from '../../../texts/product-editor.ts';
import { DateTime } from '../../../ui/date-time.tsx';
import { FloatingBar, FloatingBarRule } from '../../../ui/floating-bar.tsx';
import { AnchoredQuestion } from '../../../ui/overlay/question.tsx';
import type { ProductEditing } from './use-product-form.ts';

interface SaveBarProps {
  editing: ProductEditing;
  isBusy: boolean;
  onSave: () => void;
  /** Their effect on stores. */
  children?: ReactNode;
}

/** The changes that are not saved. */
export function SaveBar({ editing, isBusy, onSave, children }: SaveBarProps) {
  const t = useText(productEditorTexts);
  const { changeCount, sheetErrors, missingPrices, id, kept } = editing;
  const isNew = id === null;
  return (
    <FloatingBar
      isShown={changeCount > 0 || sheetErrors > 0}
      label={t('changes', { count: changeCount })}
    >
      <span className="stack gap-0 lines-18 nowrap">
        <b role="status">{t('changes', { count: changeCount })}</b>
        <small className={sheetErrors > 0 ? 'danger-text' : 'faint'}>
          {missingPrices > 0 ? (
            t('pricesNeeded', { count: missingPrices })
          ) : sheetErrors > 0 ? (
            t('leftOut', { count: sheetErrors })
          ) : kept.savedAt ? (
            <>
              {t('draftStored')} <DateTime value={kept.savedAt} />
            </>
          ) : (
            t('draftKept')
          )}
        </small>
      </span>
      {children && (
        <>
          <FloatingBarRule />
          {children}
        </>
      )}
      <FloatingBarRule />
      <AnchoredQuestion
        title={t('discardQuestion')}
        action={t('discard')}
        isDanger
        onConfirm={editing.discard}
        trigger={<Button type="text">{t('discard')}</Button>}
      />
      <Button type="primary" loading={isBusy} disabled={changeCount === 0} onClick={onSave}>
        {isNew ? t('addProduct') : t('saveChanges', { count: changeCount })}
      </Button>
    </FloatingBar>
  );
}
