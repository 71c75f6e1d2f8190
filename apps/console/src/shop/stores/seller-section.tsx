import { Form, Input } from 'antd';
import { useText } from '../../lib/i18n.ts';
import { storeTexts } from '../../texts/stores.ts';

/** Who sells, by name, when buyers pay the owner: for the store's foot, checkout and mails. */
export function SellerSection() {
  const t = useText(storeTexts);
  return (
    <section className="card form-box">
      <h2 className="h3">{t('seller')}</h2>
      <Form.Item name={['seller', 'name']} label={t('sellerName')}>
        <Input maxLength={120} />
      </Form.Item>
      <Form.Item name={['seller', 'address']} label={t('sellerAddress')}>
        <Input maxLength={240} />
      </Form.Item>
      <Form.Item name={['seller', 'email']} label={t('sellerEmail')} rules={[{ type: 'email', message: t('emailWrong') }]}>
        <Input maxLength={254} />
      </Form.Item>
    </section>
  );
}
