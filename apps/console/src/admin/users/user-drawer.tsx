import { useQuery } from '@tanstack/react-query';
import { type AccountForm, accountFormShape } from '@vitrine/contract/admin/account-forms.ts';
import { createUser, getAccountForm, updateUser } from '@vitrine/contract/admin/accounts.ts';
import { listRoleOptions } from '@vitrine/contract/admin/roles.ts';
import { Input, TreeSelect } from 'antd';
import { useRef } from 'react';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { roleKeys, userKeys } from '../../lib/query-keys/system.ts';
import { userTexts } from '../../texts/users.ts';
import { foldedSearch, foldedTreeSearch } from '../../ui/folded-search.ts';
import { FormPanel } from '../../ui/form-panel.tsx';
import { MultiSelect } from '../../ui/multi-select.tsx';
import { useQuestion } from '../../ui/overlay/question.tsx';
import { useDepartments } from '../departments/use-departments.ts';

interface UserDrawerProps {
  /** Without an id a new one is added; undefined keeps the drawer closed. */
  target: { id?: string } | undefined;
  /** The department that the list shows. */
  deptId: string | undefined;
  onClose: () => void;
}

/** The user name of an owner is an address, which only the server may judge, and owners need no name. */
const editedShape = accountFormShape.extend({
  username: accountFormShape.shape.username.or(accountFormShape.shape.email),
  nickname: updateUser.body.shape.nickname,
});

/** Adds or changes a user. Which roles somebody may give is decided by the server. */
export function UserDrawer({ target, deptId, onClose }: UserDrawerProps) {
  const t = useText(userTexts);
  const id = target?.id;
  const departments = useDepartments();
  const roles = useQuery({
    queryKey: roleKeys.options,
    queryFn: ({ signal }) => api.read(listRoleOptions, {}, signal),
    enabled: target !== undefined,
  });
  const { ask, question } = useQuestion();
  const storedRoles = useRef<readonly string[]>([]);
  /** Whether to go on: the role that may do everything is not given by a slip of the hand. */
  const confirmRoot = async (roleIds: readonly string[]): Promise<boolean> => {
    const root = roles.data?.find(({ isRoot }) => isRoot);
    if (!root || !roleIds.includes(root.value) || (id && storedRoles.current.includes(root.value)))
      return true;
    return ask({
      title: t('rootQuestion', { role: root.label }),
      children: t('rootLine'),
      action: t('giveRoot'),
    });
  };
  return (
    <>
      {question}
      <FormPanel<AccountForm>
        name={`user|${id ?? 'new'}`}
        title={t(id ? 'edit' : 'add')}
        isOpen={target !== undefined}
        onClose={onClose}
        shape={id ? editedShape : accountFormShape}
        hint={id ? undefined : t('addHint')}
        initial={
          id
            ? {
                queryKey: userKeys.form(id),
                read: async (signal) => {
                  const { id: _, ...form } = await api.read(
                    getAccountForm,
                    { params: { id } },
                    signal,
                  );
                  storedRoles.current = form.roleIds;
                  return form;
                },
              }
            : {
                username: '',
                nickname: '',
                email: '',
                mobile: '',
                gender: 0,
                deptId: deptId ?? null,
                roleIds: [],
                status: 1,
              }
        }
        fields={[
          {
            name: 'username',
            label: t('username'),
            hint: id ? undefined : t('usernameHint'),
            ...(id ? { control: <Input readOnly /> } : {}),
          },
          { name: 'nickname', label: t('nickname') },
          { name: 'email', label: t('email'), hint: id ? t('emailHint') : undefined },
          { name: 'mobile', label: t('mobile') },
          {
            name: 'deptId',
            label: t('department'),
            control: (
              <TreeSelect
                showSearch={foldedTreeSearch}
                allowClear
                treeDefaultExpandAll
                treeData={departments.data ?? []}
              />
            ),
          },
          {
            name: 'roleIds',
            label: t('roles'),
            control: (
              <MultiSelect
                showSearch={foldedSearch}
                loading={roles.isLoading}
                options={roles.data ?? []}
              />
            ),
          },
          {
            name: 'gender',
            label: t('gender'),
            kind: 'choice',
            options: [
              { value: 0, label: t('undisclosed') },
              { value: 1, label: t('male') },
              { value: 2, label: t('female') },
            ],
          },
          { name: 'status', label: t('isEnabled'), kind: 'flag' },
        ]}
        confirm={({ roleIds }) => confirmRoot(roleIds)}
        save={(body, options) =>
          id
            ? api.call(updateUser, { params: { id }, body }, options)
            : api.call(createUser, { body }, options)
        }
        fieldOfCode={{ 'role-above': 'roleIds', 'user-taken': 'username' }}
        success={id ? undefined : t('added')}
        invalidates={[userKeys.all]}
      />
    </>
  );
}
