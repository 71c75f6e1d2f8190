import { Button, Input, Popover } from 'antd';
import { useRef, useState } from 'react';
import { useText } from '../../lib/i18n.ts';
import { systemTexts } from '../../texts/system.ts';
import { focusWhenOpen } from '../../ui/focus-when-open.ts';
import { MenuIcon } from '../../ui/menu-icon.tsx';
import { menuIcons } from '../../ui/menu-icons.ts';
import './menus.css';

interface IconChooserProps {
  /** Given by the form around. */
  id?: string;
  value?: string;
  onChange?: (icon: string) => void;
}

/** Chooses one of the icons that menus may name; a name of another kind stays until one is chosen. */
export function IconChooser({ id, value = '', onChange }: IconChooserProps) {
  const t = useText(systemTexts);
  const [isOpen, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const content = useRef<HTMLDivElement>(null);
  const choose = (icon: string) => {
    onChange?.(icon);
    setOpen(false);
  };
  const names = Object.keys(menuIcons).filter((name) => name.includes(words.trim().toLowerCase()));
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      afterOpenChange={focusWhenOpen(content)}
      trigger="click"
      placement="bottomLeft"
      content={
        <div ref={content} className="icon-chooser stack gap-12">
          <Input
            allowClear
            autoFocus
            aria-label={t('searchIcons')}
            placeholder={t('searchIcons')}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          <div className="icon-grid">
            {names.map((name) => (
              <button
                key={name}
                type="button"
                title={name}
                aria-label={name}
                aria-pressed={name === value}
                className={name === value ? 'chosen' : ''}
                onClick={() => choose(name)}
              >
                <MenuIcon name={name} size={18} />
              </button>
            ))}
          </div>
          <Button block onClick={() => choose('')}>
            {t('noIcon')}
          </Button>
        </div>
      }
    >
      <Button
        {...(id ? { id } : {})}
        block
        className="icon-button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        icon={value ? <MenuIcon name={value} /> : undefined}
      >
        {value || <span className="faint">{t('noIcon')}</span>}
      </Button>
    </Popover>
  );
}
