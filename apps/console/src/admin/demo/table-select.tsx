import { Button, Popover } from 'antd';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useText } from '../../lib/i18n.ts';
import { demoTexts } from '../../texts/demo.ts';
import { focusWhenOpen } from '../../ui/focus-when-open.ts';
import { type PeopleQuery, PeopleTable, type Person } from './people-table.tsx';

interface TableSelectProps {
  value: Person | undefined;
  onChange: (person: Person | undefined) => void;
}

/**
 * Chooses one user in a table with a filter and pages; nothing is taken before it is confirmed. The focus goes to the filter
 * when the table opens and back to the field when it closes, with Escape too.
 */
export function TableSelect({ value, onChange }: TableSelectProps) {
  const t = useText(demoTexts);
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState<PeopleQuery>({ keywords: '', pageNum: 1 });
  const [chosen, setChosen] = useState<Person>();
  const field = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDivElement>(null);
  const open = (isWanted: boolean) => {
    setChosen(value);
    setOpen(isWanted);
  };
  const close = () => {
    setOpen(false);
    field.current?.focus();
  };
  const take = (person: Person | undefined) => {
    onChange(person);
    close();
  };
  const closeWithEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  const content = (
    <div
      ref={dialog}
      className="demo-people"
      role="dialog"
      aria-label={t('chooseUser')}
      onKeyDown={closeWithEscape}
    >
      <PeopleTable
        query={query}
        onQuery={setQuery}
        chosen={chosen}
        onChoose={setChosen}
        isEnabled={isOpen}
      />
      {chosen && <p>{t('chosenUser', { name: chosen.label, id: chosen.id })}</p>}
      <div className="demo-row">
        <Button type="primary" disabled={!chosen} onClick={() => take(chosen)}>
          {t('confirm')}
        </Button>
        <Button onClick={() => take(undefined)}>{t('clear')}</Button>
        <Button onClick={close}>{t('close')}</Button>
      </div>
    </div>
  );
  return (
    <Popover
      open={isOpen}
      onOpenChange={open}
      afterOpenChange={focusWhenOpen(dialog)}
      trigger="click"
      placement="bottomLeft"
      content={content}
    >
      <Button ref={field} aria-haspopup="dialog" aria-expanded={isOpen}>
        {value?.label ?? t('chooseUser')}
      </Button>
    </Popover>
  );
}
