import { GripVertical } from 'lucide-react';
import { useText } from '../../lib/i18n.ts';
import { productTexts } from '../../texts/products.ts';
import type { Arrange } from './use-arrange.ts';

/** Takes a product to another place of the store's order, by dragging or by arrow keys. */
export function MoveHandle({ id, name, arrange }: { id: string; name: string; arrange: Arrange }) {
  const t = useText(productTexts);
  return (
    <button
      type="button"
      className="move-handle"
      aria-label={t('moveOf', { name })}
      title={t('moveHint')}
      data-move={id}
      {...arrange.handleProps(id)}
    >
      <GripVertical size={16} strokeWidth={1.75} aria-hidden />
    </button>
  );
}
