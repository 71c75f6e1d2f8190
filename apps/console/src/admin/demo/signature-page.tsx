import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import SignaturePad from 'signature_pad';
import { saveFile } from '../../lib/api.ts';
import { toast } from '../../lib/feedback.ts';
import { useText } from '../../lib/i18n.ts';
import { demoTexts } from '../../texts/demo.ts';
import { routeTexts } from '../../texts/routes.ts';
import { HasPerm } from '../../ui/has-perm.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { FileList } from './file-list.tsx';
import { useFileUpload } from './use-file-upload.ts';
import './demo.css';

const size = { width: 500, height: 200 } as const;

/** A sheet to sign on; what was drawn stays when the page comes back. */
function useSheet() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(undefined);
  const [isBlank, setBlank] = useState(true);
  useEffect(() => {
    if (!canvas.current) return;
    const made = new SignaturePad(canvas.current);
    pad.current = made;
    made.addEventListener('endStroke', () => setBlank(made.isEmpty()));
    return () => made.off();
  }, []);
  return {
    canvas,
    isBlank,
    clear: () => {
      pad.current?.clear();
      setBlank(true);
    },
    read: () => new Promise<Blob | null>((resolve) => canvas.current?.toBlob(resolve, 'image/png')),
  };
}

/** Signs by mouse or finger; the server stores it as a file and refuses a blank one. */
export default function SignaturePage() {
  const t = useText(demoTexts);
  const tRoute = useText(routeTexts);
  const { canvas, isBlank, clear, read } = useSheet();
  const { upload, isBusy } = useFileUpload('signature');
  const withPicture = async (use: (picture: Blob) => void) => {
    const picture = isBlank ? null : await read();
    if (picture) use(picture);
    else toast.warning(t('blank'));
  };
  return (
    <>
      <PageHead title={tRoute('demoSignature')} line={t('signatureLine')} />
      <section className="card demo-card">
        <canvas ref={canvas} {...size} className="demo-sheet" role="img" aria-label={t('sheet')} />
        <div className="demo-row">
          <HasPerm value="demo:file:upload">
            <Button
              type="primary"
              loading={isBusy}
              onClick={() =>
                void withPicture((picture) =>
                  upload([new File([picture], 'signature.png', { type: 'image/png' })]),
                )
              }
            >
              {t('saveOnServer')}
            </Button>
          </HasPerm>
          <Button onClick={() => void withPicture((picture) => saveFile(picture, 'signature.png'))}>
            {t('savePicture')}
          </Button>
          <Button onClick={clear}>{t('clear')}</Button>
        </div>
      </section>
      <FileList kind="signature" title={t('signatures')} />
    </>
  );
}
