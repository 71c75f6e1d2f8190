import type { DeletionBlock, DeletionBlockKind } from '@vitrine/contract/admin/deletions.ts';
import { Link } from 'react-router';
import { app } from '../../lib/app.ts';
import { useText } from '../../lib/i18n.ts';
import { personalDataTexts } from '../../texts/personal-data.ts';
import { useMoneyText } from '../../ui/money.tsx';

const orders = { path: { mobile: '/tableme', console: '/order' }, text: 'seeOrders' } as const;
const returns = { path: { mobile: '/returns', console: '/returns' }, text: 'seeReturns' } as const;
const earnings = {
  path: { mobile: '/earnings', console: '/revenue' },
  text: 'seeEarnings',
} as const;
const ways: Readonly<
  Record<DeletionBlockKind, typeof orders | typeof returns | typeof earnings | null>
> = {
  orders,
  refunds: orders,
  returns,
  balance: earnings,
  debt: earnings,
  payout: earnings,
  'last-root': null,
};

/** What has to be settled before the account can be deleted, each with the page where that is done. */
export function DeletionBlocks({ blocks }: { blocks: readonly DeletionBlock[] }) {
  const t = useText(personalDataTexts);
  const money = useMoneyText();
  return (
    <ul className="account-rows">
      {blocks.map(({ kind, count, amount }) => {
        const way = ways[kind];
        const values = { count: count ?? 0, amount: amount ? money(amount) : '' };
        return (
          <li key={`${kind}${amount?.currency ?? ''}`}>
            <span className="grow">{t(`block-${kind}`, values)}</span>
            {way && (
              <Link className="btn" to={way.path[app === 'mobile' ? 'mobile' : 'console']}>
                {t(way.text)}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
