import { Form, Input } from 'antd';
import { useText } from '../../lib/i18n.ts';
import { storeTexts } from '../../texts/stores.ts';

/** Who sells, by name: for the store's foot, checkout and mails of a store whose buyers pay the owner, who must name himself. */
export function SellerSection({ isNeeded }: { isNeeded: boolean }) {
  const t = useText(storeTexts);
  const needed = { required: isNeeded, whitespace: true, message: t('sellerNeeded') };
  return (
    <section className="card form-box">
      <h2 className="h3">{t('seller')}</h2>
      <p className="t3 form-line">{t('sellerHint')}</p>
      <Form.Item name={['seller', 'name']} label={t('sellerName')} rules={[needed]}>
        <Input maxLength={120} />
      </Form.Item>
      <Form.Item name={['seller', 'address']} label={t('sellerAddress')} rules={[needed]}>
        <Input maxLength={240} />
      </Form.Item>
      <Form.Item name={['seller', 'email']} label={t('sellerEmail')} rules={[needed, { type: 'email', message: t('emailWrong') }]}>
        <Input maxLength={254} />
      </Form.Item>
    </section>
  );
}
