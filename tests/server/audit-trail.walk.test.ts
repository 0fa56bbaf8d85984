import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditTrailCalls } from '../../src/api/calls/audit-trail.ts';
import { agreeableGateways } from '../support/agreeable-gateways.ts';
import { expectOk } from '../support/api.ts';
import { knownRates } from '../support/fake-rates.ts';
import { type Fixture, fixtureOf } from '../support/fixture.ts';
import { type Laid, laidOnce } from '../support/laid-once.ts';
import { notingProvider } from '../support/payments.ts';
import { samples } from '../support/samples.ts';
import { type Client, type Server, startServer } from '../support/server.ts';
import { agreeableShops } from '../support/shops.ts';

let server: Server;
let another: () => Promise<Laid<Fixture>>;
beforeAll(async () => {
  server = await startServer({
    payments: notingProvider(),
    shops: agreeableShops(),
    gateways: agreeableGateways(),
    rates: knownRates,
  });
  another = await laidOnce(server, (first) => fixtureOf(first));
});
afterAll(() => server.close());

/** Downloads and exports read, and are told all the same. */
const downloads = [
  'downloadReport',
  'downloadTaskFile',
  'downloadStatement',
  'downloadVendorStatement',
  'importErrorFile',
  'planInvoicePdf',
];
const isExport = (name: string) => name.startsWith('export');

/** Acts on two things at once, each of which has a row of its own. */
const twice: Readonly<Record<string, readonly string[]>> = {
  addBatchPayment: ['invoice', 'invoice'],
  addBillBatchPayment: ['bill', 'bill'],
  billOrder: ['bill', 'order'],
  copyToBill: ['bill', 'order'],
  convertToInvoice: ['invoice', 'quote'],
  convertToReceipt: ['receipt', 'quote'],
  bookHeld: ['invoice', 'held_payment'],
  postCount: ['product', 'stock-count'],
  // It is tried again, and then what came of that is told.
  retryStoreOrder: ['store_order', 'store_order'],
  // The next one becomes the default.
  deleteTemplate: ['template', 'template'],
};

/** What another request makes of a sample that only repeats what was done: the ground has it done already. */
type Fields = (fixture: Fixture) => Record<string, unknown>;
const anew: Readonly<Record<string, Fields>> = {
  pauseReminders: ({ customer }) => ({ clientid: customer, paused: true }),
  upgradePlan: () => ({ SubscriptionPlanId: 3 }),
  revokeLinks: ({ open }) => ({ kind: 'invoice', DocumentId: open }),
  postCount: ({ openCount }) => ({ countid: openCount }),
  discardCount: ({ openCount }) => ({ countid: openCount }),
  discardImport: ({ newImport }) => ({ importid: newImport }),
  sendStatements: () => ({ todate: '2020-01-31' }),
};

/** Calls that leave no row on this ground, each with the reason; their rows are proven elsewhere where there are any. */
const silent: Readonly<Record<string, string>> = {
  addUsualTaxes: 'The country of the ground has none; each that is added is a row of its own.',
  adminConfirmEmail: 'The address is confirmed already.',
  askStoreBilling: 'Nothing changes before the owner agreed in the store, which is told.',
  beginStoreConnection: 'Nothing is connected before it is finished, which is told.',
  confirmPlanPayment: 'The provider has nothing new to say of it; what a payment changes is told.',
  connectStripe: 'An account was begun already: its page is opened once more.',
  stripeAccountLink: 'Opens a page of the provider; nothing of ours changes.',
  paypalPage: 'Opens a page of the provider; nothing of ours changes.',
  deactivateLocation: 'It is out of use already.',
  disconnectFlutterwave: 'Nothing is connected.',
  disconnectPaystack: 'Nothing is connected.',
  decodeImport: 'The file is read so already.',
  chooseImportHeader: 'Its names are read there already.',
  followStoreBilling: 'The store bills nothing yet; what it begins to bill or ends is told.',
  planExpense: 'The expense it proposes is told once it is added.',
  markStatement: 'Ticking changes no figure; that the statement was finished is told.',
  startImport: 'It was started before: the same again.',
  stopImport: 'It is stopped already.',
  stopTask: 'It is stopped already.',
  undoImport: 'It was undone before.',
  startCount: 'Somebody counts there already, and is joined.',
  recordCount:
    'What is typed in an open count changes nothing but the count; its start, its posting and its end are told.',
  moveStoreImport: 'It is stopped already.',
  makeAccountantPackage: 'It is told of when the package is fetched.',
  queueBooksExport: 'It is told of when the file is fetched.',
  queueReportFile: 'It is told of when the file is fetched.',
  sendStatements: 'Nobody owed anything then; each statement that goes out is a row of its own.',
};

const told = samples.filter(
  ({ name, call }) => call.effect === 'changes' || downloads.includes(name) || isExport(name),
);

const everything = { range: 'alltime', RecordPerPage: '100' };
const trail = async (client: Client) =>
  expectOk(await client.send(auditTrailCalls.listEvents, everything)).body.EventList;

test.each(told)('$name leaves one row in words, or says why not', async ({ name, call, fields }) => {
  const { client, fixture } = await another();
  if (name === 'revokeLinks') {
    const { call: share, fields: shared } = samples.find((one) => one.name === 'createLink')!;
    expectOk(await client.send(share, shared(fixture)));
  }
  const before = new Set((await trail(client)).map(({ EventId }) => EventId));
  expectOk(await client.send(call, (anew[name] ?? fields)(fixture), { 'idempotency-key': 'first' }));
  const rows = (await trail(client)).filter(({ EventId }) => !before.has(EventId));
  if (name in silent) return expect([name, rows]).toEqual([name, []]);
  expect([name, rows.length]).toEqual([name, twice[name]?.length ?? 1]);
  if (twice[name]) expect(rows.map(({ SubjectType }) => SubjectType).sort()).toEqual([...twice[name]].sort());
  for (const { Action, UserName, Role, Source, Date: at } of rows) {
    expect([UserName, Role, Source]).toEqual(['Ada Owner', 'Owner', 'api']);
    expect(Action).toMatch(/^[A-Z][a-z]/);
    expect(Action).not.toContain('.');
    expect(at).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  }
  return undefined;
});
