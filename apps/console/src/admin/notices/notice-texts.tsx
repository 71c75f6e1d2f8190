import { noticeFormShape } from '@vitrine/contract/admin/notice-forms.ts';
import { type Language, languageNames, languages } from '@vitrine/contract/locales.ts';
import { Form, type FormInstance, Input, Select } from 'antd';
import { Check } from 'lucide-react';
import { useText } from '../../lib/i18n.ts';
import { useLanguageName } from '../../lib/language-name.ts';
import { noticeListTexts } from '../../texts/notice-list.ts';
import { noticeTexts } from '../../texts/notices.ts';
import { systemTexts } from '../../texts/system.ts';
import { LanguageTabs } from '../../ui/language-tabs.tsx';
import { RichTextField } from '../../ui/rich-text-field.tsx';
import { halfWritten, type NoticeValues, stateOf } from './notice-values.rules.ts';

const titleMax = noticeFormShape.shape.title.maxLength ?? 0;
const languageOptions = languages.map((value) => ({
  value,
  label: <span lang={value}>{languageNames[value]}</span>,
}));

/** Title and text in one language: needed in the one that all others see, elsewhere both or neither. */
function TextFields({ form, language }: { form: FormInstance<NoticeValues>; language: Language }) {
  const t = useText(noticeTexts);
  const tSystem = useText(systemTexts);
  const isMain = Form.useWatch('language', form) === language;
  const state = stateOf(Form.useWatch(['texts', language], form));
  const isNeeded = isMain || state !== 'empty';
  const rules = (label: string) => [
    { required: isNeeded, whitespace: true, message: tSystem('needed', { field: label }) },
  ];
  return (
    <>
      <Form.Item
        name={['texts', language, 'title']}
        label={t('title')}
        required={isNeeded}
        rules={rules(t('title'))}
      >
        <Input maxLength={titleMax} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name={['texts', language, 'content']}
        label={t('content')}
        required={isNeeded}
        rules={rules(t('content'))}
      >
        <RichTextField label={t('content')} />
      </Form.Item>
    </>
  );
}

/** Shows behind the name of a language how far it is written. */
function LanguageMark({
  form,
  language,
}: {
  form: FormInstance<NoticeValues>;
  language: Language;
}) {
  const t = useText(noticeListTexts);
  const state = stateOf(Form.useWatch(['texts', language], form));
  if (state === 'written')
    return <Check className="notice-mark" size={14} role="img" aria-label={t('written')} />;
  return state === 'half' ? <small className="notice-mark faint">{t('halfWritten')}</small> : null;
}

/** The texts of a notice by language, and which of them readers of the other languages see. */
export function NoticeTexts({
  form,
  onOpen,
}: {
  form: FormInstance<NoticeValues>;
  onOpen: (language: Language) => void;
}) {
  const t = useText(noticeListTexts);
  const nameOf = useLanguageName();
  const check = async (_rule: unknown, main: Language) => {
    const texts = form.getFieldValue('texts') as NoticeValues['texts'];
    if (stateOf(texts[main]) !== 'written')
      throw new Error(t('needsMain', { language: nameOf(main) }));
    const half = halfWritten(texts);
    if (half.length) throw new Error(t('needsWhole', { languages: half.map(nameOf).join(', ') }));
  };
  return (
    <>
      <LanguageTabs
        label={t('languages')}
        onOpen={onOpen}
        fields={(language) => <TextFields form={form} language={language} />}
        mark={(language) => <LanguageMark form={form} language={language} />}
      />
      <Form.Item
        name="language"
        label={t('mainLanguage')}
        extra={t('mainLanguageHint')}
        dependencies={['texts']}
        validateTrigger="onSubmit"
        rules={[{ validator: check }]}
      >
        <Select options={languageOptions} style={{ width: 200 }} />
      </Form.Item>
    </>
  );
}
