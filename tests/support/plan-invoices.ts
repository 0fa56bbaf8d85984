import { newId } from '../../server/store/database/new-id.ts';
import { column } from '../../server/store/database/row.ts';
import { withBusiness } from '../../server/store/database/tx.ts';
import { insertPlanInvoice } from '../../server/store/plans/plan-invoices.ts';
import { idToWire } from '../../src/api/wire/id.ts';
import {
  type PlanInvoice,
  type PlanInvoiceDraft,
  planInvoiceNumber,
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

/**
 * A paid invoice for that month and its id on the wire. Its series is the business's own, so that any business can have one where nobody
 * sells plans, and so can a copy of it.
 */
export const planInvoiceIn = ({ shop }: Client): Promise<string> =>
  withBusiness(shop, 'write', async (tx) => {
    const [next] = await tx.query(
      { n: column.int },
      'select 1 + count(*)::int as n from plan_invoice where business_id = $1',
      [shop.business.id],
    );
    const { n } = next!;
    const number = planInvoiceNumber('CF', n);
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
    };
    await insertPlanInvoice(tx, invoice, { seriesId: shop.business.id, n, number });
    return idToWire(invoice.id);
  });
