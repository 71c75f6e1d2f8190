import type { OwnCategory } from '@vitrine/contract/shop/own-categories.ts';
import { useText } from '../../lib/i18n.ts';
import { productTexts } from '../../texts/products.ts';

/** The categories in a row; those within the chosen one in a second. */
export function CategoryChips({
  categories,
  chosenId,
  onChoose,
}: {
  categories: readonly OwnCategory[];
  chosenId: string | undefined;
  /** Nothing means all. */
  onChoose: (id: string) => void;
}) {
  const t = useText(productTexts);
  const chosen = categories.find(
    ({ id, children }) => id === chosenId || children.some((child) => child.id === chosenId),
  );
  return (
    <>
      <div className="m-chips" role="group" aria-label={t('categories')}>
        <button type="button" aria-pressed={!chosenId} onClick={() => onChoose('')}>
          {t('all')}
        </button>
        {categories.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-pressed={chosen?.id === id}
            onClick={() => onChoose(id)}
          >
            {name}
          </button>
        ))}
      </div>
      {chosen && chosen.children.length > 0 && (
        <div className="m-chips second" role="group" aria-label={chosen.name}>
          {chosen.children.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              aria-pressed={chosenId === id}
              onClick={() => onChoose(chosenId === id ? chosen.id : id)}
            >
              {name}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
