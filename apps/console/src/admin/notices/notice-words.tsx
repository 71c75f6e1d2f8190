import type { NoticeDetail } from '@vitrine/contract/admin/notice-shapes.ts';
import { intlTags, type Language } from '@vitrine/contract/locales.ts';
import { useDictionary } from '../../lib/dictionaries.ts';
import { useText } from '../../lib/i18n.ts';
import { useLanguageName } from '../../lib/language-name.ts';
import { useSettings } from '../../lib/settings.ts';
import { noticeTexts } from '../../texts/notices.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { type Meaning, StatusTag } from '../../ui/status-tag.tsx';
import './notices.css';

const meanings: Readonly<Record<string, Meaning>> = {
  success: 'done',
  warning: 'waiting',
  danger: 'failed',
  primary: 'moving',
};

/** A value of a dictionary under its label and in its colour. */
function EntryLabel({ dictCode, value }: { dictCode: string; value: string }) {
  const entry = useDictionary(dictCode).find((one) => one.value === value);
  return (
    <StatusTag meaning={meanings[entry?.tagType ?? ''] ?? 'neutral'} hasDot={false}>
      {entry?.label ?? value}
    </StatusTag>
  );
}

export const NoticeType = ({ type }: { type: number }) => (
  <EntryLabel dictCode="notice_type" value={String(type)} />
);
export const NoticeLevel = ({ level }: { level: string }) => (
  <EntryLabel dictCode="notice_level" value={level} />
);

/** A notice below its title: its kind, who published it and when, and its text; in which language, where it is not the reader's. */
export function NoticeWords({ notice, reader }: { notice: NoticeDetail; reader?: Language }) {
  const t = useText(noticeTexts);
  const nameOf = useLanguageName();
  const own = useSettings((settings) => settings.language);
  const { language } = notice;
  const isForeign = language !== null && language !== (reader ?? own);
  return (
    <>
      <p className="cluster below-16 muted">
        <NoticeType type={notice.type} />
        <NoticeLevel level={notice.level} />
        {notice.publishStatus === 1 ? (
          <span>
            {notice.publisherName} · <DateTime value={notice.publishTime} />
          </span>
        ) : (
          <span>{t(notice.publishStatus === 0 ? 'isDraft' : 'isRevoked')}</span>
        )}
      </p>
      {isForeign && (
        <p className="below-12 muted">
          {t('onlyIn', { language: nameOf(language), reader: nameOf(reader ?? own) })}
        </p>
      )}
      <div {...(language ? { lang: intlTags[language] } : {})}>
        <RichText html={notice.content} />
      </div>
    </>
  );
}
