import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { paymentProviderCalls as calls } from '../../src/api/calls/payment-provider.ts';
import { certificateOf } from '../../tools/sandboxes/src/paypal/certificate.ts';
import { expectOk } from './api.ts';
import { pressAt } from './gateway-api.ts';
import { newId } from './payments.ts';
import type { Client } from './server.ts';

/** Asks for PayPal's page and presses something there; answers where that led, and the account's name until then. */
export const beginPaypal = async (client: Client, act: 'finish' | 'limit' | 'leave') => {
  const { accountId, url } = expectOk(await client.send(calls.paypalPage)).body.data;
  return { accountId, back: await pressAt(url, act) };
};

/** Connects PayPal; answers the account. */
export const connectPaypal = async (client: Client): Promise<string> => {
  await beginPaypal(client, 'finish');
  return expectOk(await client.send(calls.lookAtPaypal)).body.data.accountId;
};

/** A report of PayPal's; what of it isn't read may be anything. */
export const paypalEvent = (event_type: string, resource: Record<string, unknown>) => ({
  id: `WH-${newId('evt')}`,
  event_version: '1.0',
  event_type,
  resource,
});

/** What one order's reports carry. */
export const ofOrder = (order: string, account: string) => ({
  approved: () =>
    paypalEvent('CHECKOUT.ORDER.APPROVED', {
      id: order,
      purchase_units: [{ payee: { merchant_id: account } }],
    }),
  completed: () => paypalEvent('CHECKOUT.ORDER.COMPLETED', { id: order }),
  capture: (end: string, more: Record<string, unknown> = {}) =>
    paypalEvent(`PAYMENT.CAPTURE.${end}`, {
      id: newId('cap'),
      payee: { merchant_id: account },
      supplementary_data: { related_ids: { order_id: order } },
      ...more,
    }),
});

/** The unsigned checksum that PayPal signs, bit by bit: written apart from the library the product asks. */
export const checksum = (bytes: Buffer): number => {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  }
  return (rest ^ 0xffffffff) >>> 0;
};

export const rsaKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

/** Signs as PayPal does, written apart from the product's own. */
export const paypalHeaders = (
  payload: Buffer,
  {
    key,
    certUrl,
    webhookId,
    time = new Date().toISOString(),
  }: { key: KeyObject; certUrl: string; webhookId: string; time?: string },
): Record<string, string> => {
  const id = newId('transmission');
  const text = Buffer.from([id, time, webhookId, String(checksum(payload))].join('|'));
  return {
    'paypal-transmission-id': id,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': sign('RSA-SHA256', text, key).toString('base64'),
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': certUrl,
  };
};

const day = 86_400_000;

/** A root, what it vouches for, and the leaf's key; dates are days from now. */
export const certificates = ({ from = -1, until = 30 } = {}) => {
  const [root, between, leaf] = [rsaKeys(), rsaKeys(), rsaKeys()];
  const times = { from: new Date(Date.now() + from * day), until: new Date(Date.now() + until * day) };
  const byRoot = { ...times, issuer: 'Root', signedBy: root.privateKey };
  return {
    key: leaf.privateKey,
    root: certificateOf({ ...byRoot, subject: 'Root', key: root.publicKey, isAuthority: true }),
    between: certificateOf({ ...byRoot, subject: 'Between', key: between.publicKey, isAuthority: true }),
    leaf: certificateOf({
      ...times,
      issuer: 'Between',
      signedBy: between.privateKey,
      subject: 'Leaf',
      key: leaf.publicKey,
      isAuthority: false,
    }),
  };
};
