import { Button, Popconfirm } from 'antd';
import { useText } from '../../lib/i18n.ts';
import { orderTexts } from '../../texts/orders.ts';
import { useCancelOwn } from './use-cancel-own.ts';

/** Cancels an unpaid order for oneself, after a question. */
export function CancelOwnButton({ orderId }: { orderId: string }) {
  const t = useText(orderTexts);
  const { isBusy, cancel } = useCancelOwn(orderId, () => undefined);
  return (
    <Popconfirm
      title={t('cancelOwnQuestion')}
      description={t('cancelOwnLine')}
      okText={t('cancelOwn')}
      cancelText={t('keepOrder')}
      onConfirm={cancel}
    >
      <Button loading={isBusy}>{t('cancelOwn')}</Button>
    </Popconfirm>
  );
}
