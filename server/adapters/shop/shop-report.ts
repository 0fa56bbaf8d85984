import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isShopDomain } from '../../../src/domain/online-store/shop-name.ts';
import type { ShopReport } from './platform.ts';

/** Whether a base64 HMAC-SHA256 is that of the bytes; compared in constant time. */
const isSignatureOf = (raw: Buffer, signature: string, secret: string): boolean => {
  const expected = createHmac('sha256', secret).update(raw).digest();
  const given = Buffer.from(signature, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
};

/** An HMAC-SHA256 as base64 has it. */
const signatureForm = /^[A-Za-z0-9+/]{43}=$/;

/** No topic or id of a shop is as long. One that says more of itself is cut: what names a job has a bound. */
const longest = 128;

/** Whether headers name all that a report names, a shop of the platform's among it, and a signature of its form: judged before the body is read. */
export const isHeadOfReport = (headers: IncomingHttpHeaders): boolean => {
  const header = (name: string): string => String(headers[`x-shopify-${name}`] ?? '');
  const named = ['topic', 'webhook-id', 'api-version'].every((name) => header(name) !== '');
  return named && isShopDomain(header('shop-domain')) && signatureForm.test(header('hmac-sha256'));
};

/**
 * What a report says of itself, where the shop platform signed exactly these bytes and named all it names; otherwise null. It judges
 * as the platform's library does, at a fraction of the cost. Source: decision 0100; connections.md, rule 19.
 */
export const shopReportOf = (
  raw: Buffer,
  headers: IncomingHttpHeaders,
  secret: string,
): ShopReport | null => {
  const header = (name: string): string => String(headers[`x-shopify-${name}`] ?? '').slice(0, longest);
  const [topic, shop, webhookId] = [header('topic'), header('shop-domain'), header('webhook-id')];
  if (!topic || !shop || !webhookId || !header('api-version')) return null;
  if (!isSignatureOf(raw, header('hmac-sha256'), secret)) return null;
  const triggeredAt = new Date(header('triggered-at'));
  return {
    shop,
    topic,
    eventId: header('event-id') || webhookId,
    triggeredAt: Number.isNaN(triggeredAt.getTime()) ? null : triggeredAt,
  };
};
