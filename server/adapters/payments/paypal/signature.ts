import { verify, type X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { SentHeaders } from '../gateway.ts';
import type { HeaderFault, Signing } from '../provider.ts';

/** PayPal tries to deliver a report for three days. Source: PayPal, "Webhooks". */
const oldestMs = 3 * 86_400_000;
/** How far its clock may be ahead of ours. */
const aheadMs = 300_000;

/** What is signed: two headers, which webhook it is sent to, and the checksum of the body's bytes as an unsigned number. */
export const signedText = (id: string, time: string, webhookId: string, raw: Buffer): string =>
  `${id}|${time}|${webhookId}|${crc32(raw)}`;

const forms = {
  'paypal-transmission-id': /^[\w-]{1,100}$/,
  'paypal-transmission-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/,
  'paypal-auth-algo': /^SHA256withRSA$/,
  'paypal-transmission-sig': /^[A-Za-z0-9+/]{300,1400}={0,2}$/,
  'paypal-cert-url': /^\S{1,500}$/,
} as const;
type HeaderName = keyof typeof forms;

/** The headers of a signature; null where one is missing or isn't of its form. */
const signatureIn = (headers: SentHeaders): Record<HeaderName, string> | null => {
  const entries = Object.entries(forms).map(([name, form]) => {
    const value = headers[name];
    return [name, typeof value === 'string' && form.test(value) ? value : null] as const;
  });
  return entries.every(([, value]) => value !== null)
    ? (Object.fromEntries(entries) as Record<HeaderName, string>)
    : null;
};

/** What is wrong with the headers of a signature whatever the body is; null where the body decides. */
export const paypalHeaderFault = (headers: SentHeaders): HeaderFault | null => {
  if (!headers['paypal-transmission-sig']) return 'unsigned';
  return signatureIn(headers) ? null : 'wrong';
};

/**
 * How a report of PayPal's is signed: RSA with SHA-256 by a certificate that its headers name. The webhook's id comes from the settings,
 * so what PayPal signed for somebody else's is wrong here. Source: connections.md, rule 23.
 *
 * @param certificateAt the certificate at an address; null for one that isn't PayPal's
 * @throws Unavailable where the certificate can't be had now
 */
export const paypalSigning =
  (
    webhookId: string,
    certificateAt: (address: string) => Promise<X509Certificate | null>,
    clock: () => Date,
  ) =>
  async (raw: Buffer, headers: SentHeaders): Promise<Signing> => {
    if (!headers['paypal-transmission-sig']) return 'unsigned';
    const signature = signatureIn(headers);
    if (!signature) return 'wrong';
    const time = signature['paypal-transmission-time'];
    const certificate = await certificateAt(signature['paypal-cert-url']);
    if (certificate?.publicKey.asymmetricKeyType !== 'rsa') return 'wrong';
    const text = signedText(signature['paypal-transmission-id'], time, webhookId, raw);
    const bytes = Buffer.from(signature['paypal-transmission-sig'], 'base64');
    if (!verify('RSA-SHA256', Buffer.from(text), certificate.publicKey, bytes)) return 'wrong';
    const ageMs = clock().getTime() - new Date(time).getTime();
    return ageMs > oldestMs || ageMs < -aheadMs ? 'old' : 'signed';
  };
