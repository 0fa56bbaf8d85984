import { expect, test } from 'vitest';
import {
  type PlanInvoiceEvent,
  planInvoiceLifecycle,
} from '../../src/machines/plan-invoice/plan-invoice.lifecycle.ts';
import { decide } from '../../src/machines/standing.ts';
import { proveMoves, rowsOf } from '../support/moves.ts';

/** The lifecycle of an invoice for a plan, by hand. */
const table = `
  Draft    | finalise     | Open
  Draft    | pay          | Paid
  Open     | finalise     | Open
  Open     | pay          | Paid
  Open     | fail         | Failed
  Open     | void         | Void
  Failed   | finalise     | Failed
  Failed   | pay          | Paid
  Failed   | fail         | Failed
  Failed   | void         | Void
  Paid     | finalise     | Paid
  Paid     | pay          | Paid
  Paid     | refund.part  | Paid
  Paid     | refund.whole | Refunded
  Void     | void         | Void
  Refunded | refund.part  | Refunded
  Refunded | refund.whole | Refunded`;

const moves = rowsOf(table, ['from', 'type', 'to']).map(({ from, type, to }) => ({
  from,
  to,
  event: { type } as PlanInvoiceEvent,
  standing: { status: from, facts: {} },
}));

proveMoves(planInvoiceLifecycle, '$from, $event: $to', moves);

test.each([
  ['Draft', 'void', 'This invoice has no number yet.'],
  ['Open', 'refund.part', 'Only a paid invoice can be refunded.'],
  ['Paid', 'void', 'This invoice is paid. Refund it instead.'],
  ['Void', 'pay', 'This invoice is closed. A new one is created with the next payment.'],
] as const)('%s refuses %s and says why', (status, type, message) => {
  expect(decide(planInvoiceLifecycle, { status, facts: {} }, { type })).toMatchObject({
    refused: true,
    message,
  });
});
