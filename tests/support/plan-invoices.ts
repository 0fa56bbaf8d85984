import { newId } from '../../server/store/new-id.ts';
import { insertPlanInvoice } from '../../server/store/plan-invoices.ts';
import { withBusiness } from '../../server/store/tx.ts';
import { idToWire } from '../../src/api/wire/id.ts';
import {
  type PlanInvoice,
  type PlanInvoiceDraft,
  planInvoiceSums,
} from '../../src/domain/billing/plan-invoice.ts';
import { aSeller } from './plan-seller.ts';
import type { Client } from './server.ts';

const june = { from: '2026-06-01', to: '2026-06-30' };

/** Growth for June 2026: 29.00. */
export const aMonth: PlanInvoiceDraft = {
  plan: 'growth',
  interval: 'month',
  seats: 5,
  currency: 'USD',
  period: june,
  coupon: null,
  lines: [{ kind: 'plan', plan: 'growth', interval: 'month', seats: 5, ...june, price: '29', off: '0' }],
};

/** A paid invoice for that month and its id on the wire. It is the first of a series of its own, so that any business can have one where nobody sells plans. */
export const planInvoiceIn = async (
  { shop }: Client,
  changed: Partial<PlanInvoice> = {},
): Promise<string> => {
  const number = 'CF-0001';
  const invoice: PlanInvoice = {
    ...aMonth,
    ...planInvoiceSums(aMonth, { name: '', percent: '0', sentence: '' }),
    id: newId(),
    kind: 'Invoice',
    status: 'Paid',
    number,
    corrects: null,
    creditUsed: '0',
    seller: aSeller,
    buyer: { name: shop.business.name },
    finalisedOn: '2026-06-01',
    dueOn: '2026-06-01',
    paidAt: new Date('2026-06-01T09:00:00Z'),
    paymentId: newId(),
    ...changed,
  };
  await withBusiness(shop, 'write', (tx) =>
    insertPlanInvoice(tx, invoice, { seriesId: newId(), n: 1, number }),
  );
  return idToWire(invoice.id);
};
