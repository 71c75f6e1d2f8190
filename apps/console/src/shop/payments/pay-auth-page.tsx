import { Button } from 'antd';
import { CreditCard } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useText } from '../../lib/i18n.ts';
import { payResultTexts } from '../../texts/payment-results.ts';
import './payments.css';

/** `/payauth`: a payment that its provider did not authorise. */
export default function PayAuthPage() {
  const t = useText(payResultTexts);
  const navigate = useNavigate();
  return (
    <section className="card result-page">
      <span className="result-mark bad">
        <CreditCard size={32} aria-hidden />
      </span>
      <h1 className="h1">{t('authTitle')}</h1>
      <p>{t('authLine')}</p>
      <div className="result-actions">
        <Button onClick={() => void navigate('/index')}>{t('backHome')}</Button>
        <Button type="primary" onClick={() => void navigate('/order')}>
          {t('toOrders')}
        </Button>
      </div>
    </section>
  );
}
