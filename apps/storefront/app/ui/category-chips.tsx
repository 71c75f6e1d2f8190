import type { StorefrontCategory } from '@vitrine/contract/shop/storefront.ts';
import type { StorePaths } from '../lib/store-paths.ts';
import type { StorefrontTexts } from '../texts/index.ts';

interface CategoryChipsProps {
  categories: readonly StorefrontCategory[];
  paths: StorePaths;
  texts: StorefrontTexts;
  /** The key of the category that is shown, primary or secondary. */
  current: string | null;
}

export function CategoryChips({ categories, paths, texts, current }: CategoryChipsProps) {
  const open = categories.find(
    (category) =>
      category.key === current || category.children.some((child) => child.key === current),
  );
  return (
    <nav className="chips" aria-label={texts.home.categories}>
      <div className="hs wrap">
        <a className="chip" aria-current={current === null ? 'page' : undefined} href={paths.home}>
          {texts.home.all}
        </a>
        {categories.map((category) => (
          <a
            className="chip"
            key={category.key}
            aria-current={category.key === open?.key ? 'page' : undefined}
            href={paths.category(category.key)}
          >
            {category.name}
          </a>
        ))}
      </div>
      {open?.children.length ? (
        <div className="hs wrap sub">
          {open.children.map((child) => (
            <a
              className="chip small-chip"
              key={child.key}
              aria-current={child.key === current ? 'page' : undefined}
              href={paths.category(child.key)}
            >
              {child.name}
            </a>
          ))}
        </div>
      ) : null}
    </nav>
  );
}
