import { useQuery } from '@tanstack/react-query';
import { readDevice } from '@vitrine/contract/device.ts';
import {
  chooseNotification,
  type NotificationChannel,
  type NotificationSettings,
  readNotificationSettings,
} from '@vitrine/contract/shop/notifications.ts';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/queries.ts';
import { notificationKeys } from '../../lib/query-keys/notifications.ts';
import { notificationTexts } from '../../texts/notifications.ts';
import type { ShownKind } from './notification-groups.ts';

export interface Choice {
  channel: NotificationChannel;
  isOn: boolean;
  isFixed: boolean;
}

/** The owner's choices, and how one is changed: the switch moves at once and goes back if the server refuses. */
export function useNotifications() {
  const settings = useQuery({
    queryKey: notificationKeys.settings,
    queryFn: ({ signal }) => api.read(readNotificationSettings, {}, signal),
  });
  const change = useApiMutation(chooseNotification, {
    invalidates: [notificationKeys.settings],
    onSuccess: (answer) => queryClient.setQueryData(notificationKeys.settings, answer),
  });
  const changing = change.isBusy ? change.input?.body : undefined;
  return {
    settings,
    isBusy: change.isBusy,
    choicesOf: (kind: ShownKind): Choice[] =>
      (settings.data?.kinds.find((row) => row.kind === kind)?.choices ?? []).map((choice) =>
        changing?.kind === kind && changing.channel === choice.channel
          ? { ...choice, isOn: changing.isOn }
          : choice,
      ),
    choose: (kind: ShownKind, { channel, isOn }: Choice) =>
      void change.run({ body: { kind, channel, isOn: !isOn } }),
  };
}

/** Where the messages of a channel arrive, as text. */
export function useChannelPlace(): (channel: NotificationSettings['channels'][number]) => string {
  const t = useText(notificationTexts);
  const nameOf = (userAgent: string) => {
    const { browser, system, isHandheld } = readDevice(userAgent);
    const names = isHandheld ? [system] : [browser, system];
    return names.filter(Boolean).join(' · ') || t('unknownDevice');
  };
  return ({ channel, isSetUp, targets }) => {
    if (channel === 'bell') return t('bellPlace');
    if (!isSetUp) return t('pushMissing');
    return channel === 'push' ? targets.map(nameOf).join(', ') : targets.join(', ');
  };
}
