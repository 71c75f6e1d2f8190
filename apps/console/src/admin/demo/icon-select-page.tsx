import { Button } from 'antd';
import { useState } from 'react';
import { useText } from '../../lib/i18n.ts';
import { demoTexts } from '../../texts/demo.ts';
import { routeTexts } from '../../texts/routes.ts';
import { MenuIcon } from '../../ui/menu-icon.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { IconChooser } from '../menus/icon-chooser.tsx';
import './demo.css';

/** The field with which menus get their icon. */
export default function IconSelectPage() {
  const t = useText(demoTexts);
  const tRoute = useText(routeTexts);
  const [icon, setIcon] = useState('store');
  return (
    <>
      <PageHead title={tRoute('demoIconSelect')} line={t('iconSelectLine')} />
      <section className="card demo-card">
        <div className="demo-fields demo-field">
          <label htmlFor="demo-icon">{t('icon')}</label>
          <IconChooser id="demo-icon" value={icon} onChange={setIcon} />
        </div>
        <p className="demo-row" role="status">
          {icon ? (
            <>
              <MenuIcon name={icon} size={32} />
              {t('chosenIcon', { name: icon })}
            </>
          ) : (
            t('noIconChosen')
          )}
          <Button disabled={!icon} onClick={() => setIcon('')}>
            {t('clear')}
          </Button>
        </p>
      </section>
    </>
  );
}
