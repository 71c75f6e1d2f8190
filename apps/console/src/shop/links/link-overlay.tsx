import { type LinkChannel, linkChannels, type TrackedLink } from '@vitrine/contract/shop/links.ts';
import { type FormEvent, useId } from 'react';
import { useTyped } from '../../lib/form-drafts.ts';
import { useFormErrors } from '../../lib/form-errors.ts';
import { useText } from '../../lib/i18n.ts';
import { linkTexts } from '../../texts/links.ts';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import { TextField } from '../../ui/plain/fields.tsx';
import { PickField } from '../../ui/plain/pick-field.tsx';
import { RestoredLine } from '../../ui/restored-line.tsx';
import { useLinkSaving } from './use-links.ts';

/** Makes a tracked link, or renames one. */
export function LinkOverlay({
  link,
  onClose,
  onSaved,
}: {
  /** Nothing: a new one. */
  link: TrackedLink | undefined;
  onClose: () => void;
  onSaved: (link: TrackedLink) => void;
}) {
  const t = useText(linkTexts);
  const form = useId();
  const draft = useTyped(`link|${link?.id ?? 'new'}`, {
    name: link?.name ?? '',
    channel: link?.channel ?? ('instagram' as LinkChannel),
  });
  const { name, channel } = draft.value;
  const setName = (next: string) => draft.type({ name: next, channel });
  const setChannel = (next: LinkChannel) => draft.type({ name, channel: next });
  const errors = useFormErrors(
    (key: 'nameNeeded') => t(key),
    { name },
    { name: name.trim() ? undefined : 'nameNeeded' },
  );
  const { isSaving, save } = useLinkSaving(link, (saved) => {
    draft.forget();
    onSaved(saved);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving && errors.check()) void save({ name: name.trim(), channel });
  };
  return (
    <Overlay
      onClose={onClose}
      title={t(link ? 'editLink' : 'newLink')}
      action={{ label: t(link ? 'save' : 'create'), formId: form, isBusy: isSaving }}
      focusesFirst
    >
      <form id={form} onSubmit={submit} noValidate>
        <RestoredLine isShown={draft.isRestored} onDiscard={draft.discard} />
        <TextField
          label={t('name')}
          value={name}
          maxLength={60}
          placeholder={t('nameHint')}
          autoComplete="off"
          enterKeyHint="done"
          error={errors.textOf('name')}
          onChange={setName}
        />
        <PickField
          label={t('channel')}
          value={channel}
          options={linkChannels.map((value) => ({ value, label: t(value) }))}
          onPick={setChannel}
        />
      </form>
    </Overlay>
  );
}
