import { useState } from 'react';
import { useText } from '../../lib/i18n.ts';
import { demoTexts } from '../../texts/demo.ts';
import { routeTexts } from '../../texts/routes.ts';
import { PageHead } from '../../ui/page-head.tsx';
import type { Person } from './people-table.tsx';
import { TableSelect } from './table-select.tsx';
import './demo.css';

/** A field that chooses a user of the platform in a table. */
export default function TableSelectPage() {
  const t = useText(demoTexts);
  const tRoute = useText(routeTexts);
  const [person, setPerson] = useState<Person>();
  return (
    <>
      <PageHead title={tRoute('demoTableSelect')} line={t('tableSelectLine')} />
      <section className="card demo-card">
        <div className="demo-row">
          <TableSelect value={person} onChange={setPerson} />
        </div>
        <p role="status">
          {person ? t('chosenUser', { name: person.label, id: person.id }) : t('noUserChosen')}
        </p>
      </section>
    </>
  );
}
