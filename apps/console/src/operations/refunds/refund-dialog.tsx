import { type OrderRefunds, refundOrder } from '@vitrine/contract/shop/refunds.ts';
import { Checkbox, Form, Input, Modal, Radio } from 'antd';
import { useRef, useState } from 'react';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { type RefundChoice, sumRefund } from '../../shop/refunds/refund-choice.rules.ts';
import { refundTexts } from '../../texts/refunds.ts';
import { uiTexts } from '../../texts/ui.ts';
import { KeptForm } from '../../ui/kept-form.tsx';
import { useTrueMoneyText } from '../../ui/money.tsx';
import { NumberField, numberRule } from '../../ui/number-field.tsx';
import { useIsShown } from '../../ui/use-is-shown.ts';
import '../../shop/refunds/refunds.css';

interface Fields {
  kind: RefundChoice['kind'];
  quantities: Record<string, number | null>;
  /** In minor units. */
  amount: number | null;
  areBack: boolean;
  note: string;
}

interface RefundDialogProps {
  order: { id: string; number: string };
  refunds: OrderRefunds;
  onClose: () => void;
  /** Receives the new state and a sentence with the returned amount. */
  onDone: (next: OrderRefunds, amount: string) => void;
}

/** Returns everything, units or an amount; the button says how much it will be. */
export function RefundDialog({ order, refunds, onClose, onDone }: RefundDialogProps) {
  const t = useText(refundTexts);
  const tUi = useText(uiTexts);
  const money = useTrueMoneyText();
  const isShown = useIsShown();
  const [form] = Form.useForm<Fields>();
  const fields = Form.useWatch([], form) as Fields | undefined;
  // What stood here when the dialog opened: if another operator returns something meanwhile, the server refuses.
  const [seenRefunded] = useState(
    () => refunds.paid?.refunded ?? { amount: 0, currency: 'USD' as const },
  );
  const draft = useRef<{ forget: () => void }>(undefined);
  const left = refunds.paid?.left ?? { amount: 0, currency: 'USD' as const };
  const kind = fields?.kind ?? 'whole';
  const sum = sumRefund(refunds, {
    kind,
    quantities: fields?.quantities ?? {},
    amountMinor: fields?.amount ?? 0,
  });
  const amountOf = (minor: number) => money({ amount: minor, currency: left.currency });
  const isOpen = refunds.lines.some(({ unitValues }) => unitValues.length > 0);
  // A second click and a repeated request are the same refund; a corrected one is another.
  const refunding = useApiMutation(refundOrder, {
    onSuccess: (next) => {
      draft.current?.forget();
      onDone(next, amountOf(sum.minor));
    },
  });
  const send = ({ quantities, areBack, note }: Fields) => {
    const lines = Object.entries(quantities ?? {}).flatMap(([lineId, quantity]) =>
      quantity ? [{ lineId, quantity }] : [],
    );
    const what =
      kind === 'whole'
        ? { kind }
        : kind === 'amount'
          ? { kind, amount: { amount: sum.minor, currency: left.currency } }
          : { kind, lines };
    const body = { what, seenRefunded, areBack: sum.hasShipped && areBack, reason: note.trim() };
    void refunding.run({ params: { orderId: order.id }, body });
  };
  return (
    <Modal
      open={isShown}
      title={t('titleOf', { number: order.number })}
      okText={t('giveBack', { amount: amountOf(sum.minor) })}
      okButtonProps={{ danger: true, disabled: sum.minor <= 0 || sum.isTooMuch }}
      cancelText={tUi('cancel')}
      confirmLoading={refunding.isBusy}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <p className="muted">{t(`goes_${refunds.side}`)}</p>
      <KeptForm<Fields>
        draftName={`refund|${order.id}`}
        onDraft={(own) => {
          draft.current = own;
        }}
        form={form}
        className="refund-form above-16"
        layout="vertical"
        requiredMark={false}
        initialValues={{ kind: 'whole', quantities: {}, amount: null, areBack: false, note: '' }}
        onFinish={send}
      >
        <Form.Item name="kind" label={t('what')}>
          <Radio.Group
            options={[
              { value: 'whole', label: `${t('whole')} (${amountOf(left.amount)})` },
              ...(isOpen ? [{ value: 'lines', label: t('lines') }] : []),
              { value: 'amount', label: t('amount') },
            ]}
          />
        </Form.Item>
        {kind === 'whole' && refunds.wholeCancels && <p className="refund-hint">{t('cancels')}</p>}
        {kind === 'lines' &&
          refunds.lines
            .filter(({ unitValues }) => unitValues.length > 0)
            .map((line) => (
              <Form.Item
                key={line.lineId}
                name={['quantities', line.lineId]}
                label={`${line.name}${line.option ? ` · ${line.option}` : ''}`}
                extra={t('unitsOf', {
                  left: line.unitValues.length,
                  all: line.quantity,
                  each: amountOf(line.unitValues[0]?.amount ?? 0),
                })}
                rules={[numberRule(line.name)]}
              >
                <NumberField
                  field="refund-quantity"
                  max={line.unitValues.length}
                  placeholder="0"
                  style={{ width: 180 }}
                />
              </Form.Item>
            ))}
        {kind === 'lines' && sum.isAll && (
          <p className="refund-hint">{t(refunds.wholeCancels ? 'cancels' : 'allUnits')}</p>
        )}
        {kind === 'lines' && sum.hasShipped && (
          <Form.Item name="areBack" valuePropName="checked">
            <Checkbox>{t('areBack')}</Checkbox>
          </Form.Item>
        )}
        {kind === 'amount' && (
          <Form.Item name="amount" label={t('amount')} rules={[numberRule(t('amount'))]}>
            <NumberField
              field="refund-amount"
              currency={left.currency}
              max={Math.max(1, left.amount)}
              style={{ maxWidth: 240 }}
              autoFocus
            />
          </Form.Item>
        )}
        {sum.isTooMuch && (
          <p className="refund-hint is-bad">{t('tooMuch', { left: amountOf(left.amount) })}</p>
        )}
        <Form.Item
          name="note"
          label={t('note')}
          rules={[{ required: true, whitespace: true, min: 3, message: t('noteNeeded') }]}
        >
          <Input.TextArea maxLength={300} autoSize={{ minRows: 2, maxRows: 5 }} />
        </Form.Item>
      </KeptForm>
    </Modal>
  );
}
