import { Download } from 'lucide-react';
import { useUser } from '../../lib/account.ts';
import { useText } from '../../lib/i18n.ts';
import { usePlatform } from '../../lib/platform-config.ts';
import { accountTexts } from '../../texts/account.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { focusFirst } from './focus-first.ts';

function saveText(text: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The ten codes, this once: to copy, to download, and a button that says that they are kept. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useText(accountTexts);
  const email = useUser()?.email ?? '';
  const { name } = usePlatform();
  const text = `${name} · ${email}\n${t('keepCodes')}\n\n${codes.join('\n')}\n`;
  return (
    <div ref={focusFirst} className="account-step stack gap-12">
      <h3 className="h3" tabIndex={-1}>
        {t('keepCodes')}
      </h3>
      <p className="muted">{t('keepCodesLine')}</p>
      <ol className="account-codes num" aria-label={t('keepCodes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="account-buttons cluster">
        <CopyButton text={codes.join('\n')} label={t('copyCodes')} />
        <button
          type="button"
          className="btn"
          onClick={() => saveText(text, 'vitrine-recovery-codes.txt')}
        >
          <Download size={16} strokeWidth={1.75} aria-hidden />
          {t('downloadCodes')}
        </button>
        <button type="button" className="btn primary" onClick={onKept}>
          {t('codesKept')}
        </button>
      </div>
    </div>
  );
}
