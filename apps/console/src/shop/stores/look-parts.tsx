import { deriveAccent } from '@vitrine/contract/shop/accent.ts';
import { type SocialLink, socialKinds } from '@vitrine/contract/shop/social-links.ts';
import { Check, Plus, Trash2 } from 'lucide-react';
import { useText } from '../../lib/i18n.ts';
import { storeTexts } from '../../texts/stores.ts';
import { AreaField } from '../../ui/plain/area-field.tsx';
import { FieldFrame, SelectField, TextField } from '../../ui/plain/fields.tsx';
import { linksMax, socialNames } from './social-names.ts';
import type { StoreChanges } from './use-store-changes.ts';

/** What the store is called and says of itself. */
export function WordsPart({ changes: { fields, errors, type } }: { changes: StoreChanges }) {
  const t = useText(storeTexts);
  return (
    <>
      <TextField
        label={t('name')}
        name="name"
        value={fields.name}
        maxLength={60}
        autoComplete="organization"
        autoCapitalize="words"
        enterKeyHint="next"
        error={errors['name']}
        onChange={(name) => type({ name })}
      />
      <TextField
        label={t('creatorName')}
        name="creatorName"
        value={fields.creatorName}
        maxLength={60}
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="next"
        hint={t('creatorHint')}
        error={errors['creatorName']}
        onChange={(creatorName) => type({ creatorName })}
      />
      <AreaField
        label={t('bio')}
        value={fields.bio}
        max={300}
        error={errors['bio']}
        onChange={(bio) => type({ bio })}
      />
      <TextField
        label={t('quote')}
        name="quote"
        value={fields.quote}
        maxLength={200}
        enterKeyHint="done"
        hint={t('quoteHint')}
        error={errors['quote']}
        onChange={(quote) => type({ quote })}
      />
    </>
  );
}

const seeds = [
  '#b4552d',
  '#c2410c',
  '#b45309',
  '#4d7c0f',
  '#15803d',
  '#0f766e',
  '#0369a1',
  '#1d4ed8',
  '#6d28d9',
  '#a21caf',
  '#be185d',
  '#334155',
];

/** The store's colour: some that go with most pictures, any other by the phone's own picker. */
export function ColourPart({ changes: { fields, type } }: { changes: StoreChanges }) {
  const t = useText(storeTexts);
  const seed = fields.accentSeed;
  // The colours that the storefront itself derives, so that the words on them are as readable as there.
  const { accent, onAccent } = deriveAccent(seed).light;
  return (
    <>
      <div className="accent-seeds" role="group" aria-label={t('accent')}>
        {seeds.map((one) => (
          <button
            key={one}
            type="button"
            aria-label={one}
            aria-pressed={one === seed}
            style={{ background: one }}
            onClick={() => type({ accentSeed: one })}
          >
            {one === seed && <Check size={20} aria-hidden />}
          </button>
        ))}
      </div>
      <div className="field-pairs">
        <FieldFrame label={t('accentOwn')} remark={t('accentHint')}>
          {(ties) => (
            <input
              {...ties}
              type="color"
              value={seed}
              onChange={({ target }) => type({ accentSeed: target.value.toLowerCase() })}
            />
          )}
        </FieldFrame>
        <p className="accent-sample" style={{ background: accent, color: onAccent }}>
          {t('buy')}
        </p>
      </div>
    </>
  );
}

/** Where else the creator is found. */
export function SocialPart({ changes: { fields, errors, type } }: { changes: StoreChanges }) {
  const t = useText(storeTexts);
  const links = fields.socialLinks;
  const set = (place: number, change: Partial<SocialLink>) =>
    type({ socialLinks: links.map((link, at) => (at === place ? { ...link, ...change } : link)) });
  return (
    <>
      {links.map((link, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a link is known by its place alone
        <div className="social-link" key={place}>
          <SelectField
            label={t('linkKind')}
            value={link.kind}
            options={socialKinds.map((kind) => ({
              value: kind,
              label: kind === 'website' ? t('website') : socialNames[kind],
            }))}
            onChange={(kind) => set(place, { kind: kind as SocialLink['kind'] })}
          />
          <TextField
            label={t(link.kind === 'website' ? 'linkAddress' : 'linkHandle')}
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="done"
            placeholder={t(link.kind === 'website' ? 'websiteExample' : 'handleExample')}
            maxLength={300}
            value={link.url}
            error={errors[`socialLinks.${place}.url`]}
            onChange={(url) => set(place, { url: url.trim() })}
          />
          <button
            type="button"
            className="quiet square"
            aria-label={`${t('remove')}: ${link.url || t('linkHandle')}`}
            onClick={() => type({ socialLinks: links.filter((_link, at) => at !== place) })}
          >
            <Trash2 size={18} aria-hidden />
          </button>
        </div>
      ))}
      {links.length < linksMax && (
        <button
          type="button"
          className="btn"
          onClick={() => type({ socialLinks: [...links, { kind: 'instagram', url: '' }] })}
        >
          <Plus size={19} aria-hidden />
          {t('addLink')}
        </button>
      )}
    </>
  );
}
