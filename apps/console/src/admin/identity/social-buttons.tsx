import { useQuery } from '@tanstack/react-query';
import { listSocialProviders, type SocialProvider } from '@vitrine/contract/admin/identity.ts';
import { api, apiBase } from '../../lib/api.ts';
import { app } from '../../lib/app.ts';
import { setAuthType, useClientState } from '../../lib/client-state.ts';
import { useText } from '../../lib/i18n.ts';
import { accountKeys } from '../../lib/query-keys/session.ts';
import { useSettings } from '../../lib/settings.ts';
import { signInTexts } from '../../texts/sign-in.ts';
import { useSignInPaths } from './use-sign-in-paths.ts';

export const providerNames: Record<SocialProvider, string> = {
  google: 'Google',
  facebook: 'Facebook',
};

export const providerMarks: Record<SocialProvider, React.ReactNode> = {
  google: (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      <path
        d="M17.6 9.2c0-.6-.1-1.2-.2-1.7H9v3.3h4.8a4.1 4.1 0 0 1-1.8 2.7v2.2h2.9c1.7-1.6 2.7-3.9 2.7-6.5z"
        fill="#4285F4"
      />
      <path
        d="M9 18c2.4 0 4.5-.8 6-2.2l-3-2.2c-.8.5-1.8.9-3 .9-2.3 0-4.3-1.6-5-3.7H1v2.3A9 9 0 0 0 9 18z"
        fill="#34A853"
      />
      <path d="M4 10.7a5.4 5.4 0 0 1 0-3.4V5H1a9 9 0 0 0 0 8z" fill="#FBBC05" />
      <path
        d="M9 3.6c1.3 0 2.5.5 3.4 1.3L15 2.3A9 9 0 0 0 1 5l3 2.3c.7-2.1 2.7-3.7 5-3.7z"
        fill="#EA4335"
      />
    </svg>
  ),
  facebook: (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      <circle cx="9" cy="9" r="9" fill="#1877F2" />
      <path
        d="M12.5 11.6 12.9 9h-2.5V7.3c0-.7.4-1.4 1.5-1.4H13V3.7s-1-.2-2-.2c-2.1 0-3.4 1.2-3.4 3.5v2H5.3v2.6h2.3V18a9 9 0 0 0 2.8 0v-6.4z"
        fill="#fff"
      />
    </svg>
  ),
};

/** Sign-in and sign-up with the social providers that are set up; the browser leaves for the provider. */
export function SocialButtons() {
  const t = useText(signInTexts);
  const language = useSettings((settings) => settings.language);
  const { userSource, pageSource, authType } = useClientState();
  const { data: providers } = useQuery({
    queryKey: accountKeys.socialProviders,
    queryFn: ({ signal }) => api.read(listSocialProviders, {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { wanted } = useSignInPaths();
  if (!providers?.length) return null;
  const query = new URLSearchParams({
    // The provider sends the browser back to the site that it came from.
    app: app === 'mobile' ? 'mobile' : 'console',
    language,
    user_source: userSource,
    page_source: pageSource,
    ...(wanted === '/' ? {} : { redirect: wanted }),
  });
  return (
    <>
      <div className="or">
        <span>{t('or')}</span>
      </div>
      <div className="social">
        {providers.map(({ provider }) => (
          <a
            key={provider}
            className="btn large"
            href={`${apiBase}/api/v1/auth/social/${provider}/start?${query}`}
            aria-label={[
              t('continueWith', { provider: providerNames[provider] }),
              authType === provider && t('lastUsed'),
            ]
              .filter(Boolean)
              .join(', ')}
            onClick={() => setAuthType(provider)}
          >
            {providerMarks[provider]}
            {providerNames[provider]}
            {authType === provider && <small className="social-last">{t('lastUsed')}</small>}
          </a>
        ))}
      </div>
    </>
  );
}
