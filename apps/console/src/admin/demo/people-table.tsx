import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pageAccounts } from '@vitrine/contract/admin/accounts.ts';
import { Pagination, Radio } from 'antd';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { demoKeys } from '../../lib/query-keys/demo.ts';
import { demoTexts } from '../../texts/demo.ts';
import { FindField } from '../../ui/find-field.tsx';
import { ListCard } from '../../ui/list/list-card.tsx';

export interface Person {
  id: string;
  label: string;
}

/** Which users the table shows. */
export interface PeopleQuery {
  keywords: string;
  pageNum: number;
}

interface PeopleTableProps {
  query: PeopleQuery;
  onQuery: (query: PeopleQuery) => void;
  chosen: Person | undefined;
  onChoose: (person: Person) => void;
  isEnabled: boolean;
}

const pageSize = 5;

/** Enabled users with a radio button each. The server searches and pages; what is chosen stays chosen on another page. */
export function PeopleTable({ query, onQuery, chosen, onChoose, isEnabled }: PeopleTableProps) {
  const t = useText(demoTexts);
  const { keywords, pageNum } = query;
  const people = useQuery({
    queryKey: demoKeys.people(keywords, pageNum),
    queryFn: ({ signal }) =>
      api.read(pageAccounts, { query: { keywords, pageNum, pageSize, status: '1' } }, signal),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
  });
  const rows = (people.data?.list ?? []).map(
    ({ id, nickname, email }): Person => ({ id, label: `${nickname} · ${email}` }),
  );
  return (
    <ListCard<Person>
      className=""
      bar={
        <FindField
          label={t('searchUsers')}
          initial={keywords}
          onFind={(words) => onQuery({ keywords: words, pageNum: 1 })}
        />
      }
      query={people}
      rows={rows}
      emptyText={t('noUsers')}
      rowCount={pageSize}
      minWidth={400}
      columns={[
        {
          key: 'choice',
          title: '',
          width: 48,
          className: 'list-choose',
          render: (_value, person) => (
            <Radio
              aria-label={person.label}
              checked={person.id === chosen?.id}
              onChange={() => onChoose(person)}
            />
          ),
        },
        { key: 'label', title: t('user'), dataIndex: 'label' },
      ]}
      foot={
        rows.length > 0 && (
          <Pagination
            className="list-pages"
            align="end"
            size="small"
            current={pageNum}
            pageSize={pageSize}
            total={people.data?.total ?? 0}
            showSizeChanger={false}
            onChange={(wanted) => onQuery({ keywords, pageNum: wanted })}
          />
        )
      }
    />
  );
}
