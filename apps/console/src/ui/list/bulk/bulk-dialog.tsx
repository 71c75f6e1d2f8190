import { useQuery } from '@tanstack/react-query';
import type { BulkRow } from '@vitrine/contract/bulk.ts';
import { AutoComplete, Button, Form, Input, Select } from 'antd';
import { type ReactNode, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { useApiMutation } from '../../../lib/api-mutation.ts';
import { useText } from '../../../lib/i18n.ts';
import { bulkKeys } from '../../../lib/query-keys/list-views.ts';
import { listTexts } from '../../../texts/lists.ts';
import { foldedSearch } from '../../folded-search.ts';
import { NumberField } from '../../number-field.tsx';
import { Overlay } from '../../overlay/overlay.tsx';
import { ErrorState } from '../../page-state.tsx';
import { SkeletonRows } from '../../skeletons.tsx';
import { StatusTag } from '../../status-tag.tsx';
import '../../text-table.css';
import type { BulkAct, BulkAnswer } from './bulk-act.ts';

interface BulkDialogProps {
  act: BulkAct;
  rows: readonly { id: string; name: string }[];
  onClose: () => void;
  /** Receives the ids of the rows that were changed. */
  onDone: (ids: readonly string[]) => void;
}

/** The input before an action, and whether it is complete. */
function useBulkInput(input: BulkAct['input']) {
  const [text, setText] = useState('');
  const [units, setUnits] = useState<number | null | undefined>(null);
  const isReady =
    input === undefined ||
    (input.kind === 'units'
      ? typeof units === 'number'
      : text.trim().length >= (input.kind === 'reason' ? input.min : 1));
  const values = input && { [input.name]: input.kind === 'units' ? units : text.trim() };
  const field = input && (
    <Form.Item label={input.label} required htmlFor="bulk-input">
      {input.kind === 'reason' ? (
        <Input.TextArea
          id="bulk-input"
          value={text}
          onChange={({ target }) => setText(target.value)}
          maxLength={input.max}
          showCount
          autoSize={{ minRows: 2, maxRows: 5 }}
        />
      ) : input.kind === 'choice' ? (
        <Select
          id="bulk-input"
          value={text || null}
          options={[...input.options]}
          onChange={setText}
        />
      ) : input.kind === 'word' ? (
        <AutoComplete
          id="bulk-input"
          value={text}
          onChange={setText}
          maxLength={input.max}
          options={input.suggestions.map((value) => ({ value, label: value }))}
          showSearch={foldedSearch}
        />
      ) : (
        <NumberField
          id="bulk-input"
          field="stock-quantity"
          value={units}
          onChange={setUnits}
          style={{ width: 180 }}
        />
      )}
    </Form.Item>
  );
  return { isReady, values, field };
}

/** The rows with what will happen to them or has happened, and why some are left out. */
function BulkRows({
  rows,
  list,
  describe,
  isDone,
}: {
  rows: BulkDialogProps['rows'];
  list: readonly BulkRow<never>[];
  describe: BulkAct['describe'];
  isDone: boolean;
}) {
  const t = useText(listTexts);
  const nameOf = (id: string) => rows.find((row) => row.id === id)?.name ?? id;
  const stateOf = ({ effect, failure }: BulkRow<never>): ReactNode =>
    failure ? (
      <>
        <StatusTag meaning={isDone ? 'failed' : 'neutral'}>{t('willLeaveOut')}</StatusTag>
        <small>{failure.message}</small>
      </>
    ) : (
      <>
        {isDone && <StatusTag meaning="done">{t('rowDone')}</StatusTag>}
        {effect !== null && <div>{describe(effect)}</div>}
      </>
    );
  return (
    <table className="text-table">
      <tbody>
        {list.map((row) => (
          <tr key={row.id}>
            <th scope="row">{nameOf(row.id)}</th>
            <td>{stateOf(row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** An action on chosen rows: what it would do to each, then the result of each. */
export default function BulkDialog({ act, rows, onClose, onDone }: BulkDialogProps) {
  const t = useText(listTexts);
  const { isReady, values, field } = useBulkInput(act.input);
  const [note, setNote] = useState('');
  const ids = rows.map(({ id }) => id);
  const isPreviewed = act.input !== undefined && act.input.kind !== 'reason';
  const previewBody = { ids, ...act.body, ...(isPreviewed ? values : {}) };
  const preview = useQuery({
    queryKey: bulkKeys.preview(act.endpoints.preview.name, previewBody),
    queryFn: ({ signal }) =>
      api.call(act.endpoints.preview, { body: previewBody } as never, {
        signal,
        suppressToast: true,
      }) as unknown as Promise<BulkAnswer>,
    enabled: isReady || !isPreviewed,
    staleTime: 0,
    gcTime: 0,
  });
  const running = useApiMutation(act.endpoints.run, {
    invalidates: act.invalidates,
    onSuccess: (answer) =>
      onDone((answer as BulkAnswer).list.flatMap(({ id, failure }) => (failure ? [] : id))),
  });
  const [result, setResult] = useState<BulkAnswer>();
  const run = async () =>
    setResult(
      (await running.run({
        body: {
          ids,
          ...act.body,
          ...values,
          ...(act.note ? { [act.note.name]: note.trim() } : {}),
        },
      } as never)) as BulkAnswer,
    );
  const shown = result ?? preview.data;
  const changing = shown?.list.filter(({ failure }) => !failure).length ?? 0;
  const total = rows.length;
  return (
    <Overlay
      as="dialog"
      size={640}
      title={act.label}
      onClose={onClose}
      {...(result
        ? {
            foot: (
              <Button type="primary" onClick={onClose}>
                {t('close')}
              </Button>
            ),
          }
        : {
            action: {
              label: changing ? `${act.label} (${changing})` : act.label,
              isDanger: act.isDanger ?? false,
              isBusy: running.isBusy,
              isDisabled: !isReady || changing === 0,
              onPress: () => void run(),
            },
          })}
    >
      {!result && act.hint && <p className="below-16 muted">{act.hint}</p>}
      {!result && field && (
        <Form layout="vertical">
          {field}
          {act.note && (
            <Form.Item label={act.note.label} htmlFor="bulk-note">
              <Input
                id="bulk-note"
                value={note}
                maxLength={act.note.max}
                autoComplete="off"
                onChange={({ target }) => setNote(target.value)}
              />
            </Form.Item>
          )}
        </Form>
      )}
      <p role="status" className="below-8">
        {shown
          ? t(result ? 'haveChanged' : 'willChange', { count: changing, total })
          : isPreviewed && !isReady && t('wrongFirst')}
      </p>
      {preview.isError && !shown && (
        <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />
      )}
      {preview.isLoading && !shown && <SkeletonRows rows={Math.min(total, 6)} height={40} />}
      {shown && (
        <BulkRows
          rows={rows}
          list={shown.list}
          describe={act.describe}
          isDone={result !== undefined}
        />
      )}
    </Overlay>
  );
}
