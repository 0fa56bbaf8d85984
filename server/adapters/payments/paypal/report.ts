import type * as z from 'zod/mini';
import type { ProviderReport } from '../../../../src/domain/payment-provider/report.ts';
import { readJson } from '../read-json.ts';
import { event } from './paypal-answers.ts';

const ofCapture = new Set(
  ['PENDING', 'COMPLETED', 'DENIED', 'DECLINED'].map((end) => `PAYMENT.CAPTURE.${end}`),
);

/** What becomes of a payment after it was taken. */
const later = /^PAYMENT\.(CAPTURE\.(REFUNDED|REVERSED)|REFUND\.[A-Z]+)$|^CUSTOMER\.DISPUTE\.[A-Z]+$/;

type Resource = z.infer<typeof event>['resource'];

/** The payment that a report of a refund or a dispute is about; null where it names none. */
const chargeIn = ({ links, disputed_transactions: disputed }: Resource): string | null =>
  disputed?.[0]?.seller_transaction_id ??
  links
    ?.find(({ rel, href }) => rel === 'up' && href.includes('/captures/'))
    ?.href.split('/')
    .at(-1) ??
  null;

/** What a report says of a refund or a dispute: the order where it names one, else the payment. */
const aboutLater = (type: string, resource: Resource): ProviderReport['about'] => {
  const order = resource.supplementary_data?.related_ids?.order_id;
  if (order) return { kind: 'paid', session: order };
  const charge = chargeIn(resource);
  return charge ? { kind: 'charge', charge } : { kind: 'other', type };
};

/** Whose a report is, by any of the names that it may be said under. */
const accountIn = ({ payee, purchase_units: units, payer, disputed_transactions: disputed }: Resource) =>
  payee?.merchant_id ??
  units?.[0]?.payee?.merchant_id ??
  disputed?.[0]?.seller?.merchant_id ??
  payer?.merchant_id ??
  null;

/**
 * What a report of PayPal's is about; null for one that can't be read. Its payee says whose it is where it has one, and the order does in
 * any case.
 *
 * @param live the installation's own mode: its webhook is one of that mode alone
 */
export const readReport = (raw: Buffer, live: boolean): ProviderReport | null => {
  const data = readJson(raw, event);
  if (!data) return null;
  const { id, event_type: type, resource } = data;
  const { merchant_id: merchantId, tracking_id: ourName } = resource;
  // Until it is set up, an account is kept under our name for it; from then on under PayPal's.
  if (type === 'MERCHANT.ONBOARDING.COMPLETED')
    return { id, account: ourName ?? merchantId ?? null, live, about: { kind: 'account' } };
  if (type === 'MERCHANT.PARTNER-CONSENT.REVOKED')
    return { id, account: merchantId ?? null, live, about: { kind: 'account' } };
  const account = accountIn(resource);
  if (later.test(type)) return { id, account, live, about: aboutLater(type, resource) };
  const session = /^CHECKOUT\./.test(type)
    ? (resource.order_id ?? resource.id)
    : ofCapture.has(type) && resource.supplementary_data?.related_ids?.order_id;
  return session
    ? { id, account, live, about: { kind: 'session', session } }
    : { id, account, live, about: { kind: 'other', type } };
};
