import type { Profile } from '@vitrine/contract/admin/profile.ts';
import { languageNames } from '@vitrine/contract/locales.ts';
import { type FormEvent, useState } from 'react';
import { useUser } from '../../lib/account.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useDictionary } from '../../lib/dictionaries.ts';
import { useTyped } from '../../lib/form-drafts.ts';
import { hasText, useListText, useText } from '../../lib/i18n.ts';
import { useSettings } from '../../lib/settings.ts';
import { accountTexts } from '../../texts/account.ts';
import { personalDataTexts } from '../../texts/personal-data.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { PersonPicture } from '../../ui/person-picture.tsx';
import { TextField } from '../../ui/plain/fields.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { Term } from '../../ui/term.tsx';
import { useProfile } from './account-queries.ts';
import { EmailForm } from './email-form.tsx';
import { focusFirst } from './focus-first.ts';
import { FormButtons } from './form-buttons.tsx';
import { GenderForm } from './gender-form.tsx';
import { LanguageForm } from './language-form.tsx';
import { PictureButton } from './picture-button.tsx';
import { saveProfile } from './save-profile.ts';

function NameForm({ name, onDone }: { name: string; onDone: () => void }) {
  const t = useText(accountTexts);
  const { value, type: setValue, forget } = useTyped('account-name', name);
  const [error, setError] = useState<string>();
  const saving = useApiMutation(saveProfile, {
    success: t('saved'),
    onSuccess: () => {
      forget();
      onDone();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (value.trim()) void saving.run({ nickname: value.trim() });
    else setError(t('nameRequired'));
  };
  return (
    <form ref={focusFirst} className="account-form" onSubmit={submit} noValidate>
      <TextField
        label={t('name')}
        name="nickname"
        autoComplete="nickname"
        maxLength={64}
        value={value}
        onChange={setValue}
        error={error}
      />
      <FormButtons
        action={t('save')}
        isBusy={saving.isBusy}
        onCancel={() => {
          forget();
          onDone();
        }}
      />
    </form>
  );
}

function Facts({ profile }: { profile: Profile }) {
  const listText = useListText();
  const t = useText(accountTexts);
  const personal = useText(personalDataTexts);
  const { language } = useSettings();
  const roles = useUser()?.roles ?? [];
  const mayUpload = useHasPerm('shop:file:upload');
  const [editing, setEditing] = useState<'name' | 'gender' | 'email' | 'language' | null>(null);
  const gender = useDictionary('gender').find(({ value }) => value === String(profile.gender));
  const close = () => setEditing(null);
  return (
    <>
      <div className="account-person cluster">
        <PersonPicture name={profile.nickname || profile.email} url={profile.avatar} size={64} />
        <div className="grow">
          <b className="truncate">{profile.nickname || profile.email}</b>
          <span className="muted">
            {listText(
              roles.map((role) =>
                hasText(accountTexts, `role${role}`) ? t(`role${role}` as 'roleADMIN') : role,
              ),
            )}
          </span>
        </div>
        {mayUpload && <PictureButton />}
      </div>
      {editing === 'name' && <NameForm name={profile.nickname} onDone={close} />}
      {editing === 'gender' && <GenderForm gender={profile.gender} onDone={close} />}
      {editing === 'language' && <LanguageForm onDone={close} />}
      {editing === 'email' && <EmailForm profile={profile} onDone={close} />}
      {editing === null && (
        <dl className="account-facts">
          <Term label={t('name')}>
            <span className="truncate">{profile.nickname}</span>
            <button
              type="button"
              className="link"
              onClick={() => setEditing('name')}
              aria-label={t('editName')}
            >
              {t('edit')}
            </button>
          </Term>
          <Term label={t('gender')}>
            <span className="truncate">{gender?.label}</span>
            <button
              type="button"
              className="link"
              onClick={() => setEditing('gender')}
              aria-label={t('editGender')}
            >
              {t('edit')}
            </button>
          </Term>
          <Term label={t('email')}>
            <span className="account-email cluster">
              <span className="truncate">{profile.email}</span>
              {profile.isEmailVerified && <StatusTag meaning="done">{t('verified')}</StatusTag>}
            </span>
            <button
              type="button"
              className="link"
              onClick={() => setEditing('email')}
              aria-label={t('editEmail')}
            >
              {t('edit')}
            </button>
          </Term>
          <Term label={personal('language')}>
            <span className="truncate">{languageNames[language]}</span>
            <button
              type="button"
              className="link"
              onClick={() => setEditing('language')}
              aria-label={personal('editLanguage')}
            >
              {t('edit')}
            </button>
          </Term>
          <Term label={t('memberSince')}>
            <DateTime value={profile.createTime} isExact />
          </Term>
        </dl>
      )}
    </>
  );
}

/** Who the person is here. */
export function ProfileCard() {
  const t = useText(accountTexts);
  const query = useProfile();
  return (
    <SectionCard title={t('you')}>
      <Loaded query={query} rows={3}>
        {(profile) => <Facts profile={profile} />}
      </Loaded>
    </SectionCard>
  );
}
