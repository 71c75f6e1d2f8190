import { useText } from '../../lib/i18n.ts';
import { catalogueTexts } from '../../texts/catalogue.ts';
import { type Meaning, StatusTag } from '../../ui/status-tag.tsx';

const meanings = {
  active: 'done',
  draft: 'waiting',
  archived: 'neutral',
} as const satisfies Record<string, Meaning>;

export type ProductStatus = keyof typeof meanings;

export function ProductStatusTag({ status }: { status: ProductStatus }) {
  const t = useText(catalogueTexts);
  return <StatusTag meaning={meanings[status]}>{t(`status_${status}`)}</StatusTag>;
}
