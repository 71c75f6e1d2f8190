import type { pageNotices } from '@vitrine/contract/admin/notices.ts';
import { findNumberFormat } from '@vitrine/contract/intl-formats.ts';
import { useClock } from '../../lib/clock.ts';
import { useIntlTag, useText } from '../../lib/i18n.ts';
import { useAddress } from '../../lib/use-address.ts';
import { noticeListTexts } from '../../texts/notice-list.ts';
import { noticeTexts } from '../../texts/notices.ts';
import { readPaging } from '../../ui/list/list-address.rules.ts';
import type { RowOf } from '../../ui/list/list-page.tsx';
import { type Meaning, StatusTag } from '../../ui/status-tag.tsx';
import type { Column } from '../../ui/table/use-columns.tsx';
import { NoticeLevel, NoticeType } from './notice-words.tsx';

export type NoticeRow = RowOf<typeof pageNotices>;
export const isPublished = ({ publishStatus }: NoticeRow): boolean => publishStatus === 1;

type Status = 'draft' | 'scheduled' | 'published' | 'revoked';
const meanings: Readonly<Record<Status, Meaning>> = {
  draft: 'neutral',
  scheduled: 'waiting',
  published: 'done',
  revoked: 'failed',
};

function statusOf({ publishStatus, scheduleTime }: NoticeRow): Status {
  if (publishStatus === 1) return 'published';
  if (scheduleTime) return 'scheduled';
  return publishStatus === -1 ? 'revoked' : 'draft';
}

interface NoticeColumnsOptions {
  mayView: (row: NoticeRow) => boolean;
  open: (row: NoticeRow) => void;
}

/** What the list of notices says of each: its kind, to whom, its status and times, and how many have read it. */
export function useNoticeColumns({ mayView, open }: NoticeColumnsOptions): Column<NoticeRow>[] {
  const t = useText(noticeListTexts);
  const tNotice = useText(noticeTexts);
  const number = findNumberFormat(useIntlTag());
  const clock = useClock();
  const { pageNum, pageSize } = readPaging(useAddress().read);
  const isThisYear = (moment: string) =>
    clock.dayOf(moment).slice(0, 4) === clock.dayOf(Date.now()).slice(0, 4);
  const write = (moment: string | null) =>
    moment ? clock.write(isThisYear(moment) ? 'shortDayTime' : 'moment', moment) : '';
  const lastStep = (row: NoticeRow): string | undefined => {
    if (isPublished(row)) return t('publishedAt', { time: write(row.publishTime) });
    if (row.scheduleTime) return t('goesOut', { time: write(row.scheduleTime) });
    return row.revokeTime ? t('revokedAt', { time: write(row.revokeTime) }) : undefined;
  };
  return [
    {
      key: 'number',
      title: t('number'),
      width: 52,
      className: 'num',
      render: (_value, _row, index) => number.format((pageNum - 1) * pageSize + index + 1),
    },
    {
      key: 'title',
      title: tNotice('title'),
      render: (_value, row) =>
        mayView(row) ? (
          <button type="button" className="link notice-title" onClick={() => open(row)}>
            {row.title}
          </button>
        ) : (
          <span className="notice-title">{row.title}</span>
        ),
    },
    {
      key: 'type',
      title: `${tNotice('type')}, ${tNotice('level').toLocaleLowerCase()}`,
      width: 150,
      render: (_value, row) => (
        <span className="stack gap-4 at-start">
          <NoticeType type={row.type} />
          <NoticeLevel level={row.level} />
        </span>
      ),
    },
    {
      key: 'publisher',
      title: t('publisher'),
      width: 110,
      ellipsis: true,
      render: (_value, row) => row.publisherName || '–',
    },
    {
      key: 'target',
      title: tNotice('target'),
      width: 124,
      render: (_value, row) => (
        <>
          {tNotice(row.targetType === 1 ? 'everybody' : 'chosen')}
          {isPublished(row) && (
            <small className="faint">
              {t('readFigure', {
                read: number.format(row.readCount),
                all: number.format(row.targetCount),
              })}
            </small>
          )}
        </>
      ),
    },
    {
      key: 'status',
      title: tNotice('state'),
      width: 124,
      render: (_value, row) => (
        <StatusTag meaning={meanings[statusOf(row)]}>{t(statusOf(row))}</StatusTag>
      ),
    },
    {
      key: 'times',
      title: t('times'),
      width: 176,
      render: (_value, row) => (
        <>
          {lastStep(row)}
          <small className="faint">{t('created', { time: write(row.createTime) })}</small>
        </>
      ),
    },
  ];
}
