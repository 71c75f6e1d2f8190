import { findNumberFormat } from '@vitrine/contract/intl-formats.ts';
import type { TrackedLink } from '@vitrine/contract/shop/links.ts';
import { Archive, Check, Copy, Pencil, Share2 } from 'lucide-react';
import { bestEffort } from '../../lib/best-effort.ts';
import { useClipboard } from '../../lib/clipboard.ts';
import { useIntlTag, useText } from '../../lib/i18n.ts';
import { LinkOverlay } from '../../shop/links/link-overlay.tsx';
import { useLinkArchiving } from '../../shop/links/use-links.ts';
import { linkTexts } from '../../texts/links.ts';
import { mobileTexts } from '../../texts/mobile.ts';
import { uiTexts } from '../../texts/ui.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { Money } from '../../ui/money.tsx';
import { Question } from '../../ui/overlay/question.tsx';
import { usePercentText } from '../../ui/percent.ts';
import { Sheet } from '../../ui/plain/sheet.tsx';
import { useSheet } from '../../ui/plain/use-sheet.ts';
import { QrPicture } from '../../ui/qr-picture.tsx';
import { Term } from '../../ui/term.tsx';

/** What the link brought. */
function Figures({ link }: { link: TrackedLink }) {
  const t = useText(linkTexts);
  const number = findNumberFormat(useIntlTag());
  const percent = usePercentText({ least: 1, most: 1 });
  return (
    <dl className="m-figures num">
      <Term label={t('clicks')}>{number.format(link.clicks)}</Term>
      <Term label={t('orders')}>{number.format(link.orders)}</Term>
      <Term label={t('conversion')}>
        {link.clicks ? percent((link.orders / link.clicks) * 100) : '–'}
      </Term>
      <Term label={t('earned')}>
        <Money value={link.earned} className="earned" />
      </Term>
    </dl>
  );
}

/** Renaming a link, and putting it away after a second tap. */
function LinkChanges({ link }: { link: TrackedLink }) {
  const t = useText(linkTexts);
  const editing = useSheet('edit');
  const leaving = useSheet('away');
  const { isBusy, archive } = useLinkArchiving(leaving.close);
  return (
    <>
      <ul className="m-rows">
        <li>
          <button type="button" className="m-row" onClick={() => editing.open()}>
            <Pencil size={20} color="var(--ink-3)" aria-hidden />
            <span className="grow">{t('editLink')}</span>
          </button>
        </li>
        {!link.archivedAt && (
          <li>
            <button type="button" className="m-row" onClick={() => leaving.open()}>
              <Archive size={20} color="var(--ink-3)" aria-hidden />
              <span className="grow">{t('archive')}</span>
            </button>
          </li>
        )}
      </ul>
      {editing.value !== null && (
        <LinkOverlay link={link} onClose={editing.close} onSaved={editing.close} />
      )}
      <Question
        isOpen={leaving.value !== null && !link.archivedAt}
        title={t('archive')}
        note={link.name}
        action={t('archive')}
        isBusy={isBusy}
        onConfirm={() => void archive(link)}
        onClose={leaving.close}
      >
        {t('archiveHint')}
      </Question>
    </>
  );
}

/** One tracked link: its address to copy, share or scan, what it brought, its name. */
export function LinkSheet({
  link,
  onClose,
}: {
  link: TrackedLink | undefined;
  onClose: () => void;
}) {
  const t = useText(linkTexts);
  const tMobile = useText(mobileTexts);
  const tUi = useText(uiTexts);
  const mayEdit = useHasPerm('shop:link:edit');
  const { isCopied, copy } = useClipboard();
  if (!link) return null;
  const share = () => void bestEffort(navigator.share({ url: link.url }));
  return (
    <Sheet
      onClose={onClose}
      title={link.name}
      note={t(link.channel)}
      foot={
        <>
          {'share' in navigator && (
            <button type="button" className="btn" onClick={share}>
              <Share2 size={19} aria-hidden />
              {tMobile('share')}
            </button>
          )}
          <button type="button" className="btn primary" onClick={() => void copy(link.url)}>
            {isCopied ? <Check size={19} aria-hidden /> : <Copy size={19} aria-hidden />}
            <span aria-live="polite">{isCopied ? tUi('copied') : tMobile('copyLink')}</span>
          </button>
        </>
      }
    >
      <p className="m-address">{link.url.replace(/^https?:\/\//, '')}</p>
      <Figures link={link} />
      {mayEdit && <LinkChanges link={link} />}
      <QrPicture text={link.url} fileName={link.name} />
    </Sheet>
  );
}
