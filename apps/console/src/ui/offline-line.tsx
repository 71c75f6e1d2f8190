import { WifiOff } from 'lucide-react';
import { useText } from '../lib/i18n.ts';
import { useOnline } from '../lib/use-online.ts';
import { shellTexts } from '../texts/shell.ts';

/** Says that there is no network, for as long as there is none. */
export function OfflineLine({ className }: { className: string }) {
  const t = useText(shellTexts);
  const isOnline = useOnline();
  return (
    <div role="status">
      {!isOnline && (
        <div className={className}>
          <WifiOff size={16} aria-hidden />
          {t('offline')}
        </div>
      )}
    </div>
  );
}
