import type { CrudEndpoints } from '@vitrine/contract/crud.ts';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { HasPerm } from '../has-perm.tsx';
import { ListPage, type ListPageProps, type RowOf } from '../list/list-page.tsx';
import type { RowAction } from '../list/row-actions.tsx';
import { PageHead } from '../page-head.tsx';
import { CrudForm, type CrudFormProps, type ValuesOf } from './crud-form.tsx';
import { useCrudActions } from './use-crud-actions.ts';

interface CrudKeys {
  all: readonly unknown[];
  list: (filters: unknown) => readonly unknown[];
  form: (id: string) => readonly unknown[];
}

type Row<Crud extends CrudEndpoints> = RowOf<Crud['page']>;
type Form<Crud extends CrudEndpoints> = CrudFormProps<Crud>;

interface Texts {
  title: ReactNode;
  /** Below the title. */
  line?: ReactNode;
  /** The button, and the title of the form for a new row. */
  add: string;
  edit: string;
  empty: string;
  noneFound?: string;
}

type Actions<Crud extends CrudEndpoints> = Pick<
  Parameters<typeof useCrudActions<Row<Crud>>>[0],
  'removeSeveral' | 'removeHint' | 'whyNotDeleted' | 'isEditable' | 'removeOne'
>;

interface ListProps<Crud extends CrudEndpoints>
  extends Pick<
      ListPageProps<Crud['page']>,
      'actionsWidth' | 'bar' | 'columns' | 'filters' | 'minWidth' | 'onOpen'
    >,
    Actions<Crud> {
  /** Names the list and its form: chosen columns and drafts are kept under it. */
  name: string;
  crud: Crud;
  keys: CrudKeys;
  texts: Texts;
  nameOf: (row: Row<Crud>) => string;
  /** Buttons beside that for a new row. */
  head?: ReactNode;
  /** Before and between the actions of the kit. */
  actions?: (own: {
    edit: RowAction<Row<Crud>>;
    remove: RowAction<Row<Crud>>;
  }) => RowAction<Row<Crud>>[];
}

interface FieldsProps<Crud extends CrudEndpoints>
  extends Pick<Form<Crud>, 'as' | 'children' | 'empty' | 'size'> {
  /** The fields of the form; without a row those of a new one. */
  fields: Form<Crud>['fields'] | ((row: Row<Crud> | undefined) => Form<Crud>['fields']);
  form?: never;
}

interface FormProps {
  /** A form that is more than fields: of a new row without an id, closed without a target. */
  form: (target: { id?: string } | undefined, close: () => void) => ReactNode;
}

export type CrudPageProps<Crud extends CrudEndpoints> = ListProps<Crud> &
  (FieldsProps<Crud> | FormProps);

/** A page of the back office with a list, a form and deletion: everything is data, permissions come from the endpoints. */
export function CrudPage<Crud extends CrudEndpoints>(props: CrudPageProps<Crud>) {
  const { name, crud, keys, texts, nameOf, head } = props;
  const [edited, setEdited] = useState<{ row?: Row<Crud> }>();
  const [edit, remove] = useCrudActions<Row<Crud>>({
    ...props,
    onEdit: (row) => setEdited({ row }),
    invalidates: [keys.all],
  });
  const id = edited?.row?.id;
  const target = edited && (id ? { id } : {});
  const close = () => setEdited(undefined);
  return (
    <>
      <PageHead
        title={texts.title}
        line={texts.line}
        actions={
          <>
            {head}
            <HasPerm value={crud.create.permission ?? ''}>
              <Button
                type="primary"
                icon={<Plus size={16} aria-hidden />}
                onClick={() => setEdited({})}
              >
                {texts.add}
              </Button>
            </HasPerm>
          </>
        }
      />
      <ListPage<Crud['page']>
        name={name}
        list={crud.page}
        keyOf={keys.list}
        emptyText={texts.empty}
        noneFoundText={texts.noneFound}
        minWidth={props.minWidth}
        filters={props.filters}
        columns={props.columns}
        onOpen={props.onOpen}
        bar={props.bar}
        nameOf={nameOf}
        actionsWidth={props.actionsWidth}
        actions={props.actions?.({ edit, remove }) ?? [edit, remove]}
      />
      {props.form ? (
        props.form(target, close)
      ) : (
        <CrudForm<Crud, ValuesOf<Crud>>
          as={props.as}
          size={props.size}
          name={name}
          crud={crud}
          keyOf={keys.form}
          target={target}
          onClose={close}
          add={texts.add}
          edit={texts.edit}
          empty={props.empty}
          fields={typeof props.fields === 'function' ? props.fields(edited?.row) : props.fields}
          invalidates={[keys.all]}
        >
          {props.children}
        </CrudForm>
      )}
    </>
  );
}
