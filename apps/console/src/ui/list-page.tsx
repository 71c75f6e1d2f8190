import type { Endpoint, EndpointAnswer, EndpointArguments } from '@vitrine/contract/endpoint.ts';
import { Button, Popconfirm, Select } from 'antd';
import type { LucideIcon } from 'lucide-react';
import { Fragment, type ReactNode, useState } from 'react';
import { useRights } from '../lib/account.ts';
import { api } from '../lib/api.ts';
import { hasPerm } from '../lib/has-perm.ts';
import { useText } from '../lib/i18n.ts';
import { useAddress } from '../lib/use-address.ts';
import { systemTexts } from '../texts/system.ts';
import { uiTexts } from '../texts/ui.ts';
import { FindField } from './find-field.tsx';
import { type Page, PagedTable } from './paged-table.tsx';
import { ExportButton } from './table/export-button.tsx';
import { type Column, useColumns } from './table/use-columns.tsx';

type Query = Readonly<Record<string, string>>;

/** A filter in the address: words to look for, one of some values, or a control of its own. */
export type ListFilter = {
  /** Its name in the query of the endpoint; in the address too, when `param` names no shorter one. */
  name: string;
  param?: string;
} & (
  | { kind: 'words'; label: string; maxLength?: number }
  | { kind: 'choice'; label: string; any: string; options: readonly { value: string; label: string }[] }
  /** Draws itself, and what other filters without a drawing hold; `change` takes names of the query. */
  | {
      kind: 'own';
      accepts: RegExp;
      draw?: (query: Query, change: (values: Readonly<Record<string, string | undefined>>) => void) => ReactNode;
    }
);

/** What can be done with a row, or with all chosen ones. */
export interface RowAction<Row> {
  label: string;
  Icon: LucideIcon;
  perm?: string;
  run: (rows: readonly Row[]) => unknown;
  /** Asked before; `rows` are those that it is about. */
  confirm?: (rows: readonly Row[]) => { title: string; description?: ReactNode };
  isDanger?: boolean;
  /** Also offered for several rows at once. */
  forSeveral?: boolean;
}

/** A row of an endpoint that answers a page. */
export type RowOf<E extends Endpoint> = EndpointAnswer<E> extends { list: readonly (infer Row extends { id: string })[] } ? Row : never;

export interface ListPageProps<E extends Endpoint> {
  /** Names the table: chosen columns are kept under it. */
  name: string;
  /** The endpoint that answers a page; the filters are its query. */
  list: E;
  keyOf: (query: Query) => readonly unknown[];
  columns: readonly Column<RowOf<E>>[];
  filters?: readonly ListFilter[];
  /** Fixed parts of the query, from a tab for example. */
  fixed?: Query;
  actions?: readonly RowAction<RowOf<E>>[];
  /** What actions call a row. */
  nameOf?: (row: RowOf<E>) => string;
  exporting?: { perm: string; run: (query: Query) => Promise<void> };
  emptyText: string;
  minWidth?: number;
  onOpen?: (row: RowOf<E>) => void;
  /** Hears which rows are on the screen, for the drawer that steps through them. */
  onShown?: (rows: readonly RowOf<E>[]) => void;
  canChooseColumns?: boolean;
}

const readFilter = (filter: ListFilter, text: string): string => {
  if (filter.kind === 'words') return text.trim().slice(0, filter.maxLength ?? 64);
  if (filter.kind === 'choice') return filter.options.find(({ value }) => value === text)?.value ?? '';
  return filter.accepts.exec(text)?.[0] ?? '';
};

/** The query that an address stands for: only filters that are set and understood. */
export const readListQuery = (filters: readonly ListFilter[], read: (name: string) => string): Record<string, string> =>
  Object.fromEntries(
    filters.map((filter) => [filter.name, readFilter(filter, read(filter.param ?? filter.name))]).filter(([, value]) => value !== ''),
  );

function Action<Row>({ action, rows, text }: { action: RowAction<Row>; rows: readonly Row[]; text?: string }) {
  const tUi = useText(uiTexts);
  const asked = action.confirm?.(rows);
  const label = [action.label, text].filter(Boolean).join(': ');
  const isSeveral = text === undefined;
  const button = (
    <Button
      type={isSeveral ? 'default' : 'text'}
      danger={isSeveral && (action.isDanger ?? false)}
      size={isSeveral ? 'middle' : 'small'}
      title={action.label}
      icon={<action.Icon size={16} aria-hidden />}
      {...(isSeveral ? {} : { 'aria-label': label })}
      {...(asked ? {} : { onClick: () => void action.run(rows) })}
    >
      {isSeveral && `${action.label} (${rows.length})`}
    </Button>
  );
  if (!asked) return button;
  return (
    <Popconfirm
      {...asked}
      okText={action.label}
      okButtonProps={{ danger: action.isDanger ?? false }}
      cancelText={tUi('cancel')}
      {...(isSeveral ? {} : { placement: 'topRight' as const })}
      onConfirm={() => action.run(rows)}
    >
      {button}
    </Popconfirm>
  );
}

/** A list of the back office: columns, filters in the address, paging, selection, actions and export are data. */
export function ListPage<E extends Endpoint>(props: ListPageProps<E>) {
  type Row = RowOf<E>;
  const { name, list, keyOf, columns, filters = [], fixed = {}, actions = [], nameOf, exporting, emptyText, minWidth = 640 } = props;
  const t = useText(systemTexts);
  const rights = useRights();
  const address = useAddress();
  const [chosen, setChosen] = useState<readonly Row[]>([]);
  const [rows, setRows] = useState<readonly Row[]>([]);
  const query = { ...readListQuery(filters, address.read), ...fixed };
  const allowed = actions.filter(({ perm }) => perm === undefined || hasPerm(rights, perm));
  const several = allowed.filter(({ forSeveral }) => forSeveral);
  const mayExport = exporting && hasPerm(rights, exporting.perm);
  const actionColumn: Column<Row> = {
    key: 'actions',
    title: t('actions'),
    width: 32 + 36 * allowed.length,
    align: 'end',
    render: (_value, row) => (
      <span className="row-actions">
        {allowed.map((action) => (
          <Action key={action.label} action={{ ...action, run: perform(action) }} rows={[row]} text={nameOf?.(row) ?? row.id} />
        ))}
      </span>
    ),
  };
  const { shown, chooser } = useColumns<Row>(name, allowed.length ? [...columns, actionColumn] : columns);
  const choose = (ids: readonly string[]) =>
    setChosen([...rows, ...chosen].filter((row, at, all) => ids.includes(row.id) && all.findIndex(({ id }) => id === row.id) === at));
  const changeQuery = (values: Readonly<Record<string, string | undefined>>) => {
    const paramOf = (name: string) => filters.find((filter) => filter.name === name)?.param ?? name;
    address.change(Object.fromEntries(Object.entries(values).map(([name, value]) => [paramOf(name), value])));
  };
  /** What was done with chosen rows ends their choice. */
  const perform = (action: RowAction<Row>) => async (some: readonly Row[]) => {
    const done = await action.run(some);
    if (done !== undefined) setChosen((all) => all.filter(({ id }) => some.every((row) => row.id !== id)));
  };
  const draw = (filter: ListFilter): ReactNode => {
    const value = query[filter.name] ?? '';
    const change = (next: string) => address.change({ [filter.param ?? filter.name]: next });
    if (filter.kind === 'words')
      return (
        <FindField
          key={filter.name}
          label={filter.label}
          initial={value}
          {...(filter.maxLength ? { maxLength: filter.maxLength } : {})}
          onFind={(words) => change(words.trim())}
        />
      );
    if (filter.kind === 'choice')
      return (
        <Select
          key={filter.name}
          aria-label={filter.label}
          value={value}
          onChange={change}
          options={[{ value: '', label: filter.any }, ...filter.options]}
        />
      );
    return filter.draw && <Fragment key={filter.name}>{filter.draw(query, changeQuery)}</Fragment>;
  };
  return (
    <PagedTable<Row>
      queryKey={keyOf(query)}
      load={(page, signal) =>
        api.read(list, { query: { ...query, ...page } } as unknown as EndpointArguments<E>, signal) as Promise<Page<Row>>
      }
      columns={shown}
      emptyText={emptyText}
      minWidth={minWidth}
      {...(props.onOpen ? { onOpen: props.onOpen } : {})}
      onShown={(next) => {
        setRows(next);
        props.onShown?.(next);
      }}
      {...(several.length ? { selection: { ids: chosen.map(({ id }) => id), onChange: choose } } : {})}
      filters={
        <>
          {filters.map(draw)}
          {chosen.length > 0 &&
            several.map((action) => <Action key={action.label} action={{ ...action, run: perform(action) }} rows={chosen} />)}
          {(props.canChooseColumns || mayExport) && (
            <span className="table-tools">
              {props.canChooseColumns && chooser}
              {mayExport && <ExportButton onExport={() => exporting.run(query)} />}
            </span>
          )}
        </>
      }
    />
  );
}
