import { useQuery } from '@tanstack/react-query';
import { sendTestEmail } from '@vitrine/contract/admin/configs.ts';
import {
  readSetUp,
  type SetUpKey,
  type SetUpStep,
} from '@vitrine/contract/shop/operations-home.ts';
import { Button } from 'antd';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { operationsHomeTexts } from '../../texts/operations-home.ts';
import { HasPerm } from '../../ui/has-perm.tsx';
import { SectionCard } from '../../ui/section-card.tsx';

/** Where a step is done in the console; the test email is sent from the list. */
const pages: Record<Exclude<SetUpKey, 'mail'>, string> = {
  provider: '/operations/providers',
  rates: '/operations/rates',
  shipping: '/operations/shipping-rates',
  catalogue: '/operations/products',
  contact: '/system/config?keywords=contact.address',
  store: '/operations/stores',
};

/** A test email that the mail server has not accepted yet is asked about until it has. */
const askAgainMs = 2_000;

const lineOf = ({ key, state }: SetUpStep) =>
  state === 'waiting'
    ? 'mail_waitingAny'
    : state === 'other_account'
      ? 'provider_otherAccount'
      : (`${key}_line` as const);

/** The steps of a platform that cannot sell yet; gone when all are done. Their states come from the server. */
export function SetUpList() {
  const t = useText(operationsHomeTexts);
  const { data } = useQuery({
    queryKey: platformKeys.setUp,
    queryFn: ({ signal }) => api.read(readSetUp, {}, signal),
    refetchInterval: ({ state }) =>
      state.data?.steps.some((step) => step.state === 'waiting') ? askAgainMs : false,
  });
  const left = data?.steps.filter(({ state }) => state !== 'done').length ?? 0;
  const testing = useApiMutation(sendTestEmail, {
    success: ({ email }) => t('testSent', { email }),
    invalidates: [platformKeys.setUp],
  });
  if (!data || left === 0) return null;

  function actionOf({ key, state }: SetUpStep): ReactNode {
    if (key === 'mail')
      return (
        <HasPerm value="sys:config:update">
          <Button
            loading={testing.isBusy || state === 'waiting'}
            onClick={() => void testing.run({})}
          >
            {t('sendTest')}
          </Button>
        </HasPerm>
      );
    return <Link to={pages[key]}>{t('goThere')}</Link>;
  }

  return (
    <SectionCard
      title={t('setUp')}
      beside={<span className="muted">{t('setUpLeft', { count: left })}</span>}
    >
      <ol className="op-steps">
        {data.steps.map((step) => (
          <li key={step.key} className={step.state === 'done' ? 'done' : ''}>
            <i>{step.state === 'done' && <Check size={12} strokeWidth={2.5} aria-hidden />}</i>
            <span>
              <b className="block medium">{t(step.key)}</b>
              {step.state !== 'done' && <small className="muted">{t(lineOf(step))}</small>}
            </span>
            {step.state === 'done' ? (
              <span className="faint">{t('stepDone')}</span>
            ) : (
              actionOf(step)
            )}
          </li>
        ))}
      </ol>
    </SectionCard>
  );
}
