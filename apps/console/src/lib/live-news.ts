import { intlTags } from '@vitrine/contract/locales.ts';
import { formatMoney } from '@vitrine/contract/money.ts';
import { readOrder } from '@vitrine/contract/shop/orders.ts';
import {
  noticeMessageShape,
  type StoreMessage,
  storeMessageShape,
  topics,
} from '@vitrine/contract/topics.ts';
import { useEffect } from 'react';
import { create } from 'zustand';
import { shellTexts } from '../texts/shell.ts';
import { isOperator, loadAccount, push, useUser } from './account.ts';
import { api } from './api.ts';
import { bestEffort } from './best-effort.ts';
import { notify } from './feedback.ts';
import { textOf } from './i18n.ts';
import { createNewsRefetcher, keysOfMessage } from './news-refetch.ts';
import { queryClient } from './queries.ts';
import { noticeKeys } from './query-keys/notices.ts';
import { configKeys, dictionaryKeys } from './query-keys/system.ts';
import { tokenOffEvent } from './session.ts';
import { useSettings } from './settings.ts';
import { parseJson, readStored, writeStored } from './stored.ts';
import { usePush } from './use-push.ts';

export interface NewsItem {
  id: string;
  kind: StoreMessage['kind'];
  number: string;
  orderId: string;
  /** What was ordered, for how much, and what it brings. */
  detail?: string;
  at: number;
}

const key = 'news';
const keptMax = 30;

function read(): NewsItem[] {
  const list = parseJson(readStored(key, 'session'));
  return Array.isArray(list) ? (list as NewsItem[]).slice(0, keptMax) : [];
}

/** What happened while the console was open and was not looked at yet; newest first. */
export const useNews = create<{ list: NewsItem[] }>(() => ({ list: read() }));

useNews.subscribe(({ list }) => writeStored(key, JSON.stringify(list), 'session'));
window.addEventListener(tokenOffEvent, () => useNews.setState({ list: [] }));

export const removeNews = (id: string) =>
  useNews.setState(({ list }) => ({ list: list.filter((item) => item.id !== id) }));
export const clearNews = () => useNews.setState({ list: [] });

/** The words of one unit of news; nothing for events that only say "read again". */
export function newsText({ kind, number }: Pick<NewsItem, 'kind' | 'number'>): string | undefined {
  if (kind === 'order.placed') return textOf(shellTexts, 'newsOrderPlaced', { number });
  if (kind === 'payment.settled') return textOf(shellTexts, 'newsPaymentSettled', { number });
  if (kind === 'refund.asked') return textOf(shellTexts, 'newsRefundAsked', { number });
  if (kind === 'refund.declined') return textOf(shellTexts, 'newsRefundDeclined', { number });
  if (kind === 'return.asked') return textOf(shellTexts, 'newsReturnAsked', { number });
  if (kind === 'books.differ') return textOf(shellTexts, 'newsBooksDiffer');
  if (kind === 'review.sent') return textOf(shellTexts, 'newsReviewSent');
  if (kind === 'review.published') return textOf(shellTexts, 'newsReviewPublished');
  if (kind === 'review.reported') return textOf(shellTexts, 'newsReviewReported');
  if (kind === 'payout.changed') return textOf(shellTexts, 'newsPayoutChanged');
  if (kind === 'payout.failed') return textOf(shellTexts, 'newsPayoutFailed');
  return undefined;
}

/** Where a unit of news leads. */
export function newsPath(item: Pick<NewsItem, 'kind' | 'number'>, forOperator: boolean): string {
  if (item.kind === 'books.differ') return '/operations/ledger?tab=providers';
  if (item.kind.startsWith('review.')) return forOperator ? '/operations/reviews' : '/reviews';
  if (item.kind === 'return.asked')
    return `${forOperator ? '/operations/returns' : '/returns'}?keywords=${encodeURIComponent(item.number)}`;
  if (item.kind === 'payout.changed' || item.kind === 'payout.failed')
    return forOperator ? '/operations/payouts' : '/revenue';
  return `${forOperator ? '/operations/orders' : '/order'}?order=${encodeURIComponent(item.number)}`;
}

/** News that ask for something, or say no: nothing to be glad of. */
const calm: readonly NewsItem['kind'][] = [
  'order.placed',
  'refund.asked',
  'refund.declined',
  'return.asked',
  'books.differ',
  'review.sent',
  'review.reported',
];

/** The message to an owner about an order; null for what he did himself. Without an answer the number has to do. */
async function readOrderNews(
  kind: 'order.placed' | 'payment.settled',
  orderId: string,
): Promise<string | null | undefined> {
  const order = await bestEffort(
    api.call(readOrder, { params: { orderId } }, { suppressToast: true }),
  );
  if (!order) return undefined;
  if (order.kind === 'own' || (kind === 'payment.settled' && order.sellerPayment === 'paid'))
    return null;
  const tag = intlTags[useSettings.getState().language];
  const { sellingTotal, profit } = order;
  const products = [...new Set(order.lines.map(({ name }) => name))].join(', ');
  return [
    products,
    sellingTotal && formatMoney(sellingTotal, tag),
    profit && `+${formatMoney(profit, tag)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

const refetcher = createNewsRefetcher(
  (keys) =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey }) =>
        queryKey[0] !== 'captcha' &&
        keys.some((key) => key.every((part, index) => queryKey[index] === part)),
    }),
  {
    set: (callback, delayMs) => setTimeout(callback, delayMs),
    clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
  },
);

/** After a lost connection it is unknown what was missed: an empty key matches everything. */
const refetchAll = () => refetcher.request([[]]);

const noticeLists = [noticeKeys.unread, noticeKeys.mine(), noticeKeys.list()];

/** A notice was published, which is announced, or revoked. */
function hearNotice(message: unknown): void {
  const parsed = noticeMessageShape.safeParse(message);
  if (!parsed.success) return;
  const { id, titles, level, publishTime } = parsed.data;
  const title = titles?.[useSettings.getState().language] ?? parsed.data.title;
  // One that was revoked while it is open stays on the screen until it is closed.
  refetcher.request(publishTime ? [noticeKeys.all] : noticeLists);
  if (publishTime)
    notify({
      type: level === 'L' ? 'info' : 'warning',
      title: textOf(shellTexts, 'newNotice'),
      text: title,
      to: `/notices?notice=${id}`,
    });
}

/** Receives the store's (or, for operators, the platform's) events: shows them, stores them for the bell, and refetches pages. */
export function useLiveNews(): void {
  const user = useUser();
  const forOperator = isOperator(user);
  const hear = (message: unknown) => {
    const parsed = storeMessageShape.safeParse(message);
    if (!parsed.success) return;
    const { kind, orderNumber = '', orderId = '' } = parsed.data;
    refetcher.request(keysOfMessage[kind]);
    const item: NewsItem = {
      id: crypto.randomUUID(),
      kind,
      number: orderNumber,
      orderId,
      at: Date.now(),
    };
    const say = (detail?: string) => {
      const text = newsText(item);
      if (!text) return;
      useNews.setState(({ list }) => ({
        list: [detail ? { ...item, detail } : item, ...list].slice(0, keptMax),
      }));
      notify({
        type: kind === 'payout.failed' ? 'error' : calm.includes(kind) ? 'info' : 'success',
        title: text,
        to: newsPath(item, forOperator),
        ...(detail ? { text: detail } : {}),
      });
    };
    if (forOperator || !orderId || !(kind === 'order.placed' || kind === 'payment.settled')) say();
    else void readOrderNews(kind, orderId).then((detail) => detail !== null && say(detail));
  };
  usePush(user?.storeId ? topics.store(user.storeId) : undefined, hear);
  usePush(forOperator ? topics.platform : undefined, hear);
  usePush(user ? topics.rights : undefined, () => {
    // Menus, buttons and data follow a change of rights at once.
    void bestEffort(loadAccount().then(() => queryClient.invalidateQueries()));
  });
  usePush(user ? topics.message : undefined, hearNotice);
  usePush(user ? topics.noticesRead : undefined, () => refetcher.request(noticeLists));
  usePush(
    user ? topics.dictionaries : undefined,
    () => void queryClient.invalidateQueries({ queryKey: dictionaryKeys.values }),
  );
  usePush(
    user ? topics.configs : undefined,
    () => void queryClient.invalidateQueries({ queryKey: configKeys.all }),
  );
  useEffect(() => push.onReturn(refetchAll), []);
  useEffect(() => () => refetcher.stop(), []);
}
