import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Money as Amount } from '@vitrine/contract/money.ts';
import {
  createPurchaseOrders,
  proposePurchaseOrders,
} from '@vitrine/contract/shop/purchase-orders.ts';
import { Alert, Checkbox, Radio, Switch } from 'antd';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { catalogueKeys } from '../../lib/query-keys/catalogue.ts';
import { purchaseKeys } from '../../lib/query-keys/purchase-orders.ts';
import { purchaseTexts } from '../../texts/purchase-orders.ts';
import { Money } from '../../ui/money.tsx';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { groupProposal, type ProposedPurchase } from './proposal.rules.ts';
import { ProposedVariants } from './proposed-variants.tsx';
import './purchase-orders.css';

type ChooseBy = 'preferred' | 'cheapest';

interface ProposalDialogProps {
  /** Only the missing units of this purchase order. */
  missingOf?: string;
  onClose: () => void;
  onCreated: (list: readonly { id: string; number: string }[]) => void;
}

interface PurchaseProps {
  purchase: ProposedPurchase;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  total: Amount;
}

/** One supplier of the proposal, with the counts of its purchase order. */
function PurchaseHead({ purchase, isChosen, onChoose, total }: PurchaseProps) {
  const t = useText(purchaseTexts);
  const { supplier, orderCount, unitCount } = purchase;
  return (
    <div className="cluster gap-2-12 between">
      <Checkbox checked={isChosen} onChange={(event) => onChoose(event.target.checked)}>
        <b className="medium">{supplier.name}</b>
      </Checkbox>
      <span className="line gap-12 push">
        <span className="muted num">
          {t('ordersN', { count: orderCount })} · {t('unitsN', { count: unitCount })}
        </span>
        <Money kind="total" value={total} />
      </span>
    </div>
  );
}

/** The goods that wait to be ordered, by supplier: they are counted before anything is made. */
export function ProposalDialog({ missingOf, onClose, onCreated }: ProposalDialogProps) {
  const t = useText(purchaseTexts);
  const [chooseBy, setChooseBy] = useState<ChooseBy>('preferred');
  const [choices, setChoices] = useState<Record<string, string>>({});
  const [left, setLeft] = useState<readonly string[]>([]);
  const [isSent, setSent] = useState(true);
  const query = { chooseBy, ...(missingOf ? { missingOf } : {}) };
  const proposal = useQuery({
    queryKey: purchaseKeys.proposal(query),
    queryFn: ({ signal }) => api.read(proposePurchaseOrders, { query }, signal),
    placeholderData: keepPreviousData,
  });
  const creating = useApiMutation(createPurchaseOrders, {
    success: ({ list }) => t('created', { count: list.length }),
    onSuccess: ({ list }) => onCreated(list),
    invalidates: [purchaseKeys.all, catalogueKeys.all],
  });
  const { data } = proposal;
  const { purchases, without } = data
    ? groupProposal(data, choices)
    : { purchases: [], without: [] };
  const chosen = purchases.filter(({ supplier }) => !left.includes(supplier.id));
  const withoutEmail = isSent ? chosen.filter(({ supplier }) => !supplier.hasEmail) : [];
  const send = () =>
    void creating.run({
      body: {
        supplierIds: chosen.map(({ supplier }) => supplier.id),
        chooseBy,
        ...(missingOf ? { missingOf } : {}),
        choices: Object.entries(choices).map(([variantId, supplierId]) => ({
          variantId,
          supplierId,
        })),
        isSent,
      },
    });
  return (
    <Overlay
      isOpen
      size={720}
      title={t(missingOf ? 'orderElsewhere' : 'create')}
      onClose={onClose}
      action={{
        label: t(isSent ? 'createAndSend' : 'createOnly', { count: chosen.length }),
        isBusy: creating.isBusy,
        isDisabled: chosen.length === 0,
        onPress: send,
      }}
    >
      {proposal.isError && !data && (
        <ErrorState error={proposal.error} onRetry={() => void proposal.refetch()} />
      )}
      {!data && !proposal.isError && <SkeletonRows rows={5} />}
      {data && data.variants.length === 0 && <p className="muted">{t('nothingWaits')}</p>}
      {data && data.variants.length > 0 && (
        <div className="stack gap-16">
          <p className="muted">{t('proposalLine')}</p>
          <div className="cluster gap-16 between">
            <Radio.Group
              aria-label={t('chooseBy')}
              optionType="button"
              value={chooseBy}
              onChange={(event) => {
                setChooseBy(event.target.value as ChooseBy);
                setChoices({});
              }}
              options={(['preferred', 'cheapest'] as const).map((value) => ({
                value,
                label: t(`by_${value}`),
              }))}
            />
            {/* biome-ignore lint/a11y/noLabelWithoutControl: the switch is the control */}
            <label className="inline-line gap-8">
              <Switch checked={isSent} onChange={setSent} aria-label={t('sendAtOnce')} />
              {t('sendAtOnce')}
            </label>
          </div>
          {data.isCut && <Alert type="info" showIcon title={t('isCut')} />}
          {withoutEmail.length > 0 && (
            <Alert
              type="warning"
              showIcon
              title={t('withoutEmail', {
                names: withoutEmail.map(({ supplier }) => supplier.name).join(', '),
              })}
            />
          )}
          {purchases.map((purchase) => (
            <section className="purchase-proposal stack gap-10 slim" key={purchase.supplier.id}>
              <PurchaseHead
                purchase={purchase}
                total={purchase.total}
                isChosen={!left.includes(purchase.supplier.id)}
                onChoose={(isChosen) =>
                  setLeft((before) =>
                    isChosen
                      ? before.filter((id) => id !== purchase.supplier.id)
                      : [...before, purchase.supplier.id],
                  )
                }
              />
              <ProposedVariants
                variants={purchase.variants}
                suppliers={data.suppliers}
                choices={choices}
                onChoose={(variantId, supplierId) =>
                  setChoices((before) => ({ ...before, [variantId]: supplierId }))
                }
              />
            </section>
          ))}
          {without.length > 0 && (
            <section className="purchase-proposal stack gap-10 slim">
              <b className="medium">{t('withoutSupplier')}</b>
              <p className="muted">{t('withoutSupplierHint')}</p>
              <ProposedVariants
                variants={without}
                suppliers={data.suppliers}
                choices={choices}
                onChoose={(variantId, supplierId) =>
                  setChoices((before) => ({ ...before, [variantId]: supplierId }))
                }
              />
            </section>
          )}
        </div>
      )}
    </Overlay>
  );
}
