import { useQuery } from '@tanstack/react-query';
import { getCaptcha } from '@vitrine/contract/admin/identity.ts';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { accountKeys } from '../../lib/query-keys/session.ts';
import { signInTexts } from '../../texts/sign-in.ts';
import { TextField } from '../../ui/plain/fields.tsx';

/** One picture at a time; each can be answered once, so a try that failed asks for the next. */
export function useCaptcha() {
  const [code, setCode] = useState('');
  const query = useQuery({
    queryKey: accountKeys.captcha,
    queryFn: ({ signal }) => api.read(getCaptcha, {}, signal),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return {
    code,
    setCode,
    picture: query.data?.captchaBase64,
    isBroken: query.isError,
    fields: { captchaKey: query.data?.captchaKey ?? '', captchaCode: code.trim() },
    reload: () => {
      setCode('');
      void query.refetch();
    },
  };
}

export function CaptchaField({
  captcha,
  error,
}: {
  captcha: ReturnType<typeof useCaptcha>;
  error?: string | undefined;
}) {
  const t = useText(signInTexts);
  return (
    <TextField
      label={t('verifyCode')}
      placeholder={t('verifyCodeHint')}
      value={captcha.code}
      onChange={captcha.setCode}
      error={error}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={8}
      name="captchaCode"
      after={
        <button
          type="button"
          className="captcha"
          title={t('newPicture')}
          aria-label={`${t('captchaPicture')}. ${t('newPicture')}`}
          onClick={captcha.reload}
        >
          {captcha.picture ? (
            <img src={captcha.picture} alt="" width={116} height={44} />
          ) : (
            <RefreshCw size={16} className={captcha.isBroken ? undefined : 'spin'} aria-hidden />
          )}
        </button>
      }
    />
  );
}
