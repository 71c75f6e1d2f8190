import { type NotificationMessage, type StoreMessage, topics } from '@vitrine/contract/topics.ts';
import { useEffect } from 'react';
import type { z } from 'zod';
import { create } from 'zustand';
import { shellTexts } from '../texts/shell.ts';
import { isOperator, loadAccount, push, useUser } from './account.ts';
import { bestEffort } from './best-effort.ts';
import { notify, notifyOnce } from './feedback.ts';
import { waitForFirstPage } from './first-page.ts';
import { textOf } from './i18n.ts';
import type { messageShapes } from './message-shapes.ts';
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
  title: string;
  detail?: string;
  /** The page that it is about. */
  path: string;
  at: number;
}

/** Entries of an earlier version have other fields. */
const key = 'bell';
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

/** The title and the page of an event that operators see; nothing for events after which pages only read again. */
function describeEvent({
  kind,
  orderNumber: number = '',
  purchaseNumber = '',
}: StoreMessage): { title: string; path: string } | undefined {
  const order = `/operations/orders?order=${encodeURIComponent(number)}`;
  const reviews = '/operations/reviews';
  switch (kind) {
    case 'order.placed':
      return { title: textOf(shellTexts, 'newsOrderPlaced', { number }), path: order };
    case 'payment.settled':
      return { title: textOf(shellTexts, 'newsPaymentSettled', { number }), path: order };
    case 'refund.asked':
      return { title: textOf(shellTexts, 'newsRefundAsked', { number }), path: order };
    case 'return.asked':
      return {
        title: textOf(shellTexts, 'newsReturnAsked', { number }),
        path: `/operations/returns?keywords=${encodeURIComponent(number)}`,
      };
    case 'purchase-order.missing':
      return {
        title: textOf(shellTexts, 'newsPurchaseMissing', { number: purchaseNumber }),
        path: `/operations/purchase-orders?keywords=${encodeURIComponent(purchaseNumber)}`,
      };
    case 'books.differ':
      return {
        title: textOf(shellTexts, 'newsBooksDiffer'),
        path: '/operations/ledger?tab=providers',
      };
    case 'review.sent':
      return { title: textOf(shellTexts, 'newsReviewSent'), path: reviews };
    case 'review.reported':
      return { title: textOf(shellTexts, 'newsReviewReported'), path: reviews };
    default:
      return undefined;
  }
}

/** The colour of the messages to owners that are good news or bad news. */
const toneOf: Readonly<Partial<Record<NotificationMessage['kind'], 'success' | 'error'>>> = {
  'order-paid': 'success',
  'payout-paid': 'success',
  'review-published': 'success',
  'payout-failed': 'error',
  'payment-disputed': 'error',
};

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

const loadShapes = () => import('./message-shapes.ts');

/**
 * Passes on the messages that have their shape, in the order in which they came. The shapes are fetched when the first page is complete,
 * or with a message before that; where they cannot be fetched, pages read again instead.
 */
const receive =
  <Message>(
    shapeIn: (shapes: typeof messageShapes) => z.ZodType<Message>,
    handle: (message: Message) => void,
  ) =>
  (message: unknown): void => {
    const check = async () => {
      const { messageShapes: shapes } = await loadShapes();
      const parsed = shapeIn(shapes).safeParse(message);
      if (parsed.success) handle(parsed.data);
    };
    void check().catch(refetchAll);
  };

/** A notice was published, which is announced, or revoked. */
const receiveNotice = receive(
  ({ notice }) => notice,
  ({ id, title, titles, level, publishTime }) => {
    // One that was revoked while it is open stays on the screen until it is closed.
    refetcher.request(publishTime ? [noticeKeys.all] : noticeLists);
    if (publishTime)
      notify({
        type: level === 'L' ? 'info' : 'warning',
        title: textOf(shellTexts, 'newNotice'),
        text: titles?.[useSettings.getState().language] ?? title,
        to: `/notices?notice=${id}`,
      });
  },
);

/** Adds an entry to the bell and shows it at once. */
function addNews(
  news: Omit<NewsItem, 'id' | 'at'>,
  type: 'info' | 'success' | 'error',
  key?: string,
): void {
  const item = { ...news, id: crypto.randomUUID(), at: Date.now() };
  useNews.setState(({ list }) => ({ list: [item, ...list].slice(0, keptMax) }));
  const { title, detail, path } = news;
  const options = { type, title, to: path, ...(detail ? { text: detail } : {}) };
  if (key) notifyOnce(key, options);
  else notify(options);
}

/** A notification for the owner, in the language of the account. */
const receiveNotification = receive(
  ({ notification }) => notification,
  ({ kind, key, title, text, path }) =>
    addNews({ title, detail: text, path }, toneOf[kind] ?? 'info', key),
);

/** An event in a store: pages read again, and operators see it as news. */
const receiveEventFor = (isForOperator: boolean) =>
  receive(
    ({ event }) => event,
    (message) => {
      refetcher.request(keysOfMessage[message.kind]);
      const news = isForOperator ? describeEvent(message) : undefined;
      if (news) addNews(news, message.kind === 'payment.settled' ? 'success' : 'info');
    },
  );
const [receiveOwnEvent, receiveAnyEvent] = [receiveEventFor(false), receiveEventFor(true)];

/** Receives the owner's notifications, or the platform's events for operators: shows them, stores them for the bell, and refetches pages. */
export function useLiveNews(): void {
  const user = useUser();
  const isForOperator = isOperator(user);
  usePush(user?.storeId ? topics.store(user.storeId) : undefined, receiveOwnEvent);
  usePush(isForOperator ? topics.platform : undefined, receiveAnyEvent);
  usePush(user?.storeId ? topics.notification : undefined, receiveNotification);
  usePush(user ? topics.rights : undefined, () => {
    // Menus, buttons and data follow a change of rights at once.
    void bestEffort(loadAccount().then(() => queryClient.invalidateQueries()));
  });
  usePush(user ? topics.message : undefined, receiveNotice);
  usePush(user ? topics.noticesRead : undefined, () => refetcher.request(noticeLists));
  usePush(
    user ? topics.dictionaries : undefined,
    () => void queryClient.invalidateQueries({ queryKey: dictionaryKeys.values }),
  );
  usePush(
    user ? topics.configs : undefined,
    () => void queryClient.invalidateQueries({ queryKey: configKeys.all }),
  );
  useEffect(() => {
    // Later their file may be gone: a new build has others.
    void bestEffort(waitForFirstPage().then(loadShapes));
  }, []);
  useEffect(() => push.onReturn(refetchAll), []);
  useEffect(() => () => refetcher.stop(), []);
}
