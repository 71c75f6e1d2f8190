import type { NoticeForm } from '@vitrine/contract/admin/notices.ts';
import { Form, type FormInstance } from 'antd';
import { useId, useState } from 'react';
import { useUser } from '../../lib/account.ts';
import { useText } from '../../lib/i18n.ts';
import { noticeListTexts } from '../../texts/notice-list.ts';
import { NoticeWords } from './notice-words.tsx';

/** A notice as its readers will see it, while it is written. */
export function NoticePreview({ form }: { form: FormInstance<NoticeForm> }) {
  const t = useText(noticeListTexts);
  const headId = useId();
  const user = useUser();
  const [now] = useState(() => new Date().toISOString());
  const { title = '', content = '', type = 99, level = 'L', scheduleTime } = Form.useWatch([], form) ?? {};
  const words = {
    ...{ id: '', title, content, type, level },
    publishStatus: 1 as const,
    publisherName: user?.nickname || user?.username || '',
    publishTime: scheduleTime ?? now,
  };
  return (
    <section className="notice-preview" aria-labelledby={headId}>
      <p className="t3" id={headId}>
        {t('preview')}
      </p>
      <h3 className="h2">{title.trim() || <span className="t3">{t('untitled')}</span>}</h3>
      <NoticeWords notice={words} />
    </section>
  );
}
