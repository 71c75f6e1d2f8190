import { Input } from 'antd';
import { useState } from 'react';
import { useClipboard } from '../../lib/clipboard.ts';
import { toast } from '../../lib/feedback.ts';
import { useText } from '../../lib/i18n.ts';
import { demoTexts } from '../../texts/demo.ts';
import { routeTexts } from '../../texts/routes.ts';
import { MenuIcon } from '../../ui/menu-icon.tsx';
import { menuIcons } from '../../ui/menu-icons.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { EmptyState } from '../../ui/page-state.tsx';
import './demo.css';

/** Every icon that a menu may have; a click copies its name. */
export default function IconsPage() {
  const t = useText(demoTexts);
  const tRoute = useText(routeTexts);
  const { copy } = useClipboard();
  const [words, setWords] = useState('');
  const names = Object.keys(menuIcons).filter((name) => name.includes(words.trim().toLowerCase()));
  const copyName = async (name: string) => {
    await copy(name);
    toast.success(t('copiedName', { name }));
  };
  return (
    <>
      <PageHead title={tRoute('demoIcons')} line={t('iconsLine')} />
      <section className="card demo-card" aria-label={tRoute('demoIcons')}>
        <Input
          allowClear
          style={{ maxWidth: 280 }}
          aria-label={t('searchIcons')}
          placeholder={t('searchIcons')}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        {names.length === 0 && <EmptyState text={t('noIcon')} />}
        <div className="demo-icons">
          {names.map((name) => (
            <button key={name} type="button" onClick={() => void copyName(name)}>
              <MenuIcon name={name} size={20} />
              {name}
            </button>
          ))}
        </div>
      </section>
    </>
  );
}
