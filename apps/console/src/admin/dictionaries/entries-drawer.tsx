import { useQuery } from '@tanstack/react-query';
import {
  type DictionaryEntryRow,
  deleteDictionaryEntries,
  pageDictionaryEntries,
  sortDictionaryEntries,
  updateDictionaryEntry,
} from '@vitrine/contract/admin/dictionary-entries.ts';
import { Button, Switch } from 'antd';
import { ArrowDown, ArrowUp, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { dictionaryKeys } from '../../lib/query-keys/system.ts';
import { systemTexts } from '../../texts/system.ts';
import { FindField } from '../../ui/find-field.tsx';
import { HasPerm, useHasPerm } from '../../ui/has-perm.tsx';
import { ListCard } from '../../ui/list/list-card.tsx';
import { useActionColumn } from '../../ui/list/row-actions.tsx';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import { EntryForm } from './entry-form.tsx';
import { moveEntry } from './entry-order.rules.ts';
import { EntryTag } from './entry-tag.tsx';
import './entries.css';

interface EntriesDrawerProps {
  dictionary: { id: string; name: string; dictCode: string; status: 0 | 1 } | undefined;
  onClose: () => void;
}

/** The entries of a dictionary in their order: add, change, switch off, move, delete. */
export function EntriesDrawer({ dictionary, onClose }: EntriesDrawerProps) {
  const t = useText(systemTexts);
  return (
    <Overlay
      isOpen={dictionary !== undefined}
      onClose={onClose}
      size={760}
      title={dictionary?.name ?? t('entries')}
    >
      {dictionary && <Entries key={dictionary.id} dictionary={dictionary} />}
    </Overlay>
  );
}

/** A hundred entries are the most that a page has; more are not sorted by hand. */
const shownMax = 100;

function Entries({ dictionary }: { dictionary: NonNullable<EntriesDrawerProps['dictionary']> }) {
  const t = useText(systemTexts);
  const mayEdit = useHasPerm('sys:dict-data:edit');
  const [words, setWords] = useState('');
  const [edited, setEdited] = useState<{ entry?: DictionaryEntryRow }>();
  const { dictCode } = dictionary;
  const page = useQuery({
    queryKey: dictionaryKeys.entries(dictCode, words),
    queryFn: ({ signal }) =>
      api.read(
        pageDictionaryEntries,
        { query: { dictCode, keywords: words, pageNum: 1, pageSize: shownMax } },
        signal,
      ),
  });
  const entries = page.data?.list ?? [];
  const invalidates = [dictionaryKeys.entries(dictCode), dictionaryKeys.values];
  const updating = useApiMutation(updateDictionaryEntry, { invalidates });
  const sorting = useApiMutation(sortDictionaryEntries, { invalidates });
  const removing = useApiMutation(deleteDictionaryEntries, { invalidates, success: t('removed') });
  const isBusy = updating.isBusy || sorting.isBusy || removing.isBusy;
  const setOn = (entry: DictionaryEntryRow, isOn: boolean) =>
    updating.run({
      params: { id: entry.id },
      body: { dictCode, value: entry.value, label: entry.label, status: isOn ? 1 : 0 },
    });
  const move = (id: string, by: -1 | 1) =>
    sorting.run({
      params: { id: dictionary.id },
      body: {
        ids: moveEntry(
          entries.map((entry) => entry.id),
          id,
          by,
        ),
      },
    });
  // Moving needs every entry in sight.
  const canMove = !words && (page.data?.total ?? 0) <= shownMax;
  const moving = { perm: 'sys:dict-data:edit', isOffered: () => canMove };
  const actionColumn = useActionColumn<DictionaryEntryRow>({
    width: 150,
    nameOf: ({ shownLabel }) => shownLabel,
    actions: [
      {
        ...moving,
        label: t('moveUp'),
        Icon: ArrowUp,
        isDisabled: ({ id }) => isBusy || id === entries[0]?.id,
        run: ([entry]) => entry && move(entry.id, -1),
      },
      {
        ...moving,
        label: t('moveDown'),
        Icon: ArrowDown,
        isDisabled: ({ id }) => isBusy || id === entries.at(-1)?.id,
        run: ([entry]) => entry && move(entry.id, 1),
      },
      {
        label: t('edit'),
        Icon: Pencil,
        perm: 'sys:dict-data:edit',
        run: ([entry]) => setEdited(entry && { entry }),
      },
      {
        label: t('remove'),
        Icon: Trash2,
        perm: 'sys:dict-data:delete',
        isDanger: true,
        confirm: ([entry]) => ({ title: t('removeQuestion', { name: entry?.shownLabel ?? '' }) }),
        run: ([entry]) => entry && removing.run({ params: { ids: entry.id } }),
      },
    ],
  });
  return (
    <>
      {dictionary.status === 0 && <p className="faint">{t('entriesOff')}</p>}
      <ListCard<DictionaryEntryRow>
        className="entries"
        query={page}
        rows={entries}
        emptyText={t(words ? 'noEntriesFound' : 'noEntries')}
        minWidth={560}
        rowHeight={48}
        bar={
          <>
            <FindField label={t('searchEntries')} onFind={(value) => setWords(value.trim())} />
            <HasPerm value="sys:dict-data:add">
              <Button
                type="primary"
                icon={<Plus size={16} aria-hidden />}
                onClick={() => setEdited({})}
              >
                {t('addEntry')}
              </Button>
            </HasPerm>
          </>
        }
        columns={[
          {
            title: t('label'),
            render: (_row, entry) => <EntryTag type={entry.tagType} label={entry.shownLabel} />,
          },
          { title: t('value'), dataIndex: 'value', width: 120 },
          { title: t('sort'), dataIndex: 'sort', width: 76, align: 'end', className: 'num' },
          {
            title: t('enabled'),
            width: 90,
            render: (_row, entry) => (
              <Switch
                size="small"
                checked={entry.status === 1}
                disabled={!mayEdit || isBusy}
                aria-label={`${t(entry.status ? 'switchOff' : 'switchOn')}: ${entry.shownLabel}`}
                onChange={(isOn) => void setOn(entry, isOn)}
              />
            ),
          },
          ...actionColumn,
        ]}
      />
      {edited && (
        <EntryForm dictCode={dictCode} entry={edited.entry} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}
