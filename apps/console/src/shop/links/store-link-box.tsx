import { Share2 } from 'lucide-react';
import { bestEffort } from '../../lib/best-effort.ts';
import { useText } from '../../lib/i18n.ts';
import { linkTexts } from '../../texts/links.ts';
import { uiTexts } from '../../texts/ui.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { QrPicture } from '../../ui/qr-picture.tsx';
import { SectionCard } from '../../ui/section-card.tsx';

/** The store's address and its QR code; the device's own share sheet where there is one. */
export function StoreLinkBox({ url }: { url: string }) {
  const t = useText(linkTexts);
  const tUi = useText(uiTexts);
  return (
    <SectionCard title={t('storeLink')}>
      <div className="link-url cluster">
        <code>{url}</code>
        <CopyButton text={url} label={tUi('copy')} />
      </div>
      <QrPicture text={url} fileName="store">
        {'share' in navigator && (
          <button
            type="button"
            className="btn"
            onClick={() => void bestEffort(navigator.share({ url }))}
          >
            <Share2 size={16} aria-hidden />
            {t('shareNow')}
          </button>
        )}
      </QrPicture>
    </SectionCard>
  );
}
