import { useQuery } from '@tanstack/react-query';
import { listMenus, type MenuNode } from '@vitrine/contract/admin/menus.ts';
import { listRoleMenuIds, updateRoleMenus } from '@vitrine/contract/admin/roles.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { useRights } from '../../lib/account.ts';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { hasPerm } from '../../lib/has-perm.ts';
import { useText } from '../../lib/i18n.ts';
import { menuKeys, roleKeys } from '../../lib/query-keys/system.ts';
import { rolesTexts } from '../../texts/roles.ts';
import { systemTexts } from '../../texts/system.ts';
import { uiTexts } from '../../texts/ui.ts';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { AssignTree } from './assign-tree.tsx';

interface AssignDrawerProps {
  role: { id: string; name: string } | undefined;
  onClose: () => void;
}

/** What a role permits: a tree of all menus and buttons. What is saved counts at once, in open consoles too. */
export function AssignDrawer({ role, onClose }: AssignDrawerProps) {
  const t = useText(rolesTexts);
  const tSystem = useText(systemTexts);
  const tUi = useText(uiTexts);
  const rights = useRights();
  const id = role?.id;
  const menus = useQuery({
    queryKey: menuKeys.all,
    queryFn: ({ signal }) => api.read(listMenus, { query: {} }, signal),
    enabled: id !== undefined,
  });
  const stored = useQuery({
    queryKey: roleKeys.menuIds(id),
    queryFn: ({ signal }) => api.read(listRoleMenuIds, { params: { id: id ?? '' } }, signal),
    enabled: id !== undefined,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const [changed, setChanged] = useState<{ id: string; chosen: ReadonlySet<string> }>();
  const chosen = changed && changed.id === id ? changed.chosen : new Set(stored.data);
  const close = () => {
    setChanged(undefined);
    onClose();
  };
  const saving = useApiMutation(updateRoleMenus, {
    success: t('assigned'),
    invalidates: [roleKeys.all],
    onSuccess: close,
  });
  const failed = menus.error ?? stored.error;
  const tree: readonly MenuNode[] | undefined = stored.data && menus.data;
  return (
    <Overlay
      isOpen={role !== undefined}
      onClose={close}
      size={500}
      title={t('assignTitle', { name: role?.name ?? '' })}
      foot={
        <>
          <span className="muted assign-count">
            {tree && t('chosenCount', { count: chosen.size })}
          </span>
          <Button onClick={close}>{tUi('cancel')}</Button>
          <Button
            type="primary"
            disabled={!tree}
            loading={saving.isBusy}
            onClick={() => void saving.run({ params: { id: id ?? '' }, body: [...chosen] })}
          >
            {tSystem('save')}
          </Button>
        </>
      }
    >
      {failed && !tree && (
        <ErrorState
          error={failed}
          onRetry={() => {
            void menus.refetch();
            void stored.refetch();
          }}
        />
      )}
      {!failed && !tree && <SkeletonRows rows={8} height={32} />}
      {tree && (
        <AssignTree
          tree={tree}
          chosen={chosen}
          holds={(perm) => hasPerm(rights, perm)}
          onChange={(after) => setChanged({ id: id ?? '', chosen: after })}
        />
      )}
    </Overlay>
  );
}
