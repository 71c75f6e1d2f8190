import { Input } from 'antd';
import { useId, useState } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../../lib/i18n.ts';
import { demoTexts } from '../../texts/demo.ts';
import { routeTexts } from '../../texts/routes.ts';
import { PageHead } from '../../ui/page-head.tsx';
import './demo.css';

/** A page of the third level of the menu. */
export default function LevelPage() {
  const t = useText(demoTexts);
  const tRoute = useText(routeTexts);
  const isFirst = useLocation().pathname.endsWith('1');
  const id = useId();
  const [note, setNote] = useState('');
  return (
    <>
      <PageHead title={tRoute(isFirst ? 'demoLevel31' : 'demoLevel32')} line={t('levelLine')} />
      <section className="card demo-card">
        <div className="demo-fields demo-field">
          <label htmlFor={id}>{t('note')}</label>
          <Input
            id={id}
            value={note}
            maxLength={100}
            onChange={({ target }) => setNote(target.value)}
          />
        </div>
      </section>
    </>
  );
}
