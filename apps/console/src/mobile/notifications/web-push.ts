import {
  readWebPush,
  subscribeWebPush,
  unsubscribeWebPush,
} from '@vitrine/contract/admin/web-push.ts';
import { api } from '../../lib/api.ts';
import { bestEffort } from '../../lib/best-effort.ts';
import { session, tokenOffEvent } from '../../lib/session.ts';
import { isStoreView, readStored, writeStored } from '../../lib/stored.ts';

/** `on` is what the server sends to and the browser receives; `denied` can be changed in the browser's settings only. */
export type WebPushState = 'unsupported' | 'denied' | 'off' | 'on';

/** The owner wants notifications in this sign-in, whatever becomes of the browser's subscription. */
const wantedKey = 'webPush';

export const isWebPushSupported = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The worker's registration, if there is one already: a development server has none. */
const findRegistration = async () => (await navigator.serviceWorker.getRegistration())?.pushManager;

export async function readWebPushState(signal?: AbortSignal): Promise<WebPushState> {
  if (!isWebPushSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await (await findRegistration())?.getSubscription();
  if (!subscription || Notification.permission !== 'granted') return 'off';
  const { endpoint } = await api.read(readWebPush, {}, signal);
  return endpoint === subscription.endpoint ? 'on' : 'off';
}

function toBase64Url(bytes: ArrayBuffer | null): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes ?? [])));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

async function subscribe(): Promise<void> {
  const { publicKey } = await api.call(readWebPush, {});
  const { pushManager } = await navigator.serviceWorker.ready;
  const former = await pushManager.getSubscription();
  // A subscription for a former key of the server receives nothing more.
  if (former && toBase64Url(former.options.applicationServerKey) !== publicKey)
    await former.unsubscribe();
  const { endpoint, keys } = (
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  ).toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  await api.call(subscribeWebPush, { body: { endpoint: endpoint ?? '', keys: { p256dh, auth } } });
}

/** Requests the permission of the person, then a subscription of the browser. Returns whether notifications arrive from now on. */
export async function startWebPush(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await subscribe();
  writeStored(wantedKey, 'on');
  return true;
}

const unsubscribeBrowser = async () =>
  (await (await findRegistration())?.getSubscription())?.unsubscribe();

export async function stopWebPush(): Promise<void> {
  writeStored(wantedKey, null);
  await api.call(unsubscribeWebPush, {});
  await unsubscribeBrowser();
}

/** Browsers replace a subscription now and then, and servers their key: what was wanted is made good when the site opens. */
async function renewWebPush(): Promise<void> {
  if (readStored(wantedKey) !== 'on' || !session.isSignedIn() || !isWebPushSupported()) return;
  if ((await readWebPushState()) === 'off' && Notification.permission === 'granted')
    await subscribe();
}

let isKept = false;

/** Keeps the subscription good as long as the owner is signed in, and ends it with the session. */
export function startWebPushRenewal(): void {
  if (isKept || isStoreView()) return;
  isKept = true;
  void bestEffort(renewWebPush());
  window.addEventListener(tokenOffEvent, () => {
    writeStored(wantedKey, null);
    if (isWebPushSupported()) void bestEffort(unsubscribeBrowser());
  });
}
