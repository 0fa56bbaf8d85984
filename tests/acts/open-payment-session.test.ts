import { expect, test } from 'vitest';
import { openSessionAct } from '../../server/acts/open-payment-session.ts';
import { actWorld, draftInvoice } from '../support/act-world.ts';

const asked = { provider: 'sandbox', method: 'card' } as const;
const issued = draftInvoice({ status: 'NotPaid', number: 'INV-0001' });

test('a session asks for the deposit while one is missing, else for the balance', () => {
  expect(openSessionAct(issued, asked, actWorld())).toMatchObject({
    amount: '100',
    currency: 'EUR',
    status: 'Created',
    contactId: 'customer',
  });
  const deposit = { ...issued, depositRequired: '30' };
  expect(openSessionAct(deposit, asked, actWorld())).toMatchObject({ amount: '30' });
});

test('nothing is asked for a draft, nor before the invoice’s own day', () => {
  expect(openSessionAct(draftInvoice(), asked, actWorld())).toMatchObject({ kind: 'illegal-move' });
  const ahead = { ...issued, issuedOn: '2026-04-01' };
  expect(openSessionAct(ahead, asked, actWorld())).toMatchObject({
    message: 'This invoice is dated 1 Apr 2026 and can be paid from that day on.',
  });
});
