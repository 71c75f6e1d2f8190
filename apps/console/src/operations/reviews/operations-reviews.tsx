import { useQuery } from '@tanstack/react-query';
import { decideReviewsInBulk } from '@vitrine/contract/shop/review-bulk.ts';
import {
  countReviews,
  decideReviews,
  type ModeratedReview,
  pageReviews,
  type ReviewDecision,
} from '@vitrine/contract/shop/review-moderation.ts';
import { ratings, reviewBounds } from '@vitrine/contract/shop/review-shapes.ts';
import { Tabs } from 'antd';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { reviewKeys } from '../../lib/query-keys/reviews.ts';
import { useAddress } from '../../lib/use-address.ts';
import { CountedLabel } from '../../shop/orders/counted-label.tsx';
import { ReviewStars } from '../../shop/reviews/review-stars.tsx';
import { listTexts } from '../../texts/lists.ts';
import { reviewTexts } from '../../texts/reviews.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { createBulkAct } from '../../ui/list/bulk/bulk-act.ts';
import { RowLink } from '../../ui/list/list-card.tsx';
import { firstPage, ListPage } from '../../ui/list/list-page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { type Decision, DecisionDialog } from '../stores/decision-dialog.tsx';
import { ReviewDrawer } from './review-drawer.tsx';
import { ReviewState } from './review-state.tsx';

const tabs = ['waiting', 'reported', 'published', 'rejected', 'removed', 'all'] as const;
type Tab = (typeof tabs)[number];
const labels = {
  reported: 'reportedTab',
  waiting: 'waiting',
  published: 'published',
  rejected: 'rejected',
  removed: 'removed',
  all: 'all',
} as const;
const hints = {
  reject: 'rejectHint',
  remove: 'removeHint',
  remove_reply: 'removeReplyHint',
} as const;
const words = {
  publish: 'publish',
  reject: 'reject',
  remove: 'remove',
  dismiss_report: 'dismissReport',
  remove_reply: 'removeReply',
} as const;

/** Decisions on several reviews at once; the server leaves out those in another state. */
const bulkOf = {
  waiting: ['publish', 'reject'],
  reported: ['remove'],
  published: ['remove'],
  rejected: ['publish'],
  removed: ['publish'],
  all: ['publish', 'reject', 'remove'],
} as const;

const queryOf = (tab: Tab): Readonly<Record<string, string>> =>
  tab === 'all' ? {} : tab === 'reported' ? { isReported: 'true' } : { status: tab };

/** Reviews of all stores: what waits comes first, several are decided on at once, each with its own result. */
export default function OperationsReviews() {
  const t = useText(reviewTexts);
  const tList = useText(listTexts);
  const address = useAddress();
  const [decision, setDecision] = useState<Decision>();
  const [shown, setShown] = useState<readonly ModeratedReview[]>([]);
  const counts = useQuery({
    queryKey: reviewKeys.counts,
    queryFn: ({ signal }) => api.read(countReviews, {}, signal),
  }).data;
  const tab = tabs.find((one) => one === address.read('tab')) ?? 'waiting';
  const deciding = useApiMutation(decideReviews, {
    invalidates: [...reviewKeys.everywhere, platformKeys.attention],
    success: (_answer, { body }) => t('done', { count: body.ids.length }),
  });
  const send = (ids: string[], kind: ReviewDecision, reason = '') =>
    deciding.run({ body: { ids, decision: kind, reason } });

  /** Decides, or asks for the reason first; answers nothing while it is asked. */
  function decide(
    rows: readonly ModeratedReview[],
    kind: ReviewDecision,
  ): Promise<unknown> | undefined {
    const ids = rows.map(({ id }) => id);
    if (kind === 'publish' || kind === 'dismiss_report') return send(ids, kind);
    setDecision({
      draft: `review-${kind}|${ids.join('-')}`,
      title: t(words[kind]),
      hint: t(hints[kind]),
      label: t('reason'),
      isDanger: true,
      send: (reason) => send(ids, kind, reason),
    });
    return undefined;
  }

  const asked = address.read('review');
  const onPage = shown.find(({ id }) => id === asked);
  // A link leads to a review wherever it is: on another page, in another tab, outside the filters.
  const elsewhere = useQuery({
    queryKey: reviewKeys.one(asked ?? ''),
    queryFn: ({ signal }) =>
      api.read(pageReviews, { query: { id: asked ?? '', pageNum: 1, pageSize: 10 } }, signal),
    enabled: Boolean(asked) && !onPage,
  }).data?.list[0];
  const opened = asked ? (onPage ?? elsewhere) : undefined;
  return (
    <>
      <PageHead title={t('reviews')} line={t('lineAll')} />
      <Tabs
        activeKey={tab}
        onChange={(key) => address.change({ tab: key, review: undefined, ...firstPage })}
        items={tabs.map((key) => ({
          key,
          label: (
            <CountedLabel
              text={t(labels[key])}
              count={counts?.[key]}
              isWaiting={key === 'waiting' || key === 'reported'}
            />
          ),
        }))}
      />
      <ListPage
        key={tab}
        name="operations-reviews"
        list={pageReviews}
        keyOf={reviewKeys.page}
        fixed={queryOf(tab)}
        emptyText={t('noneAll')}
        noneFoundText={t('noneFound')}
        minWidth={1080}
        nameOf={({ product }) => t('title', { product: product.name })}
        onOpen={({ id }) => address.change({ review: id })}
        onShown={setShown}
        filters={[
          { name: 'keywords', kind: 'words', label: t('searchAll') },
          {
            name: 'rating',
            kind: 'choice',
            label: t('ratingFilter'),
            any: t('anyRating'),
            options: [...ratings]
              .reverse()
              .map((rating) => ({ value: String(rating), label: t('starsN', { count: rating }) })),
          },
        ]}
        columns={[
          {
            key: 'review',
            title: t('review'),
            render: (_value, row) => (
              <>
                <ReviewStars rating={row.rating} />
                <br />
                <RowLink>{row.title || row.text.slice(0, 60)}</RowLink>
                {row.title && (
                  <small className="review-cell" title={row.text}>
                    {row.text}
                  </small>
                )}
              </>
            ),
          },
          {
            key: 'product',
            title: t('product'),
            width: 230,
            render: (_value, row) => (
              <>
                {row.product.name}
                <small>{row.store.name}</small>
              </>
            ),
          },
          {
            key: 'buyer',
            title: t('buyer'),
            width: 150,
            render: (_value, row) => (
              <>
                {row.author}
                <small>{t('orderN', { number: row.orderNumber })}</small>
              </>
            ),
          },
          {
            key: 'sent',
            title: t('sent'),
            width: 150,
            render: (_value, row) => <DateTime value={row.createdAt} />,
          },
          {
            key: 'state',
            title: t('state'),
            width: 130,
            render: (_value, row) => <ReviewState review={row} />,
          },
        ]}
        bulk={bulkOf[tab].map((kind) =>
          createBulkAct<typeof decideReviewsInBulk>({
            label: t(words[kind]),
            endpoints: decideReviewsInBulk,
            body: { decision: kind },
            isDanger: kind !== 'publish',
            ...(kind === 'publish'
              ? {}
              : {
                  hint: t(hints[kind]),
                  input: {
                    ...{ kind: 'reason', name: 'reason', label: t('reason') },
                    ...{ min: 3, max: reviewBounds.reasonMax },
                  },
                }),
            describe: ({ from, to }) => tList('fromTo', { from: t(from), to: t(to) }),
            invalidates: [...reviewKeys.everywhere, platformKeys.attention],
          }),
        )}
        actionsWidth={210}
        actions={[
          {
            label: t('publish'),
            perm: 'platform:review:moderate',
            isOffered: ({ status }) => status !== 'published',
            run: (rows) => decide(rows, 'publish'),
          },
          {
            label: t('reject'),
            perm: 'platform:review:moderate',
            isDanger: true,
            isOffered: ({ status }) => status === 'waiting',
            run: (rows) => decide(rows, 'reject'),
          },
          {
            label: t('remove'),
            perm: 'platform:review:moderate',
            isDanger: true,
            isOffered: ({ status }) => status === 'published',
            run: (rows) => decide(rows, 'remove'),
          },
        ]}
      />
      <ReviewDrawer
        review={opened}
        onClose={() => address.change({ review: undefined })}
        onDecide={(kind) => opened && decide([opened], kind)}
      />
      <DecisionDialog decision={decision} onClose={() => setDecision(undefined)} />
    </>
  );
}
