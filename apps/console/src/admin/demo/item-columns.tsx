import type { DemoItem } from '@vitrine/contract/admin/demo.ts';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n.ts';
import { demoTexts } from '../../texts/demo.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { MenuIcon } from '../../ui/menu-icon.tsx';
import { Money } from '../../ui/money.tsx';
import { usePercentText } from '../../ui/percent.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import type { Column } from '../../ui/table/use-columns.tsx';
import './demo.css';

/** One column of each kind: icon and name, label, price, per cent, link, state, date. */
export function useItemColumns(
  nameOf: (item: DemoItem) => ReactNode = ({ name }) => name,
): Column<DemoItem>[] {
  const t = useText(demoTexts);
  const percentText = usePercentText();
  return [
    {
      key: 'name',
      title: t('name'),
      render: (_value, item) => (
        <span className="inline-line gap-10">
          <MenuIcon name={item.icon} />
          {nameOf(item)}
        </span>
      ),
    },
    {
      key: 'kind',
      title: t('kind'),
      render: (_value, { kind }) => <StatusTag hasDot={false}>{t(kind)}</StatusTag>,
    },
    {
      key: 'price',
      title: t('price'),
      align: 'end',
      render: (_value, { price }) => <Money value={price} kind="true" />,
    },
    {
      key: 'percent',
      title: t('percent'),
      align: 'end',
      render: (_value, { percent }) => <span className="num">{percentText(percent)}</span>,
    },
    {
      key: 'link',
      title: t('link'),
      render: (_value, { link }) =>
        link && (
          <a className="code" href={link} target="_blank" rel="noreferrer">
            {new URL(link).hostname}
          </a>
        ),
    },
    {
      key: 'state',
      title: t('state'),
      render: (_value, { status }) => (
        <StatusTag meaning={status ? 'done' : 'neutral'}>{t(status ? 'on' : 'off')}</StatusTag>
      ),
    },
    {
      key: 'created',
      title: t('created'),
      render: (_value, { createdAt }) => <DateTime value={createdAt} />,
    },
  ];
}
