import {
  type DemoFileKind,
  demoFileBytesMax,
  uploadDemoFile,
} from '@vitrine/contract/admin/demo-files.ts';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { toast } from '../../lib/feedback.ts';
import { useText } from '../../lib/i18n.ts';
import { demoKeys } from '../../lib/query-keys/demo.ts';
import { demoTexts } from '../../texts/demo.ts';

export const filesAtOnceMax = 10;

/** Sends files one after the other, each as the multipart field `file`; what is too large is not sent. */
export function useFileUpload(kind: DemoFileKind) {
  const t = useText(demoTexts);
  const send = async (files: readonly File[]): Promise<number> => {
    for (const file of files) await api.call(uploadDemoFile, { body: { file, kind } });
    return files.length;
  };
  const sending = useApiMutation(send, {
    invalidates: [demoKeys.files],
    success: (count) => t('uploaded', { count }),
  });
  return {
    isBusy: sending.isBusy,
    upload: (files: readonly File[]) => {
      const tooLarge = files.find(({ size }) => size > demoFileBytesMax);
      if (files.length > filesAtOnceMax) toast.error(t('tooMany', { max: filesAtOnceMax }));
      else if (tooLarge) toast.error(t('tooLarge', { name: tooLarge.name }));
      else if (files.length > 0) void sending.run(files);
    },
  };
}
