import { Tabs } from 'antd';
import { useState } from 'react';
import { useText } from '../../lib/i18n.ts';
import { useAddress } from '../../lib/use-address.ts';
import { permissionTexts } from '../../texts/permissions.ts';
import { routeTexts } from '../../texts/routes.ts';
import { FindField } from '../../ui/find-field.tsx';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { EmptyState, ErrorState } from '../../ui/page-state.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { PermissionTable } from './permission-table.tsx';
import { findPermissions } from './permissions.rules.ts';
import { RoleSelect, UserSelect } from './subject-select.tsx';
import { type Access, type Subject, useAccess } from './use-access.ts';
import './permissions.css';

/** What a role or a user can do, and why. The chosen one is in the address, so that it can be sent. */
export default function PermissionsPage() {
  const t = useText(permissionTexts);
  const tRoute = useText(routeTexts);
  const [seesRoles, seesUsers] = [useHasPerm('sys:role:query'), useHasPerm('sys:user:query')];
  const { read, change } = useAddress();
  const subject: Subject = seesUsers && (!seesRoles || read('by') === 'user') ? 'user' : 'role';
  const id = read(subject) || undefined;
  const access = useAccess(subject, seesRoles || seesUsers ? id : undefined);
  const [words, setWords] = useState('');
  const Choice = subject === 'user' ? UserSelect : RoleSelect;
  const tabs = [
    ...(seesRoles ? [{ key: 'role', label: t('byRole') }] : []),
    ...(seesUsers ? [{ key: 'user', label: t('byUser') }] : []),
  ];
  return (
    <>
      <PageHead title={tRoute('systemPermissions')} line={t('line')} />
      {tabs.length === 0 && <EmptyState text={t('noAccess')} />}
      {tabs.length > 0 && (
        <>
          <Tabs activeKey={subject} onChange={(by) => change({ by })} items={tabs} />
          <div className="permission-bar cluster stretched gap-12 above-16 below-16">
            <Choice
              value={id}
              name={access.data?.name}
              onChange={(chosen) => change({ [subject]: chosen })}
            />
            {id && <FindField label={t('search')} initial={words} onFind={setWords} />}
          </div>
          {!id && <EmptyState text={t(subject === 'user' ? 'noUser' : 'noRole')} />}
          {id && access.isPending && <SkeletonRows rows={10} />}
          {access.isError && !access.data && (
            <ErrorState error={access.error} onRetry={access.retry} />
          )}
          {access.data && <Answer access={access.data} subject={subject} words={words} />}
        </>
      )}
    </>
  );
}

function Answer({ access, subject, words }: { access: Access; subject: Subject; words: string }) {
  const t = useText(permissionTexts);
  const found = findPermissions(access.modules, words);
  const origin = t(subject === 'user' ? 'fromRoles' : 'givenBy');
  return (
    <>
      {access.notes.length > 0 && (
        <div className="stack gap-4 below-16">
          {access.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      )}
      {found.length === 0 && <EmptyState text={t(words ? 'noneFound' : 'none')} />}
      <div className="stack one-column">
        {found.map((module) => (
          <PermissionTable
            key={module.module}
            module={module}
            originTitle={origin}
            isOpen={words !== ''}
          />
        ))}
      </div>
    </>
  );
}
