import {
  inspectReturn,
  type ReturnDecision,
  type ReturnDetail,
  replaceReturn,
  sendReplacement,
} from '@vitrine/contract/shop/returns.ts';
import { useState } from 'react';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/queries.ts';
import { orderKeys } from '../../lib/query-keys/orders.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { returnKeys } from '../../lib/query-keys/returns.ts';
import { returnTexts } from '../../texts/returns.ts';
import { useMoneyText } from '../../ui/money.tsx';
import { Button } from '../../ui/plain/button.tsx';
import { ApproveForm, RefundForm, RefuseForm } from './answer-forms.tsx';
import { InspectForm, ReplaceForm, ReplacementForm } from './goods-forms.tsx';
import { type ReturnSide, sides } from './return-side.ts';

const changed = [...returnKeys.everywhere, orderKeys.all, platformKeys.all];

/** What those who answer a request can do now; each answer asks for what it needs before it is sent. */
export function ReturnAnswer({ request, side }: { request: ReturnDetail; side: ReturnSide }) {
  const t = useText(returnTexts);
  const money = useMoneyText();
  const [open, setOpen] = useState<
    'approve' | 'refuse' | 'refund' | 'inspect' | 'replace' | 'sendReplacement'
  >();
  const { id, can, value, order, state } = request;
  const { keyOf } = sides[side];
  const onSuccess = (next: ReturnDetail) => {
    setOpen(undefined);
    queryClient.setQueryData(keyOf(id), next);
  };
  const said = (next: ReturnDetail) => t(`said_${next.state}`, { number: order.number });
  const deciding = useApiMutation(sides[side].decide, {
    invalidates: changed,
    success: said,
    onSuccess,
  });
  const refunding = useApiMutation(sides[side].refund, {
    invalidates: changed,
    success: said,
    onSuccess,
  });
  const decide = (decision: ReturnDecision, done?: () => void) =>
    void deciding.run({ params: { id }, body: decision }).then((next) => next && done?.());
  const inspecting = useApiMutation(inspectReturn, {
    invalidates: changed,
    success: said,
    onSuccess,
  });
  const replacing = useApiMutation(replaceReturn, {
    invalidates: changed,
    success: said,
    onSuccess,
  });
  const sending = useApiMutation(sendReplacement, {
    invalidates: changed,
    success: said,
    onSuccess,
  });
  const form = {
    request,
    isBusy:
      deciding.isBusy ||
      refunding.isBusy ||
      inspecting.isBusy ||
      replacing.isBusy ||
      sending.isBusy,
    onCancel: () => setOpen(undefined),
  };
  if (!Object.values(can).some(Boolean)) return null;
  const amount = value ? money(value) : '';
  if (open === 'approve') return <ApproveForm {...form} onSend={decide} />;
  if (open === 'refuse') return <RefuseForm {...form} onSend={decide} />;
  if (open === 'inspect')
    return (
      <InspectForm
        {...form}
        onSend={(lines) => void inspecting.run({ params: { id }, body: { lines } })}
      />
    );
  if (open === 'replace')
    return (
      <ReplaceForm {...form} onSend={() => void replacing.run({ params: { id }, body: {} })} />
    );
  if (open === 'sendReplacement')
    return (
      <ReplacementForm
        {...form}
        onSend={(parcel) => void sending.run({ params: { id }, body: parcel })}
      />
    );
  if (open === 'refund' && value)
    return (
      <RefundForm
        {...form}
        amount={amount}
        isStocked={side === 'operators'}
        onSend={(toStock) =>
          void refunding.run({
            params: { id },
            body: side === 'operators' ? { expected: value, toStock } : { expected: value },
          } as never)
        }
      />
    );
  // The step that comes next by itself is the one that stands out.
  const refundsFirst = request.kind !== 'return' || ['received', 'inspected'].includes(state);
  return (
    <>
      {can.refund && !value && <p className="return-note">{t('nothingLeft')}</p>}
      <p className="cluster stretched gap-10">
        {can.approve && (
          <Button className="btn primary" onClick={() => setOpen('approve')}>
            {t('approve')}
          </Button>
        )}
        {can.receive && (
          <Button
            className="btn primary"
            isBusy={deciding.isBusy}
            onClick={() => decide({ decision: 'receive' })}
          >
            {t('receive')}
          </Button>
        )}
        {can.inspect && (
          <Button className="btn primary" onClick={() => setOpen('inspect')}>
            {t('inspect')}
          </Button>
        )}
        {can.sendReplacement && (
          <Button className="btn primary" onClick={() => setOpen('sendReplacement')}>
            {t('sendReplacement')}
          </Button>
        )}
        {can.refund && value && (
          <Button
            className={refundsFirst && !can.inspect ? 'btn primary' : 'btn'}
            onClick={() => setOpen('refund')}
          >
            {t(refundsFirst ? 'refund' : 'refundNow')}
          </Button>
        )}
        {can.replace && (
          <Button className="btn" onClick={() => setOpen('replace')}>
            {t('replace')}
          </Button>
        )}
        {can.refuse && (
          <Button className="btn" onClick={() => setOpen('refuse')}>
            {t('refuse')}
          </Button>
        )}
      </p>
    </>
  );
}
