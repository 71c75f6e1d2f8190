import type { FormEndpoints } from '@vitrine/contract/crud.ts';
import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { systemTexts } from '../../texts/system.ts';
import type { RowAction } from '../list/row-actions.tsx';
import { toDeletion } from './to-deletion.ts';

interface CrudActionsOptions<Row> {
  crud: FormEndpoints;
  nameOf: (row: Row) => string;
  onEdit: (row: Row) => void;
  /** The name of the action; "Edit" if it is not given. */
  editLabel?: string;
  /** The beginnings of the query keys that a deletion changes. */
  invalidates: readonly (readonly unknown[])[];
  /** The question before several rows are deleted; without it, rows are deleted one by one. */
  removeSeveral?: (count: number) => string;
  /** The same before one row; the general one if it is not given. */
  removeOne?: (row: Row) => string;
  /** Other rows that a deletion takes along. */
  removeHint?: ReactNode | ((row: Row) => ReactNode);
  /** The reason why a row cannot be deleted. */
  whyNotDeleted?: (row: Row) => string | undefined;
  isEditable?: (row: Row) => boolean;
}

/** The actions of the kit: edit one row, delete one or several. */
export function useCrudActions<Row extends { id: string }>({
  crud,
  nameOf,
  onEdit,
  editLabel,
  invalidates,
  removeSeveral,
  removeOne,
  removeHint,
  whyNotDeleted,
  isEditable,
}: CrudActionsOptions<Row>): [edit: RowAction<Row>, remove: RowAction<Row>] {
  const t = useText(systemTexts);
  const removal = useApiMutation(crud.delete, { success: t('removed'), invalidates });
  const questionFor = (row: Row) => removeOne?.(row) ?? t('removeQuestion', { name: nameOf(row) });
  return [
    {
      label: editLabel ?? t('edit'),
      Icon: Pencil,
      perm: crud.update.permission ?? '',
      ...(isEditable ? { isOffered: isEditable } : {}),
      run: ([row]) => {
        if (row) onEdit(row);
      },
    },
    {
      label: t('remove'),
      Icon: Trash2,
      perm: crud.delete.permission ?? '',
      isDanger: true,
      forSeveral: removeSeveral !== undefined,
      ...(whyNotDeleted ? { whyNot: whyNotDeleted } : {}),
      confirm: (rows) => {
        const [first] = rows;
        const isOne = rows.length === 1 && first !== undefined;
        return {
          title: isOne ? questionFor(first) : (removeSeveral?.(rows.length) ?? ''),
          description: typeof removeHint === 'function' ? isOne && removeHint(first) : removeHint,
        };
      },
      run: (rows) =>
        removal.run(
          toDeletion(
            crud,
            rows.map(({ id }) => id),
          ),
        ),
    },
  ];
}
