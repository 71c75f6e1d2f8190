import type { OwnProductRow } from '@vitrine/contract/shop/pricing.ts';
import { Ellipsis } from 'lucide-react';
import { useText } from '../../lib/i18n.ts';
import { productTexts } from '../../texts/products.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { LaterMenu } from '../../ui/later-menu.tsx';
import type { Moves } from './use-arrange.ts';
import { useDisplayChange } from './use-products.ts';

interface RowMenuProps {
  row: OwnProductRow;
  onOpen: () => void;
  onReset: () => void;
  /** Where it can be moved in the store's order; nothing while the list is sorted otherwise. */
  moves: Moves | undefined;
}

/** What else can be done with a product. */
export function RowMenu({ row, onOpen, onReset, moves }: RowMenuProps) {
  const t = useText(productTexts);
  const changeDisplay = useDisplayChange();
  const mayEdit = useHasPerm('shop:price:edit');
  const itemOf = (key: 'moveUp' | 'moveDown' | 'moveFirst', onClick: (() => void) | undefined) => ({
    key,
    label: t(key),
    disabled: !onClick,
    ...(onClick ? { onClick } : {}),
  });
  const order = moves
    ? [
        { key: 'order', type: 'divider' as const },
        itemOf('moveFirst', moves.first),
        itemOf('moveUp', moves.up),
        itemOf('moveDown', moves.down),
      ]
    : [];
  const edit = [
    {
      key: 'feature',
      label: t(row.isFeatured ? 'unfeature' : 'feature'),
      onClick: () => void changeDisplay([row.id], { isFeatured: !row.isFeatured }),
    },
    ...(row.ownRule ? [{ key: 'reset', label: t('resetPrice'), onClick: onReset }] : []),
    ...order,
  ];
  return (
    <LaterMenu
      trigger={['click']}
      menu={{
        items: [{ key: 'details', label: t('details'), onClick: onOpen }, ...(mayEdit ? edit : [])],
      }}
    >
      <button type="button" className="quiet square" aria-label={t('more', { name: row.name })}>
        <Ellipsis size={16} aria-hidden />
      </button>
    </LaterMenu>
  );
}
