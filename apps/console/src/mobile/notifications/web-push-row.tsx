import { useQuery } from '@tanstack/react-query';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { toast } from '../../lib/feedback.ts';
import { useText } from '../../lib/i18n.ts';
import { usePlatform } from '../../lib/platform-config.ts';
import { noticeKeys } from '../../lib/query-keys/notices.ts';
import { mobileTexts } from '../../texts/mobile.ts';
import { Switch } from '../../ui/plain/switch.tsx';
import { useInstall } from '../me/install.ts';
import { isWebPushSupported, readWebPushState, startWebPush, stopWebPush } from './web-push.ts';

/** Notifications of the phone itself: on, off, or why not. */
export function WebPushRow() {
  const t = useText(mobileTexts);
  const { name: platform } = usePlatform();
  const isInstallable = useInstall(({ way }) => way === 'by-hand');
  const state = useQuery({
    queryKey: noticeKeys.webPush,
    queryFn: ({ signal }) => readWebPushState(signal),
  });
  const change = useApiMutation(
    async (isOn: boolean) => {
      if (!isOn) return stopWebPush();
      // The error of a browser without a push service is no sentence for its user.
      const hasBegun = await startWebPush().catch((error: unknown) => {
        if (error instanceof DOMException) return toast.error(t('pushFailed'));
        throw error;
      });
      if (hasBegun) toast.success(t('pushOn'));
    },
    { invalidates: [noticeKeys.webPush] },
  );
  const hint = () => {
    // Safari offers notifications to sites on the home screen only.
    if (!isWebPushSupported())
      return isInstallable ? t('pushInstall', { platform }) : t('pushUnsupported');
    return state.data === 'denied' ? t('pushDenied') : t('pushHint', { platform });
  };
  const isChangeable = state.data === 'on' || state.data === 'off';
  return (
    <li className="m-row">
      <span className="grow">
        {t('push')}
        <small className="block faint small">{state.isError ? t('pushUnknown') : hint()}</small>
      </span>
      <Switch
        isOn={change.isBusy ? (change.input ?? false) : state.data === 'on'}
        label={t('push')}
        isDisabled={!isChangeable || change.isBusy}
        onChange={(isOn) => void change.run(isOn)}
      />
    </li>
  );
}
