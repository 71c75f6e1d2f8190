import { Check, Copy, QrCode, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { bestEffort } from '../../lib/best-effort.ts';
import { useClipboard } from '../../lib/clipboard.ts';
import { toast } from '../../lib/feedback.ts';
import { useText } from '../../lib/i18n.ts';
import { useOwnStore } from '../../lib/own-store.ts';
import { linkTexts } from '../../texts/links.ts';
import { mobileTexts } from '../../texts/mobile.ts';
import { shellTexts } from '../../texts/shell.ts';
import { uiTexts } from '../../texts/ui.ts';
import { Sheet } from '../../ui/plain/sheet.tsx';
import { Switch } from '../../ui/plain/switch.tsx';
import { QrPicture } from '../../ui/qr-picture.tsx';
import { appMarks } from './app-marks.ts';
import { type ShareApp, shareApps } from './share-apps.ts';
import { usePostLink } from './use-post-link.ts';
import './share.css';

interface ShareSheetProps {
  /** What is shown first: the sheet, or with `qr` its QR code; null closes it. */
  view: string | null;
  name: string;
  url: string;
  onClose: () => void;
}

function Preview({ name, url }: { name: string; url: string }) {
  const store = useOwnStore().data;
  const image = store?.banner ?? store?.avatar;
  return (
    <div className="m-preview">
      {image && <img src={`${image.url}?w=320`} alt="" width={92} height={92} />}
      <div>
        <b>{name}</b>
        {store?.bio && <p>{store.bio}</p>}
        <small className="block anywhere above-5">{url.replace(/^https?:\/\//, '')}</small>
      </div>
    </div>
  );
}

interface Use {
  label: string;
  channel: ShareApp['channel'];
  use: (link: string) => unknown;
}

function ShareBody({ view, name, url }: Omit<ShareSheetProps, 'onClose'>) {
  const t = useText(mobileTexts);
  const tLinks = useText(linkTexts);
  const tShell = useText(shellTexts);
  const tUi = useText(uiTexts);
  const { isCopied, copy } = useClipboard();
  const [isCounted, setCounted] = useState(true);
  const [isQr, setQr] = useState(view === 'qr');
  const linkFor = usePostLink(url);
  const making = useApiMutation(async ({ label, channel, use }: Use) =>
    use(isCounted ? await linkFor(label, channel) : url),
  );
  const { isBusy } = making;
  const withLink = async (label: string, channel: ShareApp['channel'], use: Use['use']) => {
    if (!making.isBusy) await making.run({ label, channel, use });
  };
  const open = (app: ShareApp) =>
    withLink(app.name, app.channel, async (link) => {
      if (app.isPasted) {
        await copy(link);
        toast.success(t('pasteIt', { app: app.name }));
      }
      const address = app.address(name, link);
      const opened = window.open(address, '_blank');
      if (opened) opened.opener = null;
      // Some phones open no second window from here; then this one goes there.
      else if (!app.isPasted) window.location.assign(address);
    });
  const share = () =>
    withLink(t('postName'), 'other', (link) =>
      bestEffort(navigator.share({ title: name, url: link })),
    );
  return (
    <>
      <Preview name={name} url={url} />
      {isQr && <QrPicture text={url} fileName={name || 'store'} />}
      <ul className="m-apps">
        {shareApps.map((app) => (
          <li key={app.key}>
            <button type="button" disabled={isBusy} onClick={() => void open(app)}>
              <i style={{ background: appMarks[app.key].colour }}>
                <svg
                  width="25"
                  height="25"
                  viewBox="0 0 24 24"
                  fill="currentColor"
                  aria-hidden="true"
                >
                  <path d={appMarks[app.key].path} />
                </svg>
              </i>
              {app.name}
            </button>
          </li>
        ))}
      </ul>
      <div className="m-counted line gap-12">
        <span className="grow">
          {t('countClicks')}
          <small className="block">{t('countClicksLine')}</small>
        </span>
        <Switch isOn={isCounted} label={t('countClicks')} onChange={setCounted} />
      </div>
      <div className="stack gap-8">
        <button
          type="button"
          className="btn primary"
          disabled={isBusy}
          onClick={() => void withLink(t('postName'), 'other', copy)}
        >
          {isCopied ? <Check size={19} aria-hidden /> : <Copy size={19} aria-hidden />}
          <span aria-live="polite">{isCopied ? tUi('copied') : t('copyLink')}</span>
        </button>
        {'share' in navigator && (
          <button type="button" className="btn" disabled={isBusy} onClick={() => void share()}>
            <Share2 size={19} aria-hidden />
            {tLinks('shareNow')}
          </button>
        )}
        {!isQr && (
          <button type="button" className="btn" onClick={() => setQr(true)}>
            <QrCode size={19} aria-hidden />
            {tShell('showQr')}
          </button>
        )}
      </div>
    </>
  );
}

/** The store's link: to an app, to the clipboard, as a QR code; each post can be counted apart. */
export function ShareSheet({ view, name, url, onClose }: ShareSheetProps) {
  const t = useText(mobileTexts);
  // Its preview shows the store: before that is known, an address that opens the sheet opens it too early.
  const isKnown = !useOwnStore().isPending;
  return (
    <Sheet
      isOpen={view !== null && url !== '' && isKnown}
      onClose={onClose}
      title={t('shareStore', { name })}
    >
      <ShareBody view={view} name={name} url={url} />
    </Sheet>
  );
}
