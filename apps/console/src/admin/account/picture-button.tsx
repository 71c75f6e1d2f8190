import { uploadFile } from '@vitrine/contract/files.ts';
import { fileUrl } from '@vitrine/contract/images.ts';
import { useId, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { accountTexts } from '../../texts/account.ts';
import { uploadBytesMax } from '../../ui/crop/encode-picture.ts';
import { useCrop } from '../../ui/crop/use-crop.tsx';
import { saveProfile } from './save-profile.ts';

/** Chooses a new picture of the person; what is wrong with a file is said at the button. */
export function PictureButton() {
  const t = useText(accountTexts);
  const noteId = useId();
  const [error, setError] = useState<string>();
  const saving = useApiMutation(
    async (file: File) => {
      const { key } = await api.call(uploadFile, { body: { file } }, { suppressToast: true });
      await saveProfile({ avatar: fileUrl(key) });
    },
    { success: t('saved'), showFailure: ({ message }) => setError(message) },
  );
  // A browser that cannot read the file gives it back whole.
  const { crop, dialog } = useCrop('round', (part) => {
    if (part.size > uploadBytesMax) setError(t('pictureTooLarge'));
    else void saving.run(part);
  });
  const take = (file: File | undefined) => {
    setError(undefined);
    if (file) crop(file);
  };
  return (
    <div className="stack gap-4 at-start">
      <label className="btn account-picture" aria-busy={saving.isBusy}>
        {t('newPicture')}
        <input
          type="file"
          className="visually-hidden"
          accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
          disabled={saving.isBusy}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? noteId : undefined}
          onChange={({ target }) => {
            take(target.files?.[0]);
            target.value = '';
          }}
        />
      </label>
      {dialog}
      {error && (
        <div id={noteId} className="field-note wrong" role="alert">
          {error}
        </div>
      )}
    </div>
  );
}
