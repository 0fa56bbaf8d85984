import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { storeAddresses } from '../../../src/api/wire/store-addresses.ts';
import { privacyReportOf, privacyTopics } from '../../services/store-order/privacy.ts';
import { type AccessQuery, asAccess } from '../../store/access/access.ts';
import { keepReport, keepReportFor } from '../../store/online-store/store-events.ts';
import { businessesOfShop } from '../../store/online-store/store-privacy.ts';
import type { AccountServices } from '../call/visit.ts';

const mostBytes = 1_048_576;
const hourMs = 3_600_000;

/** The bytes of a request, refused as soon as there are too many of them; null then. */
const bytesOf = (stream: IncomingMessage): Promise<Buffer | null> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    stream.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > mostBytes) resolve(null);
      else chunks.push(chunk);
    });
    stream.on('end', () => resolve(Buffer.concat(chunks)));
    stream.on('error', reject);
  });

/** The order a report is about; null for a report of something else, and for what can't be read. */
const orderIn = (raw: Buffer, topic: string): string | null => {
  try {
    const body = JSON.parse(raw.toString('utf8')) as Record<string, unknown>;
    const named = topic.startsWith('refunds/') && body.order_id !== undefined ? body.order_id : body.id;
    const id = String(named ?? '').replace(/^gid:\/\/shopify\/Order\//, '');
    return /^(orders|refunds)\//.test(topic) && /^\d{1,20}$/.test(id) ? id : null;
  } catch {
    return null;
  }
};

const isPrivacy = (topic: string): boolean => (privacyTopics as readonly string[]).includes(topic);

/** A business that has or had the shop which a report about personal data names; null where none did. */
const hadShop = async (query: AccessQuery, raw: Buffer) => {
  const shopId = privacyReportOf(raw)?.shopId ?? '';
  const [businessId] = shopId ? await businessesOfShop(query, shopId) : [];
  return businessId ? { businessId, shopId } : null;
};

/**
 * Takes in what shops report. Its bodies stay bytes, for a signature is over bytes; a signed one is kept and answered at once, and a job looks at it.
 * Source: connections.md, rule 19.
 */
export const storeReportRoutes = (app: FastifyInstance, services: AccountServices): void => {
  const { database, clock, shops } = services;
  const counts = new Map<string, number>();
  /** Once an hour for each shop: who sends too much sends often. */
  const isNews = (shop: string): boolean => {
    const now = clock().getTime();
    if ((counts.get(shop) ?? 0) > now - hourMs) return false;
    if (counts.size > 1000) counts.clear();
    counts.set(shop, now);
    return true;
  };
  app.register(async (inbox) => {
    inbox.removeAllContentTypeParsers();
    inbox.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    const refuse = (reply: FastifyReply, status: number) => reply.code(status).send();
    inbox.post(
      storeAddresses.report,
      { schema: { hide: true }, bodyLimit: mostBytes },
      async (request, reply) => {
        if (!shops) return refuse(reply, 404);
        const forged = (): FastifyReply => {
          request.log.warn({ act: 'store report refused', address: request.ip });
          return refuse(reply, 401);
        };
        if (!shops.isHeadOfReport(request.headers)) {
          reply.header('connection', 'close');
          return forged();
        }
        const shop = String(request.headers['x-shopify-shop-domain'] ?? '');
        const isLong = Number(request.headers['content-length'] ?? 0) > mostBytes;
        const raw = isLong ? null : await bytesOf((request.body ?? request.raw) as IncomingMessage);
        if (!raw) {
          if (isNews(shop)) request.log.warn({ act: 'store report too large', shop });
          return refuse(reply.header('connection', 'close'), 413);
        }
        const report = shops.reportOf(raw, request.headers);
        if (!report) return forged();
        const query = asAccess(database);
        const { topic, eventId, triggeredAt } = report;
        const event = { topic, eventId, triggeredAt, orderId: orderIn(raw, topic), raw };
        const had = isPrivacy(topic) ? await hadShop(query, raw) : null;
        if (had) await keepReportFor(query, had, event, clock());
        else if (!isPrivacy(topic)) await keepReport(query, report.shop, event, clock());
        return reply.code(200).send();
      },
    );
  });
};
