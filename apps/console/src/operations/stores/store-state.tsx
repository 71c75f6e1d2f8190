import type { PlatformStore } from '@vitrine/contract/shop/store-decisions.ts';
import { useText } from '../../lib/i18n.ts';
import { operationsTexts } from '../../texts/operations.ts';
import { storeDecisionTexts } from '../../texts/store-decisions.ts';
import { StatusTag } from '../../ui/status-tag.tsx';

/** Open, or paused and by whom. */
export function StoreState({ store }: { store: Pick<PlatformStore, 'status' | 'isHeld'> }) {
  const t = useText(operationsTexts);
  const tStore = useText(storeDecisionTexts);
  if (store.isHeld) return <StatusTag meaning="failed">{tStore('held')}</StatusTag>;
  if (store.status === 'paused')
    return <StatusTag meaning="waiting">{tStore('byOwner')}</StatusTag>;
  return <StatusTag meaning="done">{t('open')}</StatusTag>;
}
