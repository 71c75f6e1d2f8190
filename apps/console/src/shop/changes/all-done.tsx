import { CheckCheck } from 'lucide-react';
import { useText } from '../../lib/i18n.ts';
import { goodsNewsTexts } from '../../texts/goods-news.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { AnchoredQuestion } from '../../ui/overlay/question.tsx';
import { useMarking, useOpenChanges } from './use-changes.ts';

/** Marks all open changes as done, after a question. */
export function AllDone({ isShort = false }: { isShort?: boolean }) {
  const t = useText(goodsNewsTexts);
  const open = useOpenChanges();
  const { mark } = useMarking();
  if (!useHasPerm('shop:price:edit') || open === 0) return null;
  return (
    <AnchoredQuestion
      title={t('allDoneQuestion')}
      action={t('allDone')}
      onConfirm={() => mark(true)}
      trigger={
        isShort ? (
          <button type="button" className="m-icon" aria-label={t('allDone')}>
            <CheckCheck size={22} aria-hidden />
          </button>
        ) : (
          <button type="button" className="btn">
            <CheckCheck size={16} aria-hidden />
            {t('allDone')}
          </button>
        )
      }
    >
      {t('allDoneHint')}
    </AnchoredQuestion>
  );
}
