import { useText } from '../../lib/i18n.ts';
import { permissionTexts } from '../../texts/permissions.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import type { ShownModule, ShownPermission } from './permissions.rules.ts';
import '../../ui/text-table.css';
import './permissions.css';

/** More than these are folded. */
const shownEndpoints = 4;

interface PermissionTableProps {
  module: ShownModule;
  /** The head of the column with the origins. */
  originTitle: string;
  /** Whether folded endpoints are open: a search may have found one of them. */
  isOpen: boolean;
}

/** The permissions of one module, where each comes from, and the endpoints behind it. */
export function PermissionTable({ module, originTitle, isOpen }: PermissionTableProps) {
  const t = useText(permissionTexts);
  return (
    <SectionCard
      title={module.title}
      beside={<span className="faint">{t('count', { count: module.permissions.length })}</span>}
    >
      <table className="text-table permission-table">
        <thead>
          <tr>
            <th className="faint" scope="col">
              {t('permission')}
            </th>
            <th className="faint" scope="col">
              {originTitle}
            </th>
            <th className="faint" scope="col">
              {t('endpoints')}
            </th>
          </tr>
        </thead>
        <tbody>
          {module.permissions.map((row) => (
            <tr key={row.permission}>
              <th scope="row">
                {row.title}
                <code className="block">{row.permission}</code>
              </th>
              <td>
                {row.origins.map((origin) => (
                  <div key={origin}>{origin}</div>
                ))}
              </td>
              <td>
                <Endpoints endpoints={row.endpoints} isOpen={isOpen} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SectionCard>
  );
}

function Endpoints({
  endpoints,
  isOpen,
}: {
  endpoints: ShownPermission['endpoints'];
  isOpen: boolean;
}) {
  const t = useText(permissionTexts);
  if (endpoints.length === 0) return <span className="faint">{t('noEndpoint')}</span>;
  const list = (
    <ul>
      {endpoints.map(({ method, path }) => (
        <li key={`${method} ${path}`}>
          <code>
            <b className="muted semibold">{method}</b> {path}
          </code>
        </li>
      ))}
    </ul>
  );
  if (endpoints.length <= shownEndpoints) return list;
  return (
    <details key={String(isOpen)} open={isOpen}>
      <summary>{t('endpointCount', { count: endpoints.length })}</summary>
      {list}
    </details>
  );
}
