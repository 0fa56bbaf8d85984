import { expect, test } from 'vitest';
import {
  accountReportedAct,
  connectWholeAct,
  moveConnectionAct,
} from '../../server/acts/provider-connection.ts';
import type { ConnectionStanding } from '../../src/domain/payment-provider/connection.ts';

const none: ConnectionStanding = { status: 'NotConnected', facts: { account: null } };
const pending: ConnectionStanding = { status: 'Pending', facts: { account: 'acct_1' } };

test('an account is begun, and as it is told so it is', () => {
  expect(
    moveConnectionAct('stripe', none, { type: 'provider.begin', account: 'acct_1', taken: false }),
  ).toMatchObject({ ...pending, moved: true });
  expect(accountReportedAct('stripe', pending, 'unfinished')).toMatchObject({
    status: 'Pending',
    moved: false,
  });
  expect(accountReportedAct('stripe', pending, 'ready')).toMatchObject({ status: 'Connected', moved: true });
  expect(accountReportedAct('stripe', pending, 'limited')).toMatchObject({
    status: 'Restricted',
    moved: true,
  });
  expect(accountReportedAct('stripe', none, 'ready')).toMatchObject({ status: 'NotConnected', moved: false });
});

test('an account that is whole from the beginning is connected at once, unless it’s another’s or one is connected', () => {
  const whole = connectWholeAct('paystack', none, 'ACCT_1', false);
  expect(whole).toMatchObject({ status: 'Connected', facts: { account: 'ACCT_1' }, moved: true });
  expect(connectWholeAct('paystack', none, 'ACCT_1', true)).toMatchObject({
    message:
      'This account is connected to another business at Paystack. Disconnect it there first, or use another account.',
  });
  expect(connectWholeAct('paystack', whole as ConnectionStanding, 'ACCT_2', false)).toMatchObject({
    message: 'Paystack is connected. Disconnect it first to connect another account.',
  });
});
