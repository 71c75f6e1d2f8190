import type { ImportPreviewRow } from '@vitrine/contract/admin/account-imports.ts';
import { useText } from '../../lib/i18n.ts';
import { userTexts } from '../../texts/users.ts';
import { StatusTag } from '../../ui/status-tag.tsx';

/** Rows of a sheet as the import reads them, those with problems first. */
export function ImportRows({ rows }: { rows: readonly ImportPreviewRow[] }) {
  const t = useText(userTexts);
  return (
    <section className="import-rows" aria-label={t('rows')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('row')}</th>
            <th scope="col">{t('username')}</th>
            <th scope="col">{t('email')}</th>
            <th scope="col">{t('roles')}</th>
            <th scope="col">{t('state')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.row}>
              <td className="num">{row.row}</td>
              <td>{row.username}</td>
              <td>{row.email}</td>
              <td>{row.roles}</td>
              <td>
                {row.problems.length ? (
                  row.problems.join(' · ')
                ) : (
                  <StatusTag meaning="done">{t('valid')}</StatusTag>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
