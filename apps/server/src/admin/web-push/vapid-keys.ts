import { createECDH } from 'node:crypto';
import { deriveKey } from '#admin/identity/index.ts';
import { perPlatform } from '#platform/per-platform.ts';

/**
 * The key pair by which push services recognise this installation. It is derived from its secret, so that all processes have
 * the same one and there is nothing else to keep. With another secret, browsers subscribe anew when they open the site.
 */
export const vapidKeys = perPlatform((platform) => {
  const secret = deriveKey(platform, 'web-push');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(secret);
  return { publicKey: curve.getPublicKey('base64url'), privateKey: secret.toString('base64url') };
});
