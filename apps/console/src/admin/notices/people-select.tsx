import { useQuery } from '@tanstack/react-query';
import { listUserOptions } from '@vitrine/contract/admin/users.ts';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { noticeKeys } from '../../lib/query-keys/notices.ts';
import { noticeTexts } from '../../texts/notices.ts';
import { MultiSelect } from '../../ui/multi-select.tsx';
import { useFind } from '../../ui/use-find.ts';

/** As many ids as an address takes. */
const namedAtOnce = 100;
const shownMax = 20;

/** The names of people by their ids. */
async function readNames(ids: readonly string[], signal: AbortSignal) {
  const parts = Array.from({ length: Math.ceil(ids.length / namedAtOnce) }, (_none, index) =>
    ids.slice(index * namedAtOnce, (index + 1) * namedAtOnce),
  );
  const read = (part: readonly string[]) =>
    api.read(listUserOptions, { query: { ids: part.join(',') } }, signal);
  return (await Promise.all(parts.map(read))).flat();
}

/** Chooses people by name or email; those who are chosen keep their names while others are looked for. */
export function PeopleSelect({
  value = [],
  onChange,
  ...rest
}: {
  value?: string[];
  onChange?: (ids: string[]) => void;
}) {
  const t = useText(noticeTexts);
  const [first] = useState(value);
  const [keywords, setKeywords] = useState('');
  const { type } = useFind('', setKeywords);
  const found = useQuery({
    queryKey: noticeKeys.people(keywords),
    queryFn: ({ signal }) =>
      api.read(listUserOptions, { query: keywords ? { keywords } : {} }, signal),
  });
  const stored = useQuery({
    queryKey: noticeKeys.named(first),
    queryFn: ({ signal }) => readNames(first, signal),
    enabled: first.length > 0,
  });
  const [named, setNamed] = useState<readonly { value: string; label: string }[]>([]);
  const all = [...named, ...(stored.data ?? []), ...(found.data ?? [])];
  const options = [...new Map(all.map((one) => [one.value, one])).values()];
  return (
    <MultiSelect
      {...rest}
      value={value}
      maxTagCount={shownMax}
      showSearch={{ filterOption: false, onSearch: type }}
      loading={found.isFetching || stored.isLoading}
      placeholder={t('searchPeople')}
      options={options}
      onChange={(ids: string[]) => {
        setNamed(options.filter((one) => ids.includes(one.value)));
        onChange?.(ids);
      }}
    />
  );
}
