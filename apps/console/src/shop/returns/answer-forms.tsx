import {
  isSellersFault,
  type Postage,
  postages,
  returnBounds,
  statutoryReturnDays,
} from '@vitrine/contract/shop/return-shapes.ts';
import type { ReturnDecision, ReturnDetail } from '@vitrine/contract/shop/returns.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTyped } from '../../lib/form-drafts.ts';
import { useText } from '../../lib/i18n.ts';
import { returnTexts } from '../../texts/returns.ts';
import { useMoneyText } from '../../ui/money.tsx';
import { AreaField } from '../../ui/plain/area-field.tsx';
import { Button } from '../../ui/plain/button.tsx';
import { CheckField, TextField } from '../../ui/plain/fields.tsx';

export interface FormProps {
  request: ReturnDetail;
  isBusy: boolean;
  onCancel: () => void;
}

interface FrameProps extends Omit<FormProps, 'request'> {
  hint: string;
  action: string;
  isDanger?: boolean;
  isReady?: boolean;
  onSend: () => void;
  children?: ReactNode;
}

/** One answer with what it needs to be said; in the request itself, so that what the buyer wrote stays in sight. */
export function AnswerFrame({
  hint,
  action,
  isDanger = false,
  isReady = true,
  isBusy,
  onSend,
  onCancel,
  children,
}: FrameProps) {
  const t = useText(returnTexts);
  // The second click of two comes before the button is drawn as busy.
  const isSent = useRef(false);
  useEffect(() => {
    if (!isBusy) isSent.current = false;
  }, [isBusy]);
  return (
    <form
      className="return-answer stack gap-12 pad-16"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReady || isBusy || isSent.current) return;
        isSent.current = true;
        onSend();
      }}
    >
      <p className="muted">{hint}</p>
      {children}
      <p className="cluster stretched gap-10">
        <Button
          type="submit"
          className={isDanger ? 'btn danger' : 'btn primary'}
          isBusy={isBusy}
          disabled={!isReady}
        >
          {action}
        </Button>
        <Button className="btn" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </p>
    </form>
  );
}

/** What the server accepts as an address to be opened. */
const isWebAddress = (text: string) => URL.canParse(text) && new URL(text).protocol === 'https:';

export function ApproveForm({
  request,
  onSend,
  ...frame
}: FormProps & { onSend: (decision: ReturnDecision, done: () => void) => void }) {
  const t = useText(returnTexts);
  const address = useTyped(`return-address|${request.id}`, request.suggestedAddress);
  const label = useTyped(`return-label|${request.id}`, '');
  const [postage, setPostage] = useState<Postage>();
  const isFault = isSellersFault(request.reason);
  const labelUrl = label.value.trim();
  const isLabelWrong = labelUrl !== '' && !isWebAddress(labelUrl);
  const isPaid = postage !== undefined && (postage !== 'label' || isWebAddress(labelUrl));
  const send = () =>
    postage &&
    onSend(
      {
        decision: 'approve',
        returnAddress: address.value.trim(),
        postage,
        labelUrl: postage === 'label' ? labelUrl : null,
      },
      () => {
        address.forget();
        label.forget();
      },
    );
  return (
    <AnswerFrame
      {...frame}
      hint={t('approveHint')}
      action={t('approve')}
      isReady={address.value.trim().length >= 5 && isPaid}
      onSend={send}
    >
      <AreaField
        label={t('returnAddress')}
        value={address.value}
        max={returnBounds.addressMax}
        onChange={address.type}
      />
      <fieldset className="return-postage stack gap-8">
        <legend className="below-6 pad-0 medium">{t('postage')}</legend>
        {postages.map((one) => (
          <label className="line on-baseline" key={one}>
            <input
              type="radio"
              name="postage"
              checked={postage === one}
              disabled={one === 'buyer' && isFault}
              onChange={() => setPostage(one)}
            />
            {t(`postage_${one}`)}
          </label>
        ))}
        {isFault && <small className="muted">{t('sellersFault')}</small>}
      </fieldset>
      {postage === 'label' && (
        <TextField
          label={t('labelUrl')}
          type="url"
          value={label.value}
          maxLength={300}
          placeholder="https://"
          hint={t('labelHint')}
          error={isLabelWrong ? t('labelWrong') : undefined}
          onChange={label.type}
        />
      )}
    </AnswerFrame>
  );
}

export function RefuseForm({
  request,
  onSend,
  ...frame
}: FormProps & { onSend: (decision: ReturnDecision, done: () => void) => void }) {
  const t = useText(returnTexts);
  const typed = useTyped(`return-refusal|${request.id}`, '');
  const reason = typed.value.trim();
  return (
    <AnswerFrame
      {...frame}
      hint={t('refuseHint')}
      action={t('refuse')}
      isDanger
      isReady={reason.length >= 3}
      onSend={() => onSend({ decision: 'refuse', reason }, typed.forget)}
    >
      <AreaField
        label={t('refusal')}
        value={typed.value}
        max={returnBounds.reasonMax}
        onChange={typed.type}
      />
    </AnswerFrame>
  );
}

interface RefundFormProps extends FormProps {
  amount: string;
  /** Whether what came back goes to the platform's warehouse. */
  isStocked: boolean;
  onSend: (toStock: boolean) => void;
}

export function RefundForm({ request, amount, isStocked, onSend, ...frame }: RefundFormProps) {
  const t = useText(returnTexts);
  const money = useMoneyText();
  const [toStock, setToStock] = useState(true);
  const isBack = ['received', 'inspected', 'replacing'].includes(request.state);
  const hint =
    request.kind === 'cancellation'
      ? 'refundCancelHint'
      : isBack
        ? 'refundBackHint'
        : 'refundKeepHint';
  return (
    <AnswerFrame
      {...frame}
      hint={t(hint)}
      action={t('refundAmount', { amount })}
      onSend={() => onSend(toStock)}
    >
      {request.shippingFee && (
        <p className="muted">
          {t('feeHint', { amount: money(request.shippingFee), days: statutoryReturnDays })}
        </p>
      )}
      {isStocked && request.state === 'received' && (
        <CheckField label={t('toStock')} isChecked={toStock} onChange={setToStock} />
      )}
    </AnswerFrame>
  );
}
