import {
  type DemoFileKind,
  demoFileEndings,
  demoFilesMax,
} from '@vitrine/contract/admin/demo-files.ts';
import { Button } from 'antd';
import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { useText } from '../../lib/i18n.ts';
import { demoTexts } from '../../texts/demo.ts';
import { routeTexts } from '../../texts/routes.ts';
import { HasPerm } from '../../ui/has-perm.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { FileList } from './file-list.tsx';
import { filesAtOnceMax, useFileUpload } from './use-file-upload.ts';
import './demo.css';

const accepted: Readonly<Record<Exclude<DemoFileKind, 'signature'>, string>> = {
  picture: 'image/jpeg,image/png,image/webp,image/gif,image/avif',
  file: demoFileEndings.map((ending) => `.${ending}`).join(','),
};

function UploadButton({ kind }: { kind: keyof typeof accepted }) {
  const t = useText(demoTexts);
  const input = useRef<HTMLInputElement>(null);
  const { upload, isBusy } = useFileUpload(kind);
  const words = t(kind === 'picture' ? 'choosePictures' : 'chooseFiles');
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={accepted[kind]}
        aria-label={words}
        onChange={({ target }) => {
          upload([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Button
        icon={<Upload size={16} aria-hidden />}
        loading={isBusy}
        onClick={() => input.current?.click()}
      >
        {words}
      </Button>
    </>
  );
}

/** Pictures and other files, several at once, with their limits. */
export default function UploadPage() {
  const t = useText(demoTexts);
  const tRoute = useText(routeTexts);
  return (
    <>
      <PageHead
        title={tRoute('demoUpload')}
        line={t('uploadLine', {
          types: demoFileEndings.join(', '),
          max: filesAtOnceMax,
          total: demoFilesMax,
        })}
        actions={
          <HasPerm value="demo:file:upload">
            <UploadButton kind="picture" />
            <UploadButton kind="file" />
          </HasPerm>
        }
      />
      <div className="demo-lists">
        <FileList kind="picture" title={t('pictures')} />
        <FileList kind="file" title={t('files')} />
      </div>
    </>
  );
}
