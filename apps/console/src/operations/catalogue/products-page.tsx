import { lazy, Suspense } from 'react';
import { useAddress } from '../../lib/use-address.ts';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { ProductList } from './product-list.tsx';
import './catalogue.css';

// The list is smaller without the form and the grid.
const ProductEditor = lazy(async () => ({
  default: (await import('./editor/product-editor.tsx')).ProductEditor,
}));
const ProductGrid = lazy(async () => ({
  default: (await import('./grid/product-grid.tsx')).ProductGrid,
}));

const bones = (
  <div className="card">
    <SkeletonRows rows={12} height={40} />
  </div>
);

/** The products of the platform as a list or as a grid; the one that the address names is open. */
export default function ProductsPage() {
  const { read, change } = useAddress();
  const opened = read('product');
  if (/^(?:new|\d+)$/.test(opened))
    return (
      <Suspense fallback={bones}>
        <ProductEditor
          key={opened}
          id={opened}
          onBack={() => change({ product: undefined })}
          onOpen={(id) => change({ product: id })}
        />
      </Suspense>
    );
  if (read('view') === 'grid')
    return (
      <Suspense fallback={bones}>
        <ProductGrid onBack={() => change({ view: undefined, ids: undefined })} />
      </Suspense>
    );
  return (
    <ProductList
      onOpen={(id) => change({ product: id })}
      onGrid={(ids) => change({ view: 'grid', ids: ids?.join(',') })}
    />
  );
}
