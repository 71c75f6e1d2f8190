import type { PurchaseOrderDetail } from '@vitrine/contract/shop/purchase-order-shapes.ts';
import { revokePurchaseLink } from '@vitrine/contract/shop/purchase-orders.ts';
import { ExternalLink } from 'lucide-react';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/queries.ts';
import { purchaseKeys } from '../../lib/query-keys/purchase-orders.ts';
import { purchaseTexts } from '../../texts/purchase-orders.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { AnchoredQuestion } from '../../ui/overlay/question.tsx';

/** The supplier's page: copied for a chat, opened to look at, or ended for anyone who has it. */
export function PurchaseLink({ purchase, url }: { purchase: PurchaseOrderDetail; url: string }) {
  const t = useText(purchaseTexts);
  const mayEdit = useHasPerm('platform:purchase-order:edit');
  const revoking = useApiMutation(revokePurchaseLink, {
    success: t('linkRevoked'),
    onSuccess: (next) => void queryClient.setQueryData(purchaseKeys.one(purchase.id), next),
  });
  return (
    <section className="stack gap-6">
      <h3 className="h3">{t('link')}</h3>
      <p className="muted">
        {t('linkLine')} {purchase.linkUntil && <DateTime value={purchase.linkUntil} />}
      </p>
      <div className="cluster gap-8">
        <CopyButton text={url} label={t('copyLink')} />
        <a className="btn" href={url} target="_blank" rel="noreferrer">
          {t('openLink')} <ExternalLink size={16} aria-hidden />
        </a>
        {mayEdit && (
          <AnchoredQuestion
            title={t('revokeQuestion')}
            action={t('revokeLink')}
            isDanger
            isBusy={revoking.isBusy}
            onConfirm={() => revoking.run({ params: { id: purchase.id } })}
            trigger={
              <button type="button" className="btn">
                {t('revokeLink')}
              </button>
            }
          >
            {t('revokeHint')}
          </AnchoredQuestion>
        )}
      </div>
    </section>
  );
}
