import type { EndpointAnswer, EndpointInput } from '@vitrine/contract/endpoint.ts';
import { listStockMovements, moveStock } from '@vitrine/contract/shop/stock-movements.ts';
import { Button, Input, Radio, Select } from 'antd';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../../lib/api.ts';
import { useApiMutation } from '../../../lib/api-mutation.ts';
import { useText } from '../../../lib/i18n.ts';
import { catalogueKeys } from '../../../lib/query-keys/catalogue.ts';
import { platformKeys } from '../../../lib/query-keys/platform.ts';
import { useFeed } from '../../../lib/use-feed.ts';
import { stockMovementsTexts } from '../../../texts/stock-movements.ts';
import { DateTime } from '../../../ui/date-time.tsx';
import { useHasPerm } from '../../../ui/has-perm.tsx';
import { FeedList } from '../../../ui/list/feed-list.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { Overlay } from '../../../ui/overlay/overlay.tsx';
import { EditorField } from '../editor/editor-field.tsx';
import { useStockOf } from './use-stock-of.ts';

type Feed = EndpointAnswer<typeof listStockMovements>;
type Movement = Feed['list'][number];
type Reason = EndpointInput<typeof moveStock>['body']['reason'];

const reasons = [
  'count',
  'delivery',
  'damage',
  'lost',
  'correction',
] as const satisfies readonly Reason[];

interface MovedVariant {
  id: string;
  label: string;
  onHand: number;
}

/** Changes the units of a variant with its reason: as they were counted, or by how many. */
function MoveForm({
  variant,
  onMoved,
}: {
  variant: MovedVariant;
  onMoved: (variantId: string, onHand: number) => void;
}) {
  const t = useText(stockMovementsTexts);
  const [kind, setKind] = useState<'to' | 'more' | 'fewer'>('to');
  const [units, setUnits] = useState<number | null | undefined>(null);
  const [reason, setReason] = useState<Reason>('count');
  const [note, setNote] = useState('');
  const moving = useApiMutation(moveStock, {
    success: ({ onHand }) => t('moved', { count: onHand }),
    onSuccess: ({ onHand }) => {
      setUnits(null);
      setNote('');
      onMoved(variant.id, onHand);
    },
    invalidates: [
      catalogueKeys.movements(),
      catalogueKeys.products(),
      catalogueKeys.rows(),
      catalogueKeys.stock(),
      platformKeys.stock(),
    ],
  });
  const isPossible = typeof units === 'number' && (kind === 'to' || units > 0);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isPossible) return;
    void moving.run({
      body: {
        variantId: variant.id,
        to: kind === 'to' ? units : null,
        by: kind === 'to' ? null : kind === 'more' ? units : -units,
        reason,
        note: note.trim(),
      },
    });
  };
  return (
    <form className="stock-form stack gap-12 one-column" onSubmit={send}>
      <Radio.Group
        aria-label={t('how')}
        value={kind}
        options={[
          { value: 'to', label: t('counted') },
          { value: 'more', label: t('more') },
          { value: 'fewer', label: t('fewer') },
        ]}
        onChange={(event) => setKind(event.target.value as typeof kind)}
      />
      <div className="cluster gap-12 at-top">
        <EditorField label={t('units')}>
          {({ id }) => (
            <NumberField
              id={id}
              field="stock-quantity"
              value={units}
              style={{ width: 120 }}
              onChange={setUnits}
            />
          )}
        </EditorField>
        <EditorField label={t('reason')}>
          {({ id }) => (
            <Select<Reason>
              id={id}
              style={{ minWidth: 160 }}
              value={reason}
              options={reasons.map((value) => ({ value, label: t(value) }))}
              onChange={setReason}
            />
          )}
        </EditorField>
      </div>
      <EditorField label={t('note')}>
        {({ id }) => (
          <Input
            id={id}
            value={note}
            maxLength={200}
            autoComplete="off"
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </EditorField>
      <div>
        <Button htmlType="submit" type="primary" disabled={!isPossible} loading={moving.isBusy}>
          {t('move')}
        </Button>
      </div>
    </form>
  );
}

function Line({ movement }: { movement: Movement }) {
  const t = useText(stockMovementsTexts);
  const { quantity, onHand, reason, note, orderId, byName, at } = movement;
  return (
    <li className="line gap-12 at-top stock-line">
      <b className={quantity < 0 ? 'num stock-quantity' : 'num stock-quantity green-text'}>
        {quantity > 0 ? `+${quantity}` : `−${-quantity}`}
      </b>
      <span className="stack gap-0 slim grow">
        <span>
          {orderId ? <Link to={`/operations/orders?id=${orderId}`}>{t(reason)}</Link> : t(reason)}
          {note && <span className="muted">: {note}</span>}
        </span>
        <small className="faint">
          {byName && `${byName} · `}
          <DateTime value={at} />
        </small>
      </span>
      <span className="num faint">{t('left', { count: onHand })}</span>
    </li>
  );
}

interface MovementsOverlayProps {
  productId: string | null;
  variants: readonly MovedVariant[];
  /** The variant that is shown at first. */
  variantId: string;
  title: string;
  onClose: () => void;
  onMoved: (variantId: string, onHand: number) => void;
}

/** Every change of the units of a variant: how many, why, who and when. */
export function MovementsOverlay(props: MovementsOverlayProps) {
  const { variants, title, onClose } = props;
  const t = useText(stockMovementsTexts);
  const mayMove = useHasPerm('platform:catalogue:edit');
  const [variantId, setVariantId] = useState(props.variantId);
  const variant = variants.find(({ id }) => id === variantId);
  const stock = useStockOf(props.productId ? [props.productId] : []).get(variantId);
  const { feed, rows } = useFeed<Movement, Feed>({
    queryKey: catalogueKeys.movements(variantId),
    read: (after, signal) =>
      api.read(listStockMovements, { query: { variantId, limit: 30, ...after } }, signal),
  });
  return (
    <Overlay size={520} title={t('title')} note={title} onClose={onClose}>
      <div className="stack gap-16 one-column">
        {variants.length > 1 && (
          <Select
            aria-label={t('variant')}
            value={variantId}
            style={{ width: '100%' }}
            options={variants.map(({ id, label, onHand }) => ({
              value: id,
              label: `${label} (${onHand})`,
            }))}
            onChange={setVariantId}
          />
        )}
        {stock && <p className="muted num">{t('toldApart', { ...stock })}</p>}
        {mayMove && variant && (
          <MoveForm key={variantId} variant={variant} onMoved={props.onMoved} />
        )}
        <FeedList
          feed={feed}
          isEmpty={rows.length === 0}
          emptyText={t('none')}
          skeletonHeight={44}
          className="stack gap-0 one-column"
          label={t('title')}
        >
          {rows.map((movement) => (
            <Line key={movement.id} movement={movement} />
          ))}
        </FeedList>
      </div>
    </Overlay>
  );
}
