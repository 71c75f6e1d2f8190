import { useQuery } from '@tanstack/react-query';
import {
  listOrderMails,
  type OrderMail,
  repeatOrderMail,
} from '@vitrine/contract/shop/order-mails.ts';
import { Button } from 'antd';
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
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import './order-desk.css';

function MailRow({ orderId, mail }: { orderId: string; mail: OrderMail }) {
  const t = useText(orderDeskTexts);
  const maySend = useHasPerm('platform:order:fulfil');
  const sending = useApiMutation(repeatOrderMail, {
    success: t('mailSentAgain'),
    onSuccess: (next) => queryClient.setQueryData(platformKeys.orderMails(orderId), next),
    invalidates: [platformKeys.order(orderId)],
  });
  return (
    <li className="order-mail">
      <div className="grow anywhere">
        {mail.subject}
        <small className="block small muted">
          <DateTime value={mail.sentAt ?? mail.createdAt} />
          {mail.isRepetition &&
            ` · ${mail.by ? t('sentAgainBy', { name: mail.by }) : t('sentAgain')}`}
        </small>
      </div>
      {mail.state === 'waiting' && <StatusTag meaning="moving">{t('mailWaiting')}</StatusTag>}
      {mail.canRepeat && maySend && (
        <AnchoredQuestion
          title={t('sendAgainTitle')}
          action={t('sendAgain')}
          onConfirm={() => sending.run({ params: { orderId, mailId: mail.id } })}
          trigger={
            <Button
              size="small"
              loading={sending.isBusy}
              aria-label={`${t('sendAgain')}: ${mail.subject}`}
            >
              {t('sendAgain')}
            </Button>
          }
        >
          {t('sendAgainLine')}
        </AnchoredQuestion>
      )}
    </li>
  );
}

/** The emails to the buyer about an order, each of which can be sent again. */
export function OrderMails({ orderId }: { orderId: string }) {
  const t = useText(orderDeskTexts);
  const mails = useQuery({
    queryKey: platformKeys.orderMails(orderId),
    queryFn: ({ signal }) => api.read(listOrderMails, { params: { orderId } }, signal),
  });
  const rows = mails.data?.list ?? [];
  return (
    <section className="order-desk" aria-label={t('mails')}>
      <span className="order-label">{t('mails')}</span>
      {mails.isError && !mails.data && (
        <ErrorState error={mails.error} onRetry={() => void mails.refetch()} />
      )}
      {mails.isLoading && <SkeletonRows rows={2} height={40} />}
      {rows.length > 0 && (
        <ul className="stack gap-8">
          {rows.map((mail) => (
            <MailRow key={mail.id} orderId={orderId} mail={mail} />
          ))}
        </ul>
      )}
      {mails.data && rows.length === 0 && <p className="muted small">{t('noMails')}</p>}
    </section>
  );
}
