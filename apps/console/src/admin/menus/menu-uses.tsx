import { useQuery } from '@tanstack/react-query';
import { getMenuUses } from '@vitrine/contract/admin/menus.ts';
import { api } from '../../lib/api.ts';
import { useListText, useText } from '../../lib/i18n.ts';
import { menuKeys } from '../../lib/query-keys/system.ts';
import { systemTexts } from '../../texts/system.ts';

/** Said before a menu is deleted: what is below it, and which roles lose it. */
export function MenuUses({ id }: { id: string }) {
  const t = useText(systemTexts);
  const listText = useListText();
  const uses = useQuery({
    queryKey: menuKeys.uses(id),
    queryFn: ({ signal }) => api.read(getMenuUses, { params: { id } }, signal),
    staleTime: 0,
  });
  const { below = 0, roles = [] } = uses.data ?? {};
  return (
    <>
      {below > 0 && <p>{t('removeBelow', { count: below })}</p>}
      {roles.length > 0 && <p>{t('removeFrom', { roles: listText(roles) })}</p>}
      <p>{t('removeMenuHint')}</p>
    </>
  );
}
