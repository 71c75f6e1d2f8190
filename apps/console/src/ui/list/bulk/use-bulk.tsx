import { bulkRowsMax } from '@vitrine/contract/bulk.ts';
import { Button } from 'antd';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useRights } from '../../../lib/account.ts';
import { hasPerm } from '../../../lib/has-perm.ts';
import { useText } from '../../../lib/i18n.ts';
import { listTexts } from '../../../texts/lists.ts';
import { FloatingBar, FloatingBarRule } from '../../floating-bar.tsx';
import type { ListChoice } from '../list-choice.rules.ts';
import type { BulkAct } from './bulk-act.ts';

const BulkDialog = lazy(() => import('./bulk-dialog.tsx'));

interface BulkOptions<Row> {
  acts: readonly BulkAct[];
  /** More for the chosen rows than actions of the server. */
  more?: ((rows: readonly Row[]) => ReactNode) | undefined;
  chosen: readonly Row[];
  onChange: (chosen: readonly Row[]) => void;
  nameOf: (row: Row) => string;
}

/** Actions on chosen rows: the boxes of the list, and the bar with the dialog that belong at the end of the page. */
export function useBulk<Row extends { id: string }>({
  acts,
  more,
  chosen,
  onChange,
  nameOf,
}: BulkOptions<Row>): { choice: ListChoice<Row> | undefined; bar: ReactNode } {
  const t = useText(listTexts);
  const rights = useRights();
  const [open, setOpen] = useState<{ act: BulkAct; rows: { id: string; name: string }[] }>();
  const allowed = acts.filter(({ endpoints }) => hasPerm(rights, endpoints.run.permission));
  if (allowed.length === 0 && !more) return { choice: undefined, bar: null };
  return {
    choice: {
      chosen,
      onChange,
      max: bulkRowsMax,
      fullNote: t('choiceFull', { count: bulkRowsMax }),
      allLabel: t('chooseAll'),
      nameOf,
    },
    bar: (
      <>
        <FloatingBar isShown={chosen.length > 0} label={t('chosen', { count: chosen.length })}>
          <b role="status">{t('chosen', { count: chosen.length })}</b>
          <button type="button" className="quiet" onClick={() => onChange([])}>
            {t('clearChoice')}
          </button>
          <FloatingBarRule />
          {more?.(chosen)}
          {allowed.map((act) => (
            <Button
              key={act.label}
              danger={act.isDanger ?? false}
              onClick={() =>
                setOpen({ act, rows: chosen.map((row) => ({ id: row.id, name: nameOf(row) })) })
              }
            >
              {act.label}
            </Button>
          ))}
        </FloatingBar>
        {open && (
          <Suspense>
            <BulkDialog
              key={open.act.label}
              {...open}
              onClose={() => setOpen(undefined)}
              onDone={(ids) => onChange(chosen.filter(({ id }) => !ids.includes(id)))}
            />
          </Suspense>
        )}
      </>
    ),
  };
}
