import { linkBody, linkChannels, type TrackedLink } from '@vitrine/contract/shop/analytics.ts';
import { useText } from '../../lib/i18n.ts';
import { shareTexts } from '../../texts/share.ts';
import { FormPanel } from '../../ui/form-panel.tsx';
import { useLinkSaving } from './use-links.ts';

interface LinkFormProps {
  link: TrackedLink | 'new' | undefined;
  onClose: () => void;
  onCreated: (link: TrackedLink) => void;
}

/** Makes a tracked link, or renames one. */
export function LinkForm({ link, onClose, onCreated }: LinkFormProps) {
  const t = useText(shareTexts);
  const known = link === 'new' ? undefined : link;
  const { save } = useLinkSaving(known, known ? undefined : onCreated);
  return (
    <FormPanel
      name={`link|${known?.id ?? 'new'}`}
      title={t(known ? 'editLink' : 'newLink')}
      isOpen={link !== undefined}
      onClose={onClose}
      shape={linkBody}
      initial={{ name: known?.name ?? '', channel: known?.channel ?? 'instagram' }}
      fields={[
        { name: 'name', label: t('name'), placeholder: t('nameHint') },
        {
          name: 'channel',
          label: t('channel'),
          options: linkChannels.map((channel) => ({ value: channel, label: t(channel) })),
        },
      ]}
      action={t(known ? 'save' : 'create')}
      success={known ? null : t('created')}
      focusesFirst
      save={save}
    />
  );
}
