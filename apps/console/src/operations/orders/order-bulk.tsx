import {
  addNoteInBulk,
  processOrdersInBulk,
  repeatMailsInBulk,
  tagOrdersInBulk,
} from '@vitrine/contract/shop/order-bulk.ts';
import { orderNoteMax } from '@vitrine/contract/shop/order-notes.ts';
import { orderTagMax } from '@vitrine/contract/shop/order-tags.ts';
import {
  holdOrdersInBulk,
  releaseHoldsInBulk,
  shipHoldNoteMax,
  shipHoldReasons,
} from '@vitrine/contract/shop/ship-holds.ts';
import { useText } from '../../lib/i18n.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { listTexts } from '../../texts/lists.ts';
import { operationsTexts } from '../../texts/operations.ts';
import { orderDeskTexts } from '../../texts/order-desk.ts';
import { shipQueueTexts } from '../../texts/ship-queue.ts';
import { type BulkAct, createBulkAct } from '../../ui/list/bulk/bulk-act.ts';
import { useTagsInUse } from './order-tags.tsx';

const invalidates = [
  platformKeys.orders(),
  platformKeys.orderCounts(),
  platformKeys.order(),
  platformKeys.orderTags,
  platformKeys.dashboard,
];
const queueToo = [...invalidates, platformKeys.shipQueue(), platformKeys.shipQueueCounts];

/** The actions of operators on several orders at once. */
export function useOrderBulk(): readonly BulkAct[] {
  const t = useText(orderDeskTexts);
  const tList = useText(listTexts);
  const tState = useText(operationsTexts);
  const tQueue = useText(shipQueueTexts);
  const suggestions = useTagsInUse();
  const tagAct = (change: 'add' | 'remove') =>
    createBulkAct<typeof tagOrdersInBulk>({
      label: t(change === 'add' ? 'tagAdd' : 'tagRemove'),
      endpoints: tagOrdersInBulk,
      body: { change },
      input: { kind: 'word', name: 'tag', label: t('tag'), max: orderTagMax, suggestions },
      describe: ({ tags }) => tags.join(', ') || t('noTagsLeft'),
      invalidates,
    });
  const mailAct = (mail: 'order-confirmed' | 'order-shipped') =>
    createBulkAct<typeof repeatMailsInBulk>({
      label: t(mail === 'order-confirmed' ? 'receiptAgain' : 'shippedAgain'),
      endpoints: repeatMailsInBulk,
      body: { mail },
      hint: t('mailAllLine'),
      describe: ({ sentTo }) => t('goesTo', { email: sentTo }),
      invalidates,
    });
  return [
    createBulkAct<typeof processOrdersInBulk>({
      label: t('packAll'),
      endpoints: processOrdersInBulk,
      body: {},
      hint: t('packAllLine'),
      describe: ({ from, to }) =>
        tList('fromTo', {
          from: tState(from === 'waiting' ? 'waitingState' : from),
          to: tState(to === 'waiting' ? 'waitingState' : to),
        }),
      invalidates,
    }),
    createBulkAct<typeof holdOrdersInBulk>({
      label: tQueue('hold'),
      endpoints: holdOrdersInBulk,
      body: {},
      hint: t('holdAllLine'),
      input: {
        kind: 'choice',
        name: 'reason',
        label: tQueue('reason'),
        options: shipHoldReasons.map((value) => ({ value, label: tQueue(`reason_${value}`) })),
      },
      note: { name: 'note', label: tQueue('holdNote'), max: shipHoldNoteMax },
      describe: ({ from, to }) =>
        from
          ? tList('fromTo', { from: tQueue(`reason_${from}`), to: tQueue(`reason_${to}`) })
          : tQueue(`reason_${to}`),
      invalidates: queueToo,
    }),
    createBulkAct<typeof releaseHoldsInBulk>({
      label: tQueue('releaseHold'),
      endpoints: releaseHoldsInBulk,
      body: {},
      describe: ({ from }) => tQueue('onHold', { reason: tQueue(`reason_${from}`) }),
      invalidates: queueToo,
    }),
    tagAct('add'),
    tagAct('remove'),
    createBulkAct<typeof addNoteInBulk>({
      label: t('noteAll'),
      endpoints: addNoteInBulk,
      body: {},
      hint: t('noteAllLine'),
      input: { kind: 'reason', name: 'text', label: t('message'), min: 1, max: orderNoteMax },
      describe: ({ notes }) => t('notesOf', { count: notes }),
      invalidates,
    }),
    mailAct('order-confirmed'),
    mailAct('order-shipped'),
  ];
}
