import type { Profile } from '@vitrine/contract/admin/profile.ts';
import { type FormEvent, useState } from 'react';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useDictionary } from '../../lib/dictionaries.ts';
import { useText } from '../../lib/i18n.ts';
import { accountTexts } from '../../texts/account.ts';
import { SelectField } from '../../ui/plain/fields.tsx';
import { focusFirst } from './focus-first.ts';
import { FormButtons } from './form-buttons.tsx';
import { saveProfile } from './save-profile.ts';

type Gender = Profile['gender'];

/** The values that an account can store; operators may add others to the dictionary, or disable some. */
const genders: readonly Gender[] = [0, 1, 2];

export function GenderForm({ gender, onDone }: { gender: Gender; onDone: () => void }) {
  const t = useText(accountTexts);
  const entries = useDictionary('gender').filter((entry) =>
    genders.some((one) => String(one) === entry.value),
  );
  const [value, setValue] = useState(String(gender));
  // The stored value stays selectable when operators have disabled its entry.
  const options = entries.some((entry) => entry.value === String(gender))
    ? entries
    : [{ value: String(gender), label: '–' }, ...entries];
  const saving = useApiMutation(saveProfile, { success: t('saved'), onSuccess: onDone });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void saving.run({ gender: genders.find((one) => String(one) === value) ?? gender });
  };
  return (
    <form ref={focusFirst} className="account-form" onSubmit={submit} noValidate>
      <SelectField
        label={t('gender')}
        name="gender"
        autoComplete="sex"
        value={value}
        onChange={setValue}
        options={options}
      />
      <FormButtons action={t('save')} isBusy={saving.isBusy} onCancel={onDone} />
    </form>
  );
}
