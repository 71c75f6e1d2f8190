import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listRoleOptions } from '@vitrine/contract/admin/roles.ts';
import { listUserOptions } from '@vitrine/contract/admin/users.ts';
import { Select } from 'antd';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { noticeKeys } from '../../lib/query-keys/notices.ts';
import { roleKeys } from '../../lib/query-keys/system.ts';
import { permissionTexts } from '../../texts/permissions.ts';
import { foldedSearch } from '../../ui/folded-search.ts';
import { useFind } from '../../ui/use-find.ts';

interface Option {
  value: string;
  label: string;
}

interface SubjectSelectProps {
  value: string | undefined;
  /** The name of the chosen one, for when the options do not have it: a link to a disabled role, a user found by other words. */
  name: string | undefined;
  onChange: (id: string) => void;
}

/** The options, and the chosen one among them. */
function withChosen(options: readonly Option[], { value, name }: SubjectSelectProps): Option[] {
  return value && name && !options.some((option) => option.value === value)
    ? [{ value, label: name }, ...options]
    : [...options];
}

/** Chooses a role. */
export function RoleSelect(props: SubjectSelectProps) {
  const t = useText(permissionTexts);
  const roles = useQuery({
    queryKey: roleKeys.options,
    queryFn: ({ signal }) => api.read(listRoleOptions, {}, signal),
  });
  const options = withChosen(roles.data ?? [], props);
  return (
    <Select
      className="permission-subject"
      aria-label={t('role')}
      placeholder={t('chooseRole')}
      value={options.length ? (props.value ?? null) : null}
      showSearch={foldedSearch}
      loading={roles.isFetching}
      options={options}
      onChange={(id) => id && props.onChange(id)}
    />
  );
}

/** Chooses a user by name or email. */
export function UserSelect(props: SubjectSelectProps) {
  const t = useText(permissionTexts);
  const [keywords, setKeywords] = useState('');
  const { type } = useFind('', setKeywords);
  const people = useQuery({
    queryKey: noticeKeys.people(keywords),
    queryFn: ({ signal }) =>
      api.read(listUserOptions, { query: keywords ? { keywords } : {} }, signal),
    placeholderData: keepPreviousData,
  });
  // While others are looked for, the chosen one is an option only if the words find it.
  const options = keywords ? (people.data ?? []) : withChosen(people.data ?? [], props);
  return (
    <Select
      className="permission-subject"
      aria-label={t('user')}
      placeholder={t('chooseUser')}
      value={options.length ? (props.value ?? null) : null}
      showSearch={{ filterOption: false, onSearch: type }}
      loading={people.isFetching}
      options={options}
      onChange={(id) => id && props.onChange(id)}
    />
  );
}
