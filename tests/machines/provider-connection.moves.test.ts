import { expect, test } from 'vitest';
import {
  type ProviderConnectionEvent,
  providerConnectionLifecycle,
} from '../../src/machines/payment-provider/provider-connection.lifecycle.ts';
import { allows, decide } from '../../src/machines/standing.ts';
import { proveMoves, rowsOf } from '../support/moves.ts';

const lifecycle = providerConnectionLifecycle('stripe');
const account = 'acct_1';
const events: Readonly<Record<string, ProviderConnectionEvent>> = {
  begin: { type: 'provider.begin', account, taken: false },
  beginOther: { type: 'provider.begin', account: 'acct_2', taken: false },
  beginTaken: { type: 'provider.begin', account, taken: true },
  name: { type: 'provider.name', account: 'acct_2', taken: false },
  nameTaken: { type: 'provider.name', account: 'acct_2', taken: true },
  ready: { type: 'provider.ready' },
  limit: { type: 'provider.limit' },
  disconnect: { type: 'provider.disconnect' },
};
const factsIn = (status: string) => ({ account: status === 'NotConnected' ? null : account });

/** The moves, one line per transition. */
const table = `
  NotConnected | begin      | Pending
  NotConnected | ready      | NotConnected
  NotConnected | limit      | NotConnected
  NotConnected | disconnect | NotConnected
  Pending      | begin      | Pending
  Pending      | name       | Pending
  Pending      | ready      | Connected
  Pending      | limit      | Restricted
  Pending      | disconnect | NotConnected
  Connected    | ready      | Connected
  Connected    | limit      | Restricted
  Connected    | disconnect | NotConnected
  Restricted   | begin      | Restricted
  Restricted   | ready      | Connected
  Restricted   | limit      | Restricted
  Restricted   | disconnect | NotConnected`;

proveMoves(
  lifecycle,
  '$from, $act: $to',
  rowsOf(table, ['from', 'act', 'to']).map(({ from, act, to }) => ({
    from,
    act,
    to,
    standing: { status: from, facts: factsIn(from) },
    event: events[act]!,
  })),
);

const connected = 'Stripe is connected. Disconnect it first to connect another account.';
const elsewhere =
  'This account is connected to another business at Stripe. Disconnect it there first, or use another account.';
test.each([
  ['Connected', 'begin', connected],
  ['Pending', 'beginOther', connected],
  ['Restricted', 'beginOther', connected],
  ['NotConnected', 'beginTaken', elsewhere],
  ['Pending', 'nameTaken', elsewhere],
  ['Connected', 'name', connected],
])('%s refuses %s and names the way out', (status, act, message) => {
  expect(decide(lifecycle, { status, facts: factsIn(status) }, events[act]!)).toMatchObject({
    refused: true,
    kind: 'illegal-move',
    message,
  });
});

test('the account is kept until it’s left, and what only repeats isn’t offered', () => {
  const at = (status: string, act: string) =>
    decide(lifecycle, { status, facts: factsIn(status) }, events[act]!);
  expect(at('NotConnected', 'begin')).toMatchObject({ facts: { account } });
  expect(at('Pending', 'name')).toMatchObject({ facts: { account: 'acct_2' } });
  expect(at('Connected', 'disconnect')).toMatchObject({ facts: { account: null } });
  expect(allows(lifecycle, { status: 'NotConnected', facts: { account: null } }, events.disconnect!)).toBe(
    false,
  );
});
