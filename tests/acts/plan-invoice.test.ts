import { expect, test } from 'vitest';
import { planInvoiceAct } from '../../server/acts/plan-invoice.ts';
import type { PlanInvoice, PlanInvoiceStatus } from '../../src/domain/billing/plan-invoice.ts';

const invoice = (status: PlanInvoiceStatus) => ({ id: 'one', status, total: '29' }) as PlanInvoice;

test('an invoice moves on and keeps what it says', () => {
  expect(planInvoiceAct(invoice('Open'), { type: 'pay' })).toEqual({ moved: true, invoice: invoice('Paid') });
});

test('what is so already moves nothing', () => {
  expect(planInvoiceAct(invoice('Void'), { type: 'void' })).toEqual({
    moved: false,
    invoice: invoice('Void'),
  });
  // A part given back leaves it paid.
  expect(planInvoiceAct(invoice('Paid'), { type: 'refund.part' })).toMatchObject({
    invoice: invoice('Paid'),
  });
});

test('a void invoice isn’t paid, and a paid one isn’t void', () => {
  expect(planInvoiceAct(invoice('Void'), { type: 'pay' })).toMatchObject({
    refused: true,
    kind: 'illegal-move',
    message: 'This invoice is closed. A new one is created with the next payment.',
  });
  expect(planInvoiceAct(invoice('Paid'), { type: 'void' })).toMatchObject({
    message: 'This invoice is paid. Refund it instead.',
  });
});
