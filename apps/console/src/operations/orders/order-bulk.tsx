import {
  addNoteInBulk,
  processOrdersInBulk,
  repeatMailsInBulk,
  tagOrdersInBulk,
} from '@vitrine/contract/shop/order-bulk.ts';
import { orderNoteMax } from '@vitrine/contract/shop/order-notes.ts';
import { orderTagMax } from '@vitrine/contract/shop/order-tags.ts';
import { useText } from '../../lib/i18n.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { listTexts } from '../../texts/lists.ts';
import { operationsTexts } from '../../texts/operations.ts';
import { orderDeskTexts } from '../../texts/order-desk.ts';
import { type BulkAct, createBulkAct } from '../../ui/list/bulk/bulk-act.ts';
import { useTagsInUse } from './order-tags.tsx';

const invalidates = [
  platformKeys.orders(),
  platformKeys.orderCounts(),
  platformKeys.order(),
  platformKeys.orderTags,
  platformKeys.dashboard,
];

/** The actions of operators on several orders at once. */
export function useOrderBulk(): readonly BulkAct[] {
  const t = useText(orderDeskTexts);
  const tList = useText(listTexts);
  const tState = useText(operationsTexts);
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
