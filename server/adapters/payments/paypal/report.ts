import type { ProviderReport } from '../../../../src/domain/payment-provider/report.ts';
import { readJson } from '../read-json.ts';
import { event } from './paypal-answers.ts';

const ofCapture = new Set(
  ['PENDING', 'COMPLETED', 'DENIED', 'DECLINED'].map((end) => `PAYMENT.CAPTURE.${end}`),
);

/**
 * What a report of PayPal's is about; null for one that can't be read. Its payee says whose it is where it has one, and the order does in
 * any case. Refunds and disputes are about neither: they are kept.
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
  const account = resource.payee?.merchant_id ?? resource.purchase_units?.[0]?.payee?.merchant_id ?? null;
  const session = /^CHECKOUT\./.test(type)
    ? (resource.order_id ?? resource.id)
    : ofCapture.has(type) && resource.supplementary_data?.related_ids?.order_id;
  return session
    ? { id, account, live, about: { kind: 'session', session } }
    : { id, account, live, about: { kind: 'other', type } };
};
