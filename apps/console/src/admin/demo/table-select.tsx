import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listUserOptions } from '@vitrine/contract/admin/users.ts';
import { Button, Popover } from 'antd';
import { useState } from 'react';
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

interface TableSelectProps {
  value: Person | undefined;
  onChange: (person: Person | undefined) => void;
}

/** Chooses one user in a table with a filter and pages; nothing is taken before it is confirmed. */
export function TableSelect({ value, onChange }: TableSelectProps) {
  const t = useText(demoTexts);
  const [isOpen, setOpen] = useState(false);
  const [keywords, setKeywords] = useState('');
  const [chosen, setChosen] = useState<Person>();
  const people = useQuery({
    queryKey: demoKeys.people(keywords, 1),
    queryFn: ({ signal }) => api.read(listUserOptions, { query: { keywords } }, signal),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
  const rows = (people.data ?? []).map((one): Person => ({ id: one.value, label: one.label }));
  const open = (isWanted: boolean) => {
    setChosen(value);
    setOpen(isWanted);
  };
  const take = (person: Person | undefined) => {
    onChange(person);
    setOpen(false);
  };
  const content = (
    <div className="demo-people" role="dialog" aria-label={t('chooseUser')}>
      <ListCard<Person>
        className=""
        bar={<FindField label={t('searchUsers')} onFind={setKeywords} />}
        query={people}
        rows={rows}
        emptyText={t('noUsers')}
        rowCount={5}
        minWidth={400}
        columns={[{ key: 'label', title: t('user'), dataIndex: 'label' }]}
        table={{
          rowSelection: {
            type: 'radio',
            selectedRowKeys: chosen ? [chosen.id] : [],
            onChange: (_keys, [row]) => setChosen(row),
            getCheckboxProps: ({ label }) => ({ 'aria-label': label }) as object,
          },
          pagination: { pageSize: 5, showSizeChanger: false },
        }}
      />
      <div className="demo-row">
        <Button type="primary" disabled={!chosen} onClick={() => take(chosen)}>
          {t('confirm')}
        </Button>
        <Button onClick={() => take(undefined)}>{t('clear')}</Button>
        <Button onClick={() => setOpen(false)}>{t('close')}</Button>
      </div>
    </div>
  );
  return (
    <Popover open={isOpen} onOpenChange={open} trigger="click" placement="bottomLeft" content={content}>
      <Button aria-haspopup="dialog" aria-expanded={isOpen}>
        {value?.label ?? t('chooseUser')}
      </Button>
    </Popover>
  );
}
