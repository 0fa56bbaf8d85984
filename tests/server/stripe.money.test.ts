import { afterAll, beforeAll, expect, test } from 'vitest';
import { askProviders } from '../../server/jobs/ask-providers.ts';
import { sandboxProviders } from '../support/gateway-api.ts';
import { paidAtStripe } from '../support/provider-money.ts';
import { origin, type Server, startServer } from '../support/server.ts';

let sandbox: Awaited<ReturnType<typeof sandboxProviders>>;
let server: Server;
beforeAll(async () => {
  sandbox = await sandboxProviders();
  server = await startServer({ gateways: sandbox.gateways });
});
afterAll(async () => {
  await server.close();
  await sandbox.close();
});

const paid = async () => {
  const client = await server.client();
  return { client, ...(await paidAtStripe(server, client, sandbox.url)) };
};
const ask = () =>
  askProviders({ ...server.services, gateways: sandbox.gateways, origin })({}, undefined as never);

test('clearing ends at zero: paid, half refunded, disputed, won, paid out', async () => {
  const { told, press, toldAbout, tell, books, rows } = await paid();
  await told();
  const charge = await press('half');
  await toldAbout('refund.created', charge);
  expect(await books()).toEqual({
    status: 'DepositPaid',
    balances: { 2: '50', 3: '50', 13: '-100' },
    violations: [],
  });
  await press('dispute');
  await toldAbout('charge.dispute.created', charge);
  expect(await books()).toEqual({
    status: 'NotPaid',
    balances: { 2: '100', 3: '-15', 13: '-100', 30: '15' },
    violations: [],
  });
  await press('win');
  await toldAbout('charge.dispute.closed', charge);
  expect(await books()).toEqual({
    status: 'DepositPaid',
    balances: { 2: '50', 3: '50', 13: '-100' },
    violations: [],
  });
  await press('payout');
  const payout = await press('arrive');
  await tell('payout.paid', payout);
  expect(await books()).toEqual({
    status: 'DepositPaid',
    balances: { 2: '50', 13: '-100', 30: '3.2', 1000: '46.8' },
    violations: [],
  });
  expect(await rows('provider_payout')).toMatchObject([{ status: 'Paid', amount: '46.8', fees: '3.2' }]);
});

test('a payout that is sent back is taken back, and the next one clears all the same', async () => {
  const { told, press, tell, books, rows } = await paid();
  await told();
  await press('payout');
  const payout = await press('arrive');
  await tell('payout.paid', payout);
  await press('fail');
  await tell('payout.failed', payout);
  await tell('payout.paid', payout);
  expect((await books()).balances).toEqual({ 3: '100', 13: '-100' });
  expect(await rows('provider_payout')).toMatchObject([{ status: 'Failed' }]);
  await press('payout');
  await press('arrive');
  await ask();
  expect((await books()).balances).toEqual({ 13: '-100', 30: '3.2', 1000: '96.8' });
});
