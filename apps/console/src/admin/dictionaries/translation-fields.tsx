import { languageNames, languages } from '@vitrine/contract/locales.ts';
import { Form, Input } from 'antd';
import { useText } from '../../lib/i18n.ts';
import { systemTexts } from '../../texts/system.ts';
import './entries.css';

interface TranslationFieldsProps {
  /** The field of the translations, and the one that languages without their own show. */
  name: 'names' | 'labels';
  beside: 'name' | 'label';
  maxLength?: number;
}

/** A name in each language; an empty one shows the text for all languages. */
export function TranslationFields({ name, beside, maxLength = 64 }: TranslationFieldsProps) {
  const t = useText(systemTexts);
  const shown: string | undefined = Form.useWatch(beside);
  return (
    <fieldset className="translations">
      <legend>{t('inLanguages')}</legend>
      <p className="faint full-row below-12">{t('inLanguagesHint')}</p>
      {languages.map((language) => (
        <Form.Item key={language} name={[name, language]} label={languageNames[language]}>
          <Input
            lang={language}
            maxLength={maxLength}
            placeholder={shown?.trim() ?? ''}
            autoComplete="off"
          />
        </Form.Item>
      ))}
    </fieldset>
  );
}
