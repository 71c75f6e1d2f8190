import { type Money as MoneyValue, toMoney } from '@vitrine/contract/money.ts';
import type { Dispute } from '@vitrine/contract/shop/disputes.ts';
import { useText } from '../../lib/i18n.ts';
import { nameProvider } from '../../lib/provider-names.ts';
import { disputeTexts } from '../../texts/disputes.ts';
import { Money, useTrueMoneyText } from '../../ui/money.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { Term } from '../../ui/term.tsx';
import { findStage } from './disputes.rules.ts';

const negate = (value: MoneyValue): MoneyValue => ({ ...value, amount: -value.amount });

/** Taken and fee together, where both are of one currency. */
function sumOf(taken: MoneyValue | null, fee: MoneyValue | null): MoneyValue | null {
  if (!taken || !fee || taken.currency !== fee.currency) return null;
  return toMoney(BigInt(taken.amount + fee.amount), taken.currency);
}

/** The money that a dispute has moved, and who bears it. */
export function DisputeMoney({ dispute }: { dispute: Dispute }) {
  const t = useText(disputeTexts);
  const money = useTrueMoneyText();
  const { taken, returned, fee, held } = dispute.money;
  const sum = sumOf(taken, fee);
  const stage = findStage(dispute);
  const isOpen = stage === 'waiting' || stage === 'answered';
  const provider = nameProvider(dispute.provider);
  return (
    <SectionCard title={t('money')}>
      <dl className="dispute-sums">
        {taken && (
          <Term label={t('disputed')}>
            <Money kind="true" value={negate(taken)} />
          </Term>
        )}
        {fee && (
          <Term label={t('fee', { provider })}>
            <Money kind="true" value={negate(fee)} />
          </Term>
        )}
        {sum && (
          <Term className="semibold" label={t(`taken_${dispute.settlement}`)}>
            <Money kind="true" value={negate(sum)} />
          </Term>
        )}
        {returned && (
          <Term label={t('returned')}>
            <Money kind="true" value={returned} isSigned />
          </Term>
        )}
        {held && (
          <Term label={t('held')}>
            <Money kind="true" value={held} />
          </Term>
        )}
      </dl>
      {!taken && <p className="muted small">{t('noMoney')}</p>}
      {taken && isOpen && <p className="faint small">{t('ifWon', { amount: money(taken) })}</p>}
      {(isOpen || (dispute.settlement === 'direct' && dispute.state === 'lost')) && (
        <p className="faint small">{t(`bears_${dispute.settlement}`)}</p>
      )}
    </SectionCard>
  );
}
