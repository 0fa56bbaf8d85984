import { expect, test } from 'vitest';
import { openSessionAct } from '../../server/acts/open-payment-session.ts';
import { actWorld, draftInvoice } from '../support/act-world.ts';

const request = { provider: 'sandbox', method: 'card' } as const;
const issued = draftInvoice({ status: 'NotPaid', number: 'INV-0001' });

test('a session asks for the deposit while one is missing, else for the balance', () => {
  expect(openSessionAct(issued, request, actWorld())).toMatchObject({
    amount: '100',
    currency: 'EUR',
    status: 'Created',
    contactId: 'customer',
  });
  const deposit = { ...issued, depositRequired: '30' };
  expect(openSessionAct(deposit, request, actWorld())).toMatchObject({ amount: '30' });
});

test('nothing is asked for a draft, nor before the invoice’s own day', () => {
  expect(openSessionAct(draftInvoice(), request, actWorld())).toMatchObject({ kind: 'illegal-move' });
  const ahead = { ...issued, issuedOn: '2026-04-01' };
  expect(openSessionAct(ahead, request, actWorld())).toMatchObject({
    message: 'This invoice is dated 1 Apr 2026 and can be paid from that day on.',
  });
});
