import { codeResendSeconds } from '@vitrine/contract/admin/identity.ts';
import { useEffect, useState } from 'react';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { signUpTexts } from '../../texts/sign-up.ts';
import { DigitsField } from '../../ui/plain/digits-field.tsx';

/** Seconds left until another code may be asked for; counts by the clock, so a sleeping tab does not lag. */
function useCountdown() {
  const [endsAt, setEndsAt] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (endsAt === 0) return;
    const tick = () => setLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [endsAt]);
  return { left, start: (seconds: number) => setEndsAt(Date.now() + seconds * 1000) };
}

interface MailCodeProps {
  value: string;
  onChange: (code: string) => void;
  error?: string | undefined;
  /** Asks the server for a code; answers the seconds until the next, or nothing when it was not sent. */
  send: () => Promise<number | undefined>;
}

/** The code out of the mail, with its "Get" button that counts down. */
export function MailCodeField({ value, onChange, error, send }: MailCodeProps) {
  const t = useText(signUpTexts);
  const countdown = useCountdown();
  const [isSent, setSent] = useState(false);
  const asking = useApiMutation(send, {
    onSuccess: (seconds) => {
      if (seconds === undefined) return;
      countdown.start(seconds || codeResendSeconds);
      setSent(true);
    },
  });
  const isWaiting = countdown.left > 0;
  return (
    <DigitsField
      label={t('mailCode')}
      placeholder={t('mailCodeHint')}
      value={value}
      error={error}
      hint={isSent && <span role="status">{t('codeSent')}</span>}
      name="code"
      onChange={onChange}
      after={
        <button
          type="button"
          className="btn get-code num"
          disabled={asking.isBusy || isWaiting}
          onClick={() => void asking.run()}
        >
          {isWaiting ? t('getCodeAgain', { seconds: countdown.left }) : t('getCode')}
        </button>
      }
    />
  );
}
