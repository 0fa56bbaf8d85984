import { expect, test } from 'vitest';
import { askRefundAct } from '../../server/acts/ask-refund.ts';

const payment = { refundable: '60', currency: 'EUR' };

test('all that is left of a payment can be refunded, and no more', () => {
  expect(askRefundAct(payment, '60')).toBeNull();
  expect(askRefundAct(payment, '60.01')).toMatchObject({
    message: 'You can refund up to 60 EUR of this payment.',
  });
});

test('an amount below one or with too many places is refused', () => {
  expect(askRefundAct(payment, '0')).toMatchObject({ kind: 'invalid' });
  expect(askRefundAct(payment, '1.001')).toMatchObject({ kind: 'invalid' });
});
