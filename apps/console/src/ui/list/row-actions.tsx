import { Button, Tooltip } from 'antd';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRights } from '../../lib/account.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { hasPerm } from '../../lib/has-perm.ts';
import { useText } from '../../lib/i18n.ts';
import { systemTexts } from '../../texts/system.ts';
import { AnchoredQuestion } from '../overlay/question.tsx';
import type { Column } from '../table/use-columns.tsx';

/** What can be done with a row, or with all chosen ones. */
export interface RowAction<Row> {
  label: string;
  /** Without one, the label is on the button. */
  Icon?: LucideIcon;
  perm?: string;
  /** Answers something after success, which ends the choice of the rows. */
  run: (rows: readonly Row[]) => unknown;
  /** Asked before; `rows` are those that it is about. */
  confirm?: (rows: readonly Row[]) => { title: string; description?: ReactNode };
  isDanger?: boolean;
  /** Also offered for several rows at once. */
  forSeveral?: boolean;
  isOffered?: (row: Row) => boolean;
  isDisabled?: (row: Row) => boolean;
  /** Why it is not possible, said at the button, which stays in reach of the keyboard. */
  whyNot?: (row: Row) => string | undefined;
}

interface ActionButtonProps<Row> {
  action: RowAction<Row>;
  rows: readonly Row[];
  /** What the one row is called; without it the button is about all chosen rows. */
  name?: string;
  onDone?: (rows: readonly Row[]) => void;
}

export function ActionButton<Row>({ action, rows, name, onDone }: ActionButtonProps<Row>) {
  const { label, Icon, confirm, isDanger = false } = action;
  const running = useApiMutation(async () => action.run(rows), {
    onSuccess: (answer) => answer !== undefined && onDone?.(rows),
  });
  const isSeveral = name === undefined;
  const [first] = rows;
  const reason = isSeveral || first === undefined ? undefined : action.whyNot?.(first);
  const asked = rows.length > 0 && reason === undefined ? confirm?.(rows) : undefined;
  const hasLabel = isSeveral || !Icon;
  const button = (
    <Button
      type={isSeveral || (!Icon && !isDanger) ? 'default' : 'text'}
      danger={hasLabel && isDanger}
      size={isSeveral ? 'middle' : 'small'}
      title={reason ? '' : label}
      loading={running.isBusy}
      disabled={first === undefined || (action.isDisabled?.(first) ?? false)}
      {...(isSeveral
        ? {}
        : { 'aria-label': [`${label}: ${name}`, reason].filter(Boolean).join('. ') })}
      {...(reason ? { 'aria-disabled': true, className: 'is-impossible' } : {})}
      {...(Icon ? { icon: <Icon size={16} aria-hidden /> } : {})}
      {...(asked || reason ? {} : { onClick: () => void running.run() })}
    >
      {hasLabel && (isSeveral && rows.length ? `${label} (${rows.length})` : label)}
    </Button>
  );
  if (reason) return <Tooltip title={reason}>{button}</Tooltip>;
  if (!asked) return button;
  return (
    <AnchoredQuestion
      title={asked.title}
      action={label}
      isDanger={isDanger}
      placement={isSeveral ? 'bottomLeft' : 'topRight'}
      onConfirm={() => running.run()}
      trigger={button}
    >
      {asked.description}
    </AnchoredQuestion>
  );
}

/** Those that the signed-in person may do. */
export function useAllowedActions<Row>(
  actions: readonly RowAction<Row>[],
): readonly RowAction<Row>[] {
  const rights = useRights();
  return actions.filter(({ perm }) => perm === undefined || hasPerm(rights, perm));
}

interface ActionColumnProps<Row> {
  actions: readonly RowAction<Row>[];
  nameOf: (row: Row) => string;
  width?: number | undefined;
  /** Stays in sight at the edge of a wide table. */
  isFixed?: boolean;
  onDone?: (rows: readonly Row[]) => void;
}

/** The column with what can be done with each row; none for a person who may do nothing. */
export function useActionColumn<Row>({
  actions,
  nameOf,
  width,
  isFixed,
  onDone,
}: ActionColumnProps<Row>): Column<Row>[] {
  const t = useText(systemTexts);
  const allowed = useAllowedActions(actions);
  if (!allowed.length) return [];
  return [
    {
      key: 'actions',
      title: t('actions'),
      width: width ?? 32 + 36 * allowed.length,
      align: 'end',
      ...(isFixed ? { fixed: 'end' as const } : {}),
      render: (_value, row) => (
        <span className="row-actions">
          {allowed
            .filter(({ isOffered }) => isOffered?.(row) ?? true)
            .map((action) => (
              <ActionButton
                key={action.label}
                action={action}
                rows={[row]}
                name={nameOf(row)}
                {...(onDone ? { onDone } : {})}
              />
            ))}
        </span>
      ),
    },
  ];
}
