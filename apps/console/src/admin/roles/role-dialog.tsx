import {
  createRole,
  dataScopes,
  getRoleForm,
  type RoleForm,
  roleFormShape,
  updateRole,
} from '@vitrine/contract/admin/roles.ts';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { roleKeys } from '../../lib/query-keys/system.ts';
import { rolesTexts } from '../../texts/roles.ts';
import { systemTexts } from '../../texts/system.ts';
import { FormPanel } from '../../ui/form-panel.tsx';

interface RoleDialogProps {
  /** Without an id a new one is added; undefined keeps the dialog closed. */
  target: { id?: string } | undefined;
  onClose: () => void;
}

const newRole: RoleForm = { name: '', code: '', dataScope: 3, status: 1, sort: 1 };

/** Adds or changes a role; its menus and buttons are assigned in a drawer of their own. */
export function RoleDialog({ target, onClose }: RoleDialogProps) {
  const t = useText(rolesTexts);
  const tSystem = useText(systemTexts);
  const id = target?.id;
  return (
    <FormPanel<RoleForm>
      as="dialog"
      name={`role|${id ?? 'new'}`}
      title={t(id ? 'edit' : 'add')}
      isOpen={target !== undefined}
      onClose={onClose}
      shape={roleFormShape}
      initial={
        id
          ? {
              queryKey: roleKeys.form(id),
              read: (signal) => api.read(getRoleForm, { params: { id } }, signal),
            }
          : newRole
      }
      fields={[
        { name: 'name', label: tSystem('name') },
        { name: 'code', label: tSystem('code'), hint: t('codeHint') },
        {
          name: 'dataScope',
          label: t('dataScope'),
          hint: t('dataScopeHint'),
          options: dataScopes.map((value) => ({ value, label: t(`scope${value}`) })),
        },
        {
          name: 'status',
          label: tSystem('state'),
          options: [
            { value: 1, label: tSystem('enabled') },
            { value: 0, label: tSystem('disabled') },
          ],
        },
        { name: 'sort', label: tSystem('sort'), numberField: 'role-position' },
      ]}
      save={(body, options) =>
        id
          ? api.call(updateRole, { params: { id }, body }, options)
          : api.call(createRole, { body }, options)
      }
      fieldOfCode={{
        'role-code-taken': 'code',
        'role-name-taken': 'name',
        'role-scope': 'dataScope',
      }}
      invalidates={[roleKeys.all]}
    />
  );
}
