import type { ViewedList } from '@vitrine/contract/shop/list-views.ts';
import type { ReactNode } from 'react';
import { useAddress } from '../../../lib/use-address.ts';
import { type Column, listChoosable } from '../../table/use-columns.tsx';
import { viewParams } from './list-view.rules.ts';
import { ViewMenu } from './view-menu.tsx';

interface ListViewsOptions<Row> {
  list: ViewedList;
  /** The names of filters in the address. */
  params: readonly string[];
  columns: readonly Column<Row>[];
}

/** Saved views of a list: where its hidden columns are kept while one is shown, and the control in its head. */
export function useListViews<Row>(options: ListViewsOptions<Row> | undefined) {
  const { read, change } = useAddress();
  if (!options) return undefined;
  const { list, params, columns } = options;
  const parts = {
    params,
    columns: listChoosable(columns).map(({ key }) => key),
    sorts: columns.flatMap(({ key, sorts }) => (sorts ? key : [])),
  };
  return {
    kept: read(viewParams.view)
      ? {
          stored: read(viewParams.hidden),
          keep: (hidden: readonly string[]) => change({ [viewParams.hidden]: hidden.join(',') }),
        }
      : undefined,
    draw: (hidden: readonly string[]): ReactNode => (
      <ViewMenu list={list} parts={parts} hidden={hidden} />
    ),
  };
}
