import {
  confirmSocialEmail,
  exchangeSocialTicket,
  sendSocialCode,
  type Tokens,
} from '@vitrine/contract/admin/identity.ts';
import { CircleAlert } from 'lucide-react';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { signIn } from '../../lib/account.ts';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { signUpTexts } from '../../texts/sign-up.ts';
import { Button } from '../../ui/plain/button.tsx';
import { checkEmail } from './address.rules.ts';
import { EmailField } from './email-field.tsx';
import { ticketOf } from './factor-ticket.ts';
import { MailCodeField } from './mail-code-field.tsx';
import { SecondStep } from './second-step.tsx';
import { checkMailCode } from './sign-in.rules.ts';
import { useSignInErrors } from './use-sign-in-errors.ts';
import './sign-in.css';
import { useSignInPaths } from './use-sign-in-paths.ts';

type Stage =
  | { kind: 'working' }
  | { kind: 'failed' }
  | { kind: 'email'; ticket: string; email: string }
  | { kind: 'second'; ticket: string };

interface EmailStepProps {
  ticket: string;
  proposed: string;
  onDone: (tokens: Tokens) => void;
  onSecond: (ticket: string) => void;
}

/** The provider gave no address that it has verified: confirm one with a mailed code. */
function EmailStep({ ticket, proposed, onDone, onSecond }: EmailStepProps) {
  const u = useText(signUpTexts);
  const [email, setEmail] = useState(proposed);
  const [code, setCode] = useState('');
  const rules = { email: checkEmail(email), code: checkMailCode(code) };
  const errors = useSignInErrors({ email, code }, rules);
  const belongs = {
    'code-wrong': 'code',
    'code-too-soon': 'code',
    'code-limit': 'code',
    'ticket-invalid': 'code',
  } as const;
  const send = async () => {
    if (!errors.check({ email: rules.email })) return undefined;
    try {
      return (await api.call(sendSocialCode, { body: { ticket, email } }, { suppressToast: true }))
        .resendSeconds;
    } catch (failure) {
      errors.take(failure, belongs);
      return undefined;
    }
  };
  const confirming = useApiMutation(confirmSocialEmail, {
    isLeaving: true,
    onSuccess: onDone,
    showFailure: (failure) => {
      const second = ticketOf(failure);
      if (second) onSecond(second);
      else errors.take(failure, belongs);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (errors.check()) void confirming.run({ body: { ticket, email, code } });
  };
  return (
    <form className="narrow-form" onSubmit={submit} noValidate>
      <h1 className="h1">{u('emailNeeded')}</h1>
      <p className="muted">{u('emailNeededLine')}</p>
      <EmailField value={email} onChange={setEmail} error={errors.textOf('email')} />
      <MailCodeField value={code} onChange={setCode} error={errors.textOf('code')} send={send} />
      <Button type="submit" className="btn primary large" isBusy={confirming.isBusy}>
        {u('confirm')}
      </Button>
    </form>
  );
}

/** "Is authorizing...": exchanges the ticket of the social sign-in once. The desk and the phone put it into their frames. */
export function AuthorizeSteps() {
  const paths = useSignInPaths();
  const u = useText(signUpTexts);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const enter = (tokens: Tokens) => {
    signIn(tokens);
    void navigate(paths.wanted, { replace: true });
  };
  const finish = useEffectEvent(enter);
  const ticket = query.get('ticket');
  const [stage, setStage] = useState<Stage>(ticket ? { kind: 'working' } : { kind: 'failed' });
  const exchanged = useRef('');
  useEffect(() => {
    if (!ticket || exchanged.current === ticket) return;
    exchanged.current = ticket;
    void api
      .call(
        exchangeSocialTicket,
        { body: { ticket } },
        { expectedFailures: ['second-factor-needed'] },
      )
      .then(
        (outcome) =>
          outcome.kind === 'signed-in'
            ? finish(outcome)
            : setStage({ kind: 'email', ticket: outcome.ticket, email: outcome.email }),
        (failure: unknown) => {
          const second = ticketOf(failure);
          setStage(second ? { kind: 'second', ticket: second } : { kind: 'failed' });
        },
      );
  }, [ticket]);
  return (
    <>
      {stage.kind === 'working' && (
        <div className="state" role="status">
          <span className="working" aria-hidden="true" />
          <h1 className="h1">{u('authorizing')}</h1>
          <p>{u('authorizingLine')}</p>
        </div>
      )}
      {stage.kind === 'failed' && (
        <div className="state">
          <CircleAlert size={40} strokeWidth={1.5} color="var(--red)" aria-hidden />
          <h1 className="h1">{u('authorizeFailed')}</h1>
          <p>{u('authorizeFailedLine')}</p>
          <Link className="btn primary" to={paths.login}>
            {u('backToSignIn')}
          </Link>
        </div>
      )}
      {stage.kind === 'email' && (
        <EmailStep
          ticket={stage.ticket}
          proposed={stage.email}
          onDone={enter}
          onSecond={(second) => setStage({ kind: 'second', ticket: second })}
        />
      )}
      {stage.kind === 'second' && (
        <div className="narrow-form">
          <SecondStep
            ticket={stage.ticket}
            onDone={enter}
            onBack={() => void navigate(paths.login, { replace: true })}
          />
        </div>
      )}
    </>
  );
}
