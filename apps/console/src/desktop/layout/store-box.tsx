import { Popover, Tooltip } from 'antd';
import { ChevronDown, ExternalLink, QrCode } from 'lucide-react';
import { useRights } from '../../lib/account.ts';
import { hasAuth } from '../../lib/has-perm.ts';
import { useText } from '../../lib/i18n.ts';
import { useOwnStore } from '../../lib/own-store.ts';
import { shellTexts } from '../../texts/shell.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { PersonPicture } from '../../ui/person-picture.tsx';
import { QrPopover } from '../../ui/qr-popover.tsx';
import { SkeletonLine } from '../../ui/skeletons.tsx';

/** The owner's store under the logo: picture, name, slug; copy, QR code, open. Always in reach. */
export function StoreBox({ isFolded }: { isFolded: boolean }) {
  const t = useText(shellTexts);
  const isOwner = hasAuth(useRights(), 'STORE_OWNER', 'role');
  const { data: store } = useOwnStore();
  if (!isOwner) return null;
  if (!store)
    return (
      <div className="store-box">
        <div className="store-box-top line gap-10">
          {/* As high as name and slug, so that the menu below does not move. */}
          <SkeletonLine width={32} height={isFolded ? 32 : 34} />
          {!isFolded && <SkeletonLine width={96} />}
        </div>
        {!isFolded && (
          <div className="store-box-actions" aria-hidden="true">
            <span />
            <span />
            <span />
          </div>
        )}
      </div>
    );
  const picture = (
    <PersonPicture name={store.name} url={store.avatar?.url ?? ''} size={32} isSquare />
  );
  if (isFolded) {
    return (
      <Tooltip title={store.name} placement="right">
        <a className="store-box folded" href="#/store">
          {picture}
          <span className="visually-hidden">{store.name}</span>
        </a>
      </Tooltip>
    );
  }
  return (
    <div className="store-box">
      <a className="store-box-top line gap-10" href="#/store">
        {picture}
        <span className="truncate stack gap-0">
          <b className="truncate medium lines-18">{store.name}</b>
          <small className="truncate lines-16 text-12">{store.slug}</small>
        </span>
      </a>
      <div className="store-box-actions">
        <CopyButton text={store.publicUrl} className="" />
        <QrPopover text={store.publicUrl} fileName={store.slug}>
          <button type="button" title={t('showQr')} aria-label={t('showQr')}>
            <QrCode size={16} strokeWidth={1.75} aria-hidden />
          </button>
        </QrPopover>
        <a
          href={store.publicUrl}
          target="_blank"
          rel="noreferrer"
          title={t('openStore')}
          aria-label={t('openStore')}
        >
          <ExternalLink size={16} strokeWidth={1.75} aria-hidden />
        </a>
      </div>
    </div>
  );
}

/** The same in the top bar, for the layout without a left menu. */
export function StoreButton() {
  const { data: store } = useOwnStore();
  if (!store) return null;
  return (
    <Popover
      trigger="click"
      placement="bottomLeft"
      content={
        <div className="store-popover">
          <StoreBox isFolded={false} />
        </div>
      }
      styles={{ container: { padding: 0 } }}
    >
      <button type="button" className="quiet ink" aria-haspopup="dialog">
        <PersonPicture name={store.name} url={store.avatar?.url ?? ''} size={24} isSquare />
        <span className="truncate market-name">{store.name}</span>
        <ChevronDown size={12} strokeWidth={1.75} color="var(--ink-3)" aria-hidden />
      </button>
    </Popover>
  );
}
