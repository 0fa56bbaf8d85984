import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { signedText } from '../../../../server/adapters/payments/paypal/signature.ts';
import { certificateOf } from './certificate.ts';

const yearMs = 365 * 86_400_000;

const keysAndCertificates = () => {
  const [root, leaf] = [0, 1].map(() => generateKeyPairSync('rsa', { modulusLength: 2048 }));
  const now = Date.now();
  const times = { from: new Date(now - 86_400_000), until: new Date(now + yearMs) };
  const [issuer, subject] = ['Sandbox root', 'Sandbox of PayPal'];
  const by = { issuer, signedBy: root!.privateKey, ...times };
  return {
    key: leaf!.privateKey,
    root: certificateOf({ ...by, subject: issuer, key: root!.publicKey, isAuthority: true }),
    leaf: certificateOf({ ...by, subject, key: leaf!.publicKey, isAuthority: false }),
  };
};

/** What the sandbox signs its reports with: a certificate of its own, made when the first one is asked for, and its root. */
export const startSigner = (at: () => string, webhookId: string) => {
  const name = `CERT-${randomBytes(8).toString('hex')}`;
  let made: ReturnType<typeof keysAndCertificates> | null = null;
  const kept = () => (made ??= keysAndCertificates());
  const path = `/v1/notifications/certs/${name}`;
  return {
    path,
    root: () => kept().root,
    certificate: () => kept().leaf,
    headersOf: (body: Buffer, time = new Date().toISOString()): Record<string, string> => {
      const id = randomBytes(16).toString('hex');
      const text = Buffer.from(signedText(id, time, webhookId, body));
      return {
        'paypal-transmission-id': id,
        'paypal-transmission-time': time,
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': `${at()}${path}`,
        'paypal-transmission-sig': sign('RSA-SHA256', text, kept().key).toString('base64'),
      };
    },
  };
};
