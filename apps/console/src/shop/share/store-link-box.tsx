import { Button, QRCode } from 'antd';
import { Download, Share2 } from 'lucide-react';
import { useRef } from 'react';
import { bestEffort } from '../../lib/best-effort.ts';
import { useText } from '../../lib/i18n.ts';
import { shareTexts } from '../../texts/share.ts';
import { uiTexts } from '../../texts/ui.ts';
import { CopyButton } from '../../ui/copy-button.tsx';

/** The store's address and its QR code; the device's own share sheet where there is one. */
export function StoreLinkBox({ url }: { url: string }) {
  const t = useText(shareTexts);
  const tUi = useText(uiTexts);
  const code = useRef<HTMLDivElement>(null);
  const save = () => {
    const canvas = code.current?.querySelector('canvas');
    if (!canvas) return;
    const link = document.createElement('a');
    link.href = canvas.toDataURL('image/png');
    link.download = 'store.png';
    link.click();
  };
  return (
    <section className="card share-box">
      <h2 className="h3">{t('storeLink')}</h2>
      <div className="share-url">
        <code>{url}</code>
        <CopyButton text={url} label={tUi('copy')} />
      </div>
      <div className="share-qr">
        <div ref={code} className="share-code">
          {url && <QRCode aria-label={tUi('qrCode')} value={url} size={120} bordered={false} color="#101828" bgColor="#ffffff" />}
        </div>
        <div className="share-do">
          <Button icon={<Download size={16} aria-hidden />} disabled={!url} onClick={save}>
            {tUi('savePicture')}
          </Button>
          {'share' in navigator && (
            <Button icon={<Share2 size={16} aria-hidden />} onClick={() => void bestEffort(navigator.share({ url }))}>
              {t('shareNow')}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
