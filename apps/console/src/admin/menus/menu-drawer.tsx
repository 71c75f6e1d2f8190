import { type MenuForm, menuTypes } from '@vitrine/contract/admin/menu-forms.ts';
import { type MenuNode, menus } from '@vitrine/contract/admin/menus.ts';
import { useText } from '../../lib/i18n.ts';
import { menuKeys } from '../../lib/query-keys/system.ts';
import { systemTexts } from '../../texts/system.ts';
import { CrudForm } from '../../ui/crud/crud-form.tsx';
import { MenuFields } from './menu-fields.tsx';
import { hasField } from './menu-tree.rules.ts';

/** A menu that stands, or a new one below a parent ("0" is the top). */
export type MenuTarget = { id: string } | { parentId: string };

const emptyForm = (parentId: string): MenuForm => ({
  parentId,
  name: '',
  type: parentId === '0' ? 'CATALOG' : 'MENU',
  routeName: '',
  routePath: '',
  component: '',
  params: [],
  visible: 1,
  alwaysShow: 0,
  keepAlive: 1,
  sort: 1,
  perm: '',
  icon: '',
  redirect: '',
  titles: {},
});

/** What the form holds without the fields that mean nothing for its type. */
function bodyOf(form: MenuForm): MenuForm {
  const { parentId, name, titles, type, sort, params, ...rest } = form;
  const kept = Object.entries(rest).filter(([field]) => hasField(type, field as 'icon'));
  return {
    parentId,
    name,
    titles: Object.fromEntries(Object.entries(titles ?? {}).filter(([, title]) => title)),
    type,
    sort: sort ?? 1,
    ...(hasField(type, 'params') ? { params: params ?? [] } : {}),
    ...Object.fromEntries(kept),
  };
}

interface MenuDrawerProps {
  target: MenuTarget | undefined;
  tree: readonly MenuNode[];
  onClose: () => void;
}

/** Adds or changes a menu; open consoles follow at once. */
export function MenuDrawer({ target, tree, onClose }: MenuDrawerProps) {
  const t = useText(systemTexts);
  const id = target && 'id' in target ? target.id : undefined;
  const parentId = target && 'parentId' in target ? target.parentId : '0';
  return (
    <CrudForm<typeof menus>
      name="menu"
      size="max(560px, 50vw)"
      crud={menus}
      keyOf={menuKeys.form}
      target={target && (id ? { id } : {})}
      onClose={onClose}
      add={t('addMenu')}
      edit={t('editMenu')}
      hasShape={false}
      empty={emptyForm(parentId)}
      fromStored={(stored) => ({ params: [], ...stored })}
      toBody={bodyOf}
      invalidates={[menuKeys.all]}
    >
      <MenuFields tree={tree} ownId={id} types={menuTypes} />
    </CrudForm>
  );
}
