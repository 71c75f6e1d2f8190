import { type Language, languageNames, languages } from '@vitrine/contract/locales.ts';
import { type FormEvent, useState } from 'react';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { useSettings } from '../../lib/settings.ts';
import { switchLanguage } from '../../lib/switch-language.ts';
import { accountTexts } from '../../texts/account.ts';
import { personalDataTexts } from '../../texts/personal-data.ts';
import { SelectField } from '../../ui/plain/fields.tsx';
import { focusFirst } from './focus-first.ts';
import { FormButtons } from './form-buttons.tsx';

const options = languages.map((one) => ({ value: one, label: languageNames[one], lang: one }));

/** The language of the screens and of emails, which the switcher in the bar changes as well. */
export function LanguageForm({ onDone }: { onDone: () => void }) {
  const t = useText(accountTexts);
  const personal = useText(personalDataTexts);
  const [value, setValue] = useState<string>(useSettings().language);
  const saving = useApiMutation(() => switchLanguage(value as Language), { onSuccess: onDone });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void saving.run();
  };
  return (
    <form ref={focusFirst} className="account-form" onSubmit={submit} noValidate>
      <SelectField
        label={personal('language')}
        name="language"
        autoComplete="language"
        value={value}
        onChange={setValue}
        options={options}
      />
      <FormButtons action={t('save')} isBusy={saving.isBusy} onCancel={onDone} />
    </form>
  );
}
