import { type ReactNode, useState } from 'react';
import { useText } from '../../lib/i18n.ts';
import { demoTexts } from '../../texts/demo.ts';
import { routeTexts } from '../../texts/routes.ts';
import { DictionaryField } from '../../ui/dictionary-field.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import './demo.css';

function Example({
  title,
  value,
  children,
}: {
  title: string;
  value: unknown;
  children: ReactNode;
}) {
  return (
    <div className="demo-field">
      <b>{title}</b>
      {children}
      <code>{JSON.stringify(value)}</code>
    </div>
  );
}

/** The fields that take entries of a dictionary: as text, number and list. */
export default function DictionaryPage() {
  const t = useText(demoTexts);
  const tRoute = useText(routeTexts);
  const [level, setLevel] = useState<string>();
  const [gender, setGender] = useState(1);
  const [types, setTypes] = useState<string[]>(['1']);
  return (
    <>
      <PageHead title={tRoute('demoDictionary')} line={t('dictionaryLine')} />
      <section className="card demo-card">
        <div className="demo-fields">
          <Example title={t('asSelect')} value={level ?? null}>
            <DictionaryField
              as="select"
              code="notice_level"
              label={t('asSelect')}
              value={level}
              onChange={setLevel}
            />
          </Example>
          <Example title={t('asRadio')} value={gender}>
            <DictionaryField
              as="radio"
              code="gender"
              label={t('asRadio')}
              isNumber
              value={gender}
              onChange={setGender}
            />
          </Example>
          <Example title={t('asBoxes')} value={types}>
            <DictionaryField
              as="boxes"
              code="notice_type"
              label={t('asBoxes')}
              value={types}
              onChange={setTypes}
            />
          </Example>
        </div>
      </section>
    </>
  );
}
