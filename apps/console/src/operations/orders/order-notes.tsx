import { useQuery } from '@tanstack/react-query';
import {
  addOrderNote,
  deleteOrderNote,
  listOrderNotes,
  type OrderNote,
  orderNoteMax,
  tickOffOrderNote,
} from '@vitrine/contract/shop/order-notes.ts';
import { Button, Checkbox, Form, Input } from 'antd';
import { useRef } from 'react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/queries.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { orderDeskTexts } from '../../texts/order-desk.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { AnchoredQuestion } from '../../ui/overlay/question.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { PanelForm, type PanelHandle } from '../../ui/panel-form.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import './order-desk.css';

interface NoteFields {
  text: string;
  isForPacking: boolean;
}

/** The list and the counts of the page behind the drawer show notes as well. */
const lists = [platformKeys.orders(), platformKeys.orderCounts()];

function NoteRow({ orderId, note }: { orderId: string; note: OrderNote }) {
  const t = useText(orderDeskTexts);
  const mayChange = useHasPerm('platform:order:fulfil');
  const params = { orderId, noteId: note.id };
  const show = (next: { list: OrderNote[] }) =>
    queryClient.setQueryData(platformKeys.orderNotes(orderId), next);
  const ticking = useApiMutation(tickOffOrderNote, { onSuccess: show, invalidates: lists });
  const deleting = useApiMutation(deleteOrderNote, { onSuccess: show, invalidates: lists });
  const isDone = note.doneAt !== null;
  return (
    <li className={`order-note${note.isForPacking && !isDone ? ' open' : ''}`}>
      {note.isForPacking && (
        <Checkbox
          checked={isDone}
          disabled={!mayChange || ticking.isBusy}
          aria-label={`${t('tickOff')}: ${note.text ?? t('buyerWrote')}`}
          onChange={({ target }) => void ticking.run({ params, body: { isDone: target.checked } })}
        />
      )}
      <div className="grow anywhere">
        <p className="pre-line">{note.text ?? t('hiddenText')}</p>
        <small className="block small muted">
          {note.isFromBuyer ? t('buyerWrote') : note.author}
          {' · '}
          <DateTime value={note.createdAt} />
          {isDone && ` · ${note.doneBy ? t('doneBy', { name: note.doneBy }) : t('done')}`}
        </small>
      </div>
      {mayChange && (
        <AnchoredQuestion
          title={t('deleteNoteTitle')}
          action={t('deleteNote')}
          isDanger
          onConfirm={() => deleting.run({ params })}
          trigger={
            <Button size="small" type="text">
              {t('deleteNote')}
            </Button>
          }
        >
          {t('deleteNoteLine')}
        </AnchoredQuestion>
      )}
    </li>
  );
}

function NewNote({ orderId }: { orderId: string }) {
  const t = useText(orderDeskTexts);
  const handle = useRef<PanelHandle>(null);
  const adding = useApiMutation(addOrderNote, {
    invalidates: lists,
    onSuccess: (next) => {
      queryClient.setQueryData(platformKeys.orderNotes(orderId), next);
      handle.current?.forgetDraft();
      handle.current?.form.resetFields();
    },
    showFailure: (failure) => handle.current?.showRefused(failure),
  });
  return (
    <PanelForm<NoteFields>
      id={`note-of-${orderId}`}
      draftName={`order-note|${orderId}`}
      handle={handle}
      className="above-12"
      marksRequired={false}
      values={{ text: '', isForPacking: true }}
      onSend={(body) => void adding.run({ params: { orderId }, body })}
    >
      <Form.Item
        name="text"
        label={t('noteText')}
        rules={[{ required: true, whitespace: true, message: t('noteNeeded') }]}
      >
        <Input.TextArea maxLength={orderNoteMax} autoSize={{ minRows: 1, maxRows: 5 }} />
      </Form.Item>
      <div className="cluster gap-12 between">
        <Form.Item name="isForPacking" valuePropName="checked" noStyle>
          <Checkbox>{t('forPacking')}</Checkbox>
        </Form.Item>
        <Button htmlType="submit" loading={adding.isBusy}>
          {t('addNote')}
        </Button>
      </div>
    </PanelForm>
  );
}

/** The notes of operators and the buyer about an order. */
export function OrderNotes({ orderId }: { orderId: string }) {
  const t = useText(orderDeskTexts);
  const mayAdd = useHasPerm('platform:order:fulfil');
  const notes = useQuery({
    queryKey: platformKeys.orderNotes(orderId),
    queryFn: ({ signal }) => api.read(listOrderNotes, { params: { orderId } }, signal),
  });
  const rows = notes.data?.list ?? [];
  return (
    <section className="order-desk" aria-label={t('notes')}>
      <span className="order-label">{t('notes')}</span>
      {notes.isError && !notes.data && (
        <ErrorState error={notes.error} onRetry={() => void notes.refetch()} />
      )}
      {notes.isLoading && <SkeletonRows rows={1} height={40} />}
      {rows.length > 0 && (
        <ul className="stack gap-8">
          {rows.map((note) => (
            <NoteRow key={note.id} orderId={orderId} note={note} />
          ))}
        </ul>
      )}
      {notes.data && rows.length === 0 && <p className="muted small">{t('noNotes')}</p>}
      {mayAdd && <NewNote key={orderId} orderId={orderId} />}
    </section>
  );
}
