import { useQuery } from '@tanstack/react-query';
import {
  readStockLink,
  revokeStockLink,
  sendStockLink,
} from '@vitrine/contract/shop/supplier-updates.ts';
import { Button } from 'antd';
import { api } from '../../../lib/api.ts';
import { useApiMutation } from '../../../lib/api-mutation.ts';
import { useText } from '../../../lib/i18n.ts';
import { supplierKeys } from '../../../lib/query-keys/catalogue.ts';
import { suppliersTexts } from '../../../texts/suppliers.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { DateTime } from '../../../ui/date-time.tsx';
import { AnchoredQuestion } from '../../../ui/overlay/question.tsx';

/** The page on which the supplier uploads stock and prices: made, mailed, copied, revoked. */
export function StockLinkCard({ supplierId }: { supplierId: string }) {
  const t = useText(suppliersTexts);
  const params = { id: supplierId };
  const key = supplierKeys.list({ linkOf: supplierId });
  const { data: link } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.read(readStockLink, { params }, signal),
  });
  const options = { invalidates: [key] };
  const sending = useApiMutation(sendStockLink, {
    ...options,
    success: (_answer, { body }) => t(body.isMailed ? 'linkSent' : 'linkMade'),
  });
  const revoking = useApiMutation(revokeStockLink, { ...options, success: t('linkRevoked') });
  if (!link) return null;
  const send = (isMailed: boolean) => void sending.run({ params, body: { isMailed } });
  return (
    <section className="stack gap-6">
      <h3 className="h3">{t('stockLink')}</h3>
      <p className="muted">
        {t('stockLinkLine')}{' '}
        {link.until && (
          <>
            {t('opensUntil')} <DateTime value={link.until} />
          </>
        )}
      </p>
      <div className="cluster gap-8">
        {link.url && <CopyButton text={link.url} label={t('copyLink')} />}
        {link.email ? (
          <Button loading={sending.isBusy} onClick={() => send(true)}>
            {t(link.url ? 'sendLinkAgain' : 'sendLink')}
          </Button>
        ) : (
          !link.url && (
            <Button loading={sending.isBusy} onClick={() => send(false)}>
              {t('makeLink')}
            </Button>
          )
        )}
        {link.url && (
          <AnchoredQuestion
            title={t('revokeQuestion')}
            action={t('revokeLink')}
            isDanger
            isBusy={revoking.isBusy}
            onConfirm={() => revoking.run({ params })}
            trigger={<Button>{t('revokeLink')}</Button>}
          >
            {t('revokeHint')}
          </AnchoredQuestion>
        )}
      </div>
    </section>
  );
}
