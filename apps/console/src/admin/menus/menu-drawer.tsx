import { useQuery } from '@tanstack/react-query';
import { createMenu, getMenuForm, type MenuForm, type MenuNode, menuTypes, updateMenu } from '@vitrine/contract/admin/menus.ts';
import { Button, Form } from 'antd';
import { useRef } from 'react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { menuKeys } from '../../lib/query-keys/system.ts';
import { systemTexts } from '../../texts/system.ts';
import { uiTexts } from '../../texts/ui.ts';
import { showRefused } from '../../ui/form-panel.tsx';
import { KeptForm } from '../../ui/kept-form.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { requiredMark } from '../../ui/required-mark.tsx';
import { SideDrawer } from '../../ui/side-drawer.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { MenuFields } from './menu-fields.tsx';
import { hasField } from './menu-tree.rules.ts';

/** A menu that stands, or a new one below a parent ("0" is the top). */
export type MenuTarget = { id: string } | { parentId: string };

const formId = 'menu-form';
const options = { suppressToast: true };

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
});

/** What the form holds without the fields that mean nothing for its type. */
function bodyOf(form: MenuForm): MenuForm {
  const { parentId, name, type, sort, params, ...rest } = form;
  const kept = Object.entries(rest).filter(([field]) => hasField(type, field as 'icon'));
  return {
    parentId,
    name,
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
  const tUi = useText(uiTexts);
  const [form] = Form.useForm<MenuForm>();
  const draft = useRef<{ forget: () => void }>(undefined);
  const id = target && 'id' in target ? target.id : undefined;
  const stored = useQuery({
    queryKey: menuKeys.form(id),
    queryFn: ({ signal }) => api.read(getMenuForm, { params: { id: id ?? '' } }, signal),
    enabled: id !== undefined,
    // What is being typed is not replaced by a fresh reading.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const initial = !target ? undefined : 'parentId' in target ? emptyForm(target.parentId) : stored.data;
  const saving = useApiMutation(
    (body: MenuForm) => (id ? api.call(updateMenu, { params: { id }, body }, options) : api.call(createMenu, { body }, options)),
    {
      success: t('saved'),
      onSuccess: () => {
        draft.current?.forget();
        onClose();
      },
      showFailure: (failure) => showRefused(form, failure),
      invalidates: [menuKeys.all],
    },
  );
  return (
    <SideDrawer
      isOpen={target !== undefined}
      onClose={onClose}
      title={t(id ? 'editMenu' : 'addMenu')}
      size={560}
      foot={
        <>
          <Button onClick={onClose}>{tUi('cancel')}</Button>
          <Button type="primary" htmlType="submit" form={formId} loading={saving.isBusy} disabled={!initial}>
            {t('save')}
          </Button>
        </>
      }
    >
      {stored.isError && !initial && <ErrorState error={stored.error} onRetry={() => void stored.refetch()} />}
      {target && !initial && !stored.isError && <SkeletonRows rows={6} height={56} />}
      {initial && (
        <KeptForm<MenuForm>
          key={id ?? 'new'}
          draftName={`menu|${id ?? 'new'}`}
          onDraft={(own) => {
            draft.current = own;
          }}
          name={formId}
          form={form}
          layout="vertical"
          requiredMark={requiredMark}
          initialValues={{ ...initial, params: initial.params ?? [] }}
          onFinish={(fields) => void saving.run(bodyOf(fields))}
        >
          <MenuFields tree={tree} ownId={id} types={menuTypes} />
        </KeptForm>
      )}
    </SideDrawer>
  );
}
