import type { StoredKind } from '@vitrine/contract/admin/stored-data.ts';
import { useText } from '../../lib/i18n.ts';
import { personalDataTexts } from '../../texts/personal-data.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { useStoredData } from './personal-data-queries.ts';

const effects = {
  erased: { text: 'erased', meaning: 'done' },
  pseudonymised: { text: 'pseudonymised', meaning: 'moving' },
  kept: { text: 'keptAfter', meaning: 'neutral' },
} as const;

function Kind({ kind, keptDays, afterDeletion }: StoredKind) {
  const t = useText(personalDataTexts);
  const { text, meaning } = effects[afterDeletion];
  return (
    <li>
      <span>
        <b className="block medium">{t(`kind-${kind}`)}</b>
        <small className="muted">{t(`why-${kind}`)}</small>
      </span>
      <span className="data-terms cluster">
        <small className="muted">
          {keptDays === null ? t('withAccount') : t('days', { count: keptDays })}
        </small>
        <StatusTag meaning={meaning}>{t(text)}</StatusTag>
      </span>
    </li>
  );
}

/** The statement of what is stored, as the server's modules declare it. */
export function StoredCard() {
  const t = useText(personalDataTexts);
  return (
    <SectionCard title={t('storedTitle')}>
      <p className="muted">{t('storedLine')}</p>
      <Loaded query={useStoredData()} rows={8}>
        {(kinds) => (
          <ul className="data-kinds">
            {kinds.map((kind) => (
              <Kind key={kind.kind} {...kind} />
            ))}
          </ul>
        )}
      </Loaded>
    </SectionCard>
  );
}
