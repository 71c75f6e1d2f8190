import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import { languages } from '@vitrine/contract/locales.ts';
import type { listPlatformCategories } from '@vitrine/contract/shop/catalogue.ts';
import { categories, moveCategory } from '@vitrine/contract/shop/product-categories.ts';
import { Button, Tree, type TreeProps } from 'antd';
import { ArrowDown, ArrowUp, Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useApiMutation } from '../../../lib/api-mutation.ts';
import { useText } from '../../../lib/i18n.ts';
import { catalogueKeys } from '../../../lib/query-keys/catalogue.ts';
import { categoriesTexts } from '../../../texts/categories.ts';
import { routeTexts } from '../../../texts/routes.ts';
import { HasPerm, useHasPerm } from '../../../ui/has-perm.tsx';
import { ListStates } from '../../../ui/list/list-states.tsx';
import { AnchoredQuestion } from '../../../ui/overlay/question.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { ProductPicture } from '../../../ui/product-cell.tsx';
import { RowButton } from '../../../ui/row-button.tsx';
import { usePlatformCategories } from '../category-select.tsx';
import { LanguageBars } from '../language-bars.tsx';
import { CategoryFormPanel, type EditedCategory } from './category-form.tsx';
import { type CategoryPlace, dropPlace, findStep } from './category-order.rules.ts';
import '../catalogue.css';

type Category = EndpointAnswer<typeof listPlatformCategories>['list'][number];
type Row = Omit<Category, 'children'>;

/** The two levels of categories, in the order in which stores show them. */
export default function CategoriesPage() {
  const t = useText(categoriesTexts);
  const tRoute = useText(routeTexts);
  const mayEdit = useHasPerm('platform:category:edit');
  const [edited, setEdited] = useState<EditedCategory>();
  const [folded, setFolded] = useState<readonly string[]>([]);
  const query = usePlatformCategories();
  const tree = query.data?.list ?? [];
  const invalidates = [catalogueKeys.all];
  const moving = useApiMutation(moveCategory, { invalidates });
  const deleting = useApiMutation(categories.delete, { invalidates, success: t('deleted') });
  const move = (id: string, place: CategoryPlace | undefined) => {
    if (place) void moving.run({ params: { id }, body: place });
  };

  const node = (row: Row, parentId: string | null, more: ReactNode) => (
    <span className="category-node cluster gap-12">
      <ProductPicture url={row.picture?.url} focus={row.picture} size="list" />
      <span className="stack gap-0 slim lines-20">
        <b className="medium">{row.name}</b>
        <small className="faint">
          {row.productCount > 0 ? (
            <Link to={`/operations/products?category=${row.id}`}>
              {t('products', { count: row.productCount })}
            </Link>
          ) : (
            t('products', { count: 0 })
          )}
        </small>
      </span>
      <span className="push line gap-12 rigid">
        <LanguageBars missing={languages.filter((language) => !row.names[language])} />
        {mayEdit && (
          <span className="line gap-0">
            <RowButton
              label={t('moveUp')}
              name={row.name}
              Icon={ArrowUp}
              isPossible={!moving.isBusy && findStep(tree, row.id, -1) !== undefined}
              onClick={() => move(row.id, findStep(tree, row.id, -1))}
            />
            <RowButton
              label={t('moveDown')}
              name={row.name}
              Icon={ArrowDown}
              isPossible={!moving.isBusy && findStep(tree, row.id, 1) !== undefined}
              onClick={() => move(row.id, findStep(tree, row.id, 1))}
            />
            <RowButton
              label={t('edit')}
              name={row.name}
              Icon={Pencil}
              onClick={() => setEdited({ id: row.id, parentId })}
            />
            {more}
            <HasPerm value="platform:category:delete">
              <AnchoredQuestion
                title={t('deleteQuestion', { name: row.name })}
                action={t('delete')}
                isDanger
                onConfirm={() => deleting.run({ params: { id: row.id } })}
                trigger={RowButton({ label: t('delete'), name: row.name, Icon: Trash2 })}
              />
            </HasPerm>
          </span>
        )}
      </span>
    </span>
  );

  const treeData = tree.map((category) => ({
    key: category.id,
    title: node(
      category,
      null,
      <HasPerm value="platform:category:add">
        <RowButton
          label={t('addChild')}
          name={category.name}
          Icon={Plus}
          onClick={() => setEdited({ parentId: category.id })}
        />
      </HasPerm>,
    ),
    children: category.children.map((child) => ({
      key: child.id,
      isLeaf: true,
      title: node(child, category.id, null),
    })),
  }));
  const placeOf = (dragged: string, target: string, position: number, isGap: boolean) =>
    dropPlace(tree, dragged, target, !isGap ? 'into' : position < 0 ? 'before' : 'after');
  const drop: TreeProps['onDrop'] = ({ dragNode, node: over, dropToGap, dropPosition }) => {
    const place = Number(over.pos.split('-').at(-1));
    move(
      String(dragNode.key),
      placeOf(String(dragNode.key), String(over.key), dropPosition < place ? -1 : 1, dropToGap),
    );
  };
  return (
    <>
      <PageHead
        title={tRoute('operationsCategories')}
        line={t('line')}
        actions={
          <HasPerm value="platform:category:add">
            <Button
              type="primary"
              icon={<Plus size={16} aria-hidden />}
              onClick={() => setEdited({ parentId: null })}
            >
              {t('add')}
            </Button>
          </HasPerm>
        }
      />
      <section className="card category-card">
        <ListStates
          query={query}
          isEmpty={tree.length === 0}
          emptyText={t('none')}
          hasPicture
          emptyAction={
            <HasPerm value="platform:category:add">
              <Button type="primary" onClick={() => setEdited({ parentId: null })}>
                {t('add')}
              </Button>
            </HasPerm>
          }
        >
          <Tree
            blockNode
            selectable={false}
            expandedKeys={tree.map(({ id }) => id).filter((id) => !folded.includes(id))}
            onExpand={(keys) =>
              setFolded(tree.map(({ id }) => id).filter((id) => !keys.includes(id)))
            }
            draggable={mayEdit ? { icon: false } : false}
            allowDrop={({ dragNode, dropNode, dropPosition }) =>
              placeOf(
                String(dragNode.key),
                String(dropNode.key),
                dropPosition,
                dropPosition !== 0,
              ) !== undefined
            }
            treeData={treeData}
            onDrop={drop}
          />
        </ListStates>
      </section>
      <CategoryFormPanel edited={edited} onClose={() => setEdited(undefined)} />
    </>
  );
}
