import { Button, Input, Popover } from 'antd';
import { ArrowDownToLine, Keyboard, Percent, Redo2, Replace, Undo2 } from 'lucide-react';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useText } from '../../lib/i18n.ts';
import { sheetTexts } from '../../texts/sheet.ts';
import { NumberField } from '../number-field.tsx';
import { Overlay } from '../overlay/overlay.tsx';
import { changeByPercent, fillDown, replaceText, restoreUndone, undo } from './sheet.rules.ts';
import type { ChangeSheet, SheetState, SheetStep, SheetTable } from './sheet.types.ts';

interface SheetToolsProps<Row> {
  table: SheetTable<Row>;
  state: SheetState;
  onChange: ChangeSheet;
  /** More at the end of the bar: filters, columns. */
  children?: ReactNode;
}

const isApple = /Mac|iP(?:hone|ad)/.test(navigator.platform);
const command = (key: string) => (isApple ? `⌘${key}` : `Ctrl ${key}`);

const keys = [
  ['keysMove', '← ↑ → ↓'],
  ['keysEnter', 'F2'],
  ['keysFill', command('D')],
  ['keysClipboard', `${command('C')}, ${command('V')}`],
  ['keysUndo', `${command('Z')}, ${isApple ? '⇧⌘Z' : 'Ctrl Y'}`],
  ['keysClear', 'Delete'],
  ['keysRevert', 'Esc'],
] as const;

/** Actions on the chosen cells, and the keys for them. */
export function SheetTools<Row>({ table, state, onChange, children }: SheetToolsProps<Row>) {
  const t = useText(sheetTexts);
  const [open, setOpen] = useState<'percent' | 'replace'>();
  const close = () => setOpen(undefined);
  const act = (step: SheetStep) => onChange(step(state, table), step);
  const icon = (Icon: typeof Undo2) => <Icon size={16} strokeWidth={1.75} aria-hidden />;
  return (
    <div className="sheet-tools">
      <Button
        type="text"
        aria-label={t('undo')}
        title={`${t('undo')} (${command('Z')})`}
        disabled={state.past.length === 0}
        onClick={() => onChange(undo(state))}
        icon={icon(Undo2)}
      />
      <Button
        type="text"
        aria-label={t('redo')}
        title={t('redo')}
        disabled={state.future.length === 0}
        onClick={() => onChange(restoreUndone(state))}
        icon={icon(Redo2)}
      />
      <Button type="text" onClick={() => act(fillDown)} icon={icon(ArrowDownToLine)}>
        {t('fillDown')} <kbd>{command('D')}</kbd>
      </Button>
      <Button type="text" onClick={() => setOpen('percent')} icon={icon(Percent)}>
        {t('changePercent')}
      </Button>
      <Button type="text" onClick={() => setOpen('replace')} icon={icon(Replace)}>
        {t('replaceText')}
      </Button>
      <span className="grow" />
      {children}
      <Popover
        trigger="click"
        placement="bottomRight"
        content={
          <dl className="sheet-keys">
            {keys.map(([text, names]) => (
              <div key={text} className="line gap-12 between">
                <dt>{t(text)}</dt>
                <dd>
                  <kbd>{names}</kbd>
                </dd>
              </div>
            ))}
          </dl>
        }
      >
        <Button type="text" aria-label={t('keys')} title={t('keys')} icon={icon(Keyboard)} />
      </Popover>
      {open === 'percent' && (
        <PercentDialog
          onClose={close}
          onEnter={(percent) => act((now, rows) => changeByPercent(now, rows, percent))}
        />
      )}
      {open === 'replace' && (
        <ReplaceDialog
          onClose={close}
          onEnter={(find, replacement) =>
            act((now, rows) => replaceText(now, rows, find, replacement))
          }
        />
      )}
    </div>
  );
}

function PercentDialog({
  onClose,
  onEnter,
}: {
  onClose: () => void;
  onEnter: (percent: number) => void;
}) {
  const t = useText(sheetTexts);
  const id = useId();
  const [percent, setPercent] = useState<number | null | undefined>(null);
  const enter = (event: FormEvent) => {
    event.preventDefault();
    if (typeof percent !== 'number') return;
    onEnter(percent);
    onClose();
  };
  return (
    <Overlay
      as="dialog"
      size={416}
      title={t('changePercent')}
      onClose={onClose}
      focusesFirst
      action={{ label: t('change'), formId: id, isDisabled: typeof percent !== 'number' }}
    >
      <form id={id} onSubmit={enter} className="stack gap-4">
        <label htmlFor={`${id}-percent`}>{t('percent')}</label>
        <NumberField
          id={`${id}-percent`}
          field="sheet-percent"
          value={percent}
          onChange={setPercent}
        />
        <small className="muted">{t('percentHint')}</small>
      </form>
    </Overlay>
  );
}

function ReplaceDialog({
  onClose,
  onEnter,
}: {
  onClose: () => void;
  onEnter: (find: string, replacement: string) => void;
}) {
  const t = useText(sheetTexts);
  const id = useId();
  const [find, setFind] = useState('');
  const [replacement, setReplacement] = useState('');
  const enter = (event: FormEvent) => {
    event.preventDefault();
    if (find === '') return;
    onEnter(find, replacement);
    onClose();
  };
  return (
    <Overlay
      as="dialog"
      size={416}
      title={t('replaceText')}
      onClose={onClose}
      focusesFirst
      action={{ label: t('replace'), formId: id, isDisabled: find === '' }}
    >
      <form id={id} onSubmit={enter} className="stack gap-4">
        <label htmlFor={`${id}-find`}>{t('find')}</label>
        <Input id={`${id}-find`} value={find} onChange={(event) => setFind(event.target.value)} />
        <label htmlFor={`${id}-by`}>{t('replaceBy')}</label>
        <Input
          id={`${id}-by`}
          value={replacement}
          onChange={(event) => setReplacement(event.target.value)}
        />
        <small className="muted">{t('replaceHint')}</small>
      </form>
    </Overlay>
  );
}
