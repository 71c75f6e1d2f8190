import { languageNames, languages } from '@vitrine/contract/locales.ts';
import { Collapse, Form, Input } from 'antd';
import { useText } from '../../lib/i18n.ts';
import { systemTexts } from '../../texts/system.ts';

/** Titles of a menu in each language; where one is empty, the name is shown. */
export function TitleFields() {
  const t = useText(systemTexts);
  const fields = languages.map((language) => (
    <Form.Item key={language} name={['titles', language]} label={languageNames[language]}>
      <Input maxLength={64} autoComplete="off" lang={language} />
    </Form.Item>
  ));
  return (
    <Collapse
      size="small"
      className="below-20"
      items={[
        {
          key: 'titles',
          label: t('titles'),
          forceRender: true,
          children: <div className="two-fields">{fields}</div>,
        },
      ]}
    />
  );
}
