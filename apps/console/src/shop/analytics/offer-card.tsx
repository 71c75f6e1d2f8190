import { useQuery } from '@tanstack/react-query';
import { readWelcomeOffer } from '@vitrine/contract/shop/promotions.ts';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { welcomeOfferTexts } from '../../texts/quick-start.ts';
import { useMoneyText } from '../../ui/money.tsx';
import { usePercentText } from '../../ui/percent.ts';

export const useWelcomeOffer = () =>
  useQuery({ queryKey: ['promotions', 'welcome'], queryFn: ({ signal }) => api.call(readWelcomeOffer, {}, { signal, quiet: true }) });

/** The offer on the first order for oneself, while it can still be used. */
export function OfferCard() {
  const t = useText(welcomeOfferTexts);
  const money = useMoneyText();
  const percent = usePercentText();
  const navigate = useNavigate();
  const { data } = useWelcomeOffer();
  if (data?.state !== 'available') return null;
  return (
    <section className="card offer-card">
      <p>
        <b>{t('offerTitle')}</b>
        {t('offerLine', { free: money(data.freeBelow), to: money(data.percentUpTo), percent: percent(data.percent) })}
      </p>
      <Button onClick={() => void navigate('/sample')}>{t('offerAction')}</Button>
    </section>
  );
}
