import { expect, test } from 'vitest';
import { updateDeliveryAct } from '../../server/acts/set-delivery.ts';
import { draftInvoice, refused } from '../support/act-world.ts';

const issued = draftInvoice({ status: 'NotPaid', number: 'INV-0001' });
const request = { status: 'Delivered' as never, notifiedEmail: null, tellClient: false };

test('what is issued is delivered, and told at an address of the customer', () => {
  expect(updateDeliveryAct(issued, request, [])).toBeNull();
  const notifying = { ...request, notifiedEmail: 'ADA@example.com', tellClient: true };
  expect(updateDeliveryAct(issued, notifying, ['ada@example.com'])).toBeNull();
});

test('a draft, a stranger’s address and none at all are refused', () => {
  expect(refused(updateDeliveryAct(draftInvoice(), request, [])).kind).toBe('illegal-move');
  const stranger = { ...request, notifiedEmail: 'bob@example.com' };
  expect(refused(updateDeliveryAct(issued, stranger, ['ada@example.com'])).message).toContain('isn’t one of');
  expect(refused(updateDeliveryAct(issued, { ...request, tellClient: true }, [])).kind).toBe('invalid');
});
