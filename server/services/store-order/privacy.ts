import { dayIn, daysAfter } from '../../../src/domain/day.ts';
import { type Ctx, withBusiness } from '../../store/database/tx.ts';
import { onlineStoreOf } from '../../store/online-store/online-stores.ts';
import { forgetBuyers, keepRequest } from '../../store/online-store/store-privacy.ts';

/** The topics every app of the platform has to take. They're set in the app's own file, and can't be asked for. */
export const privacyTopics = ['customers/data_request', 'customers/redact', 'shop/redact'] as const;
export type PrivacyTopic = (typeof privacyTopics)[number];

/** As long as whoever is asked has to answer. */
const daysToAnswer = 30;

/** What a report of one of these topics says. What can't be read says nothing. */
export interface PrivacyReport {
  shopId: string;
  email: string;
  orders: string[];
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const idsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(textOf).filter(Boolean) : []);

/** Reads the bytes of a report; null where they can't be read. */
export const privacyReportOf = (raw: Buffer): PrivacyReport | null => {
  try {
    const body = JSON.parse(raw.toString('utf8')) as Record<string, unknown>;
    const customer = (body.customer ?? {}) as Record<string, unknown>;
    return {
      shopId: textOf(body.shop_id),
      email: textOf(customer.email).slice(0, 320),
      orders: [...idsOf(body.orders_requested), ...idsOf(body.orders_to_redact)],
    };
  } catch {
    return null;
  }
};

/**
 * Does what a store's customer, or the store itself, has a right to: a request for data is noted for the owners to answer, and whoever is to be
 * forgotten is. A store that was authorised after the report was sent keeps what is its own. Answers what was done. Source: connections.md, rules 6 and 19.
 */
export const takePrivacyReport = (
  ctx: Ctx,
  topic: PrivacyTopic,
  eventId: string,
  { shopId, email, orders }: PrivacyReport,
  sentAt: Date,
): Promise<string> =>
  withBusiness(ctx, 'write', async (tx) => {
    if (topic === 'customers/data_request') {
      const dueOn = daysAfter(dayIn(tx.business.timeZone, sentAt), daysToAnswer);
      await keepRequest(tx, shopId, eventId, { customer: email, orders, dueOn });
      return 'asked for data';
    }
    const store = await onlineStoreOf(tx, true);
    const isConnected = store.shopId === shopId && store.authorisedAt !== null && store.authorisedAt > sentAt;
    if (topic === 'shop/redact' && isConnected) return 'connected again';
    await forgetBuyers(tx, shopId, topic === 'shop/redact' ? null : orders, email);
    return 'forgotten';
  });
