import { type Language, languageNames } from '@vitrine/contract/locales.ts';
import { Form, type FormInstance } from 'antd';
import { useId, useState } from 'react';
import { useUser } from '../../lib/account.ts';
import { useText } from '../../lib/i18n.ts';
import { noticeListTexts } from '../../texts/notice-list.ts';
import { type NoticeValues, readIn } from './notice-values.rules.ts';
import { NoticeWords } from './notice-words.tsx';

/** A notice as readers of a language will see it, while it is written. */
export function NoticePreview({
  form,
  reader,
}: {
  form: FormInstance<NoticeValues>;
  reader: Language;
}) {
  const t = useText(noticeListTexts);
  const headId = useId();
  const user = useUser();
  const [now] = useState(() => new Date().toISOString());
  const {
    texts = {},
    language = reader,
    type = 99,
    level = 'L',
    scheduleTime,
  } = Form.useWatch([], form) ?? {};
  const { title, ...shown } = readIn(reader, { texts, language });
  const words = {
    ...{ id: '', title, ...shown, type, level },
    publishStatus: 1 as const,
    publisherName: user?.nickname || user?.username || '',
    publishTime: scheduleTime ?? now,
  };
  return (
    <section className="notice-preview" aria-labelledby={headId}>
      <p className="faint" id={headId}>
        {t('preview')} · <span lang={reader}>{languageNames[reader]}</span>
      </p>
      <h3 className="h2 above-4 below-12">
        {title.trim() || <span className="faint">{t('untitled')}</span>}
      </h3>
      <NoticeWords notice={words} reader={reader} />
    </section>
  );
}
