import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountCalls } from '../../src/api/contract/account.ts';
import type { Calls } from '../../src/api/contract/call.ts';
import { customerCalls } from '../../src/api/contract/customer.ts';
import { invoiceCalls } from '../../src/api/contract/invoice.ts';
import { onboardingCalls } from '../../src/api/contract/onboarding.ts';
import { productCalls } from '../../src/api/contract/product.ts';
import { reportCalls } from '../../src/api/contract/report.ts';
import { granted } from '../support/desk.ts';
import { type Ground, groundOf, samples } from '../support/samples.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

/** Every call, by hand from the documents' lists; ours are marked. */
const listed = `
  POST /api/Account/register
  POST /api/Account/verify-email
  POST /api/Account/login
  POST /api/Account/logout
  POST /api/Account/resend-token
  GET  /api/Account/validate-code
  GET  /api/Account/user-info
  GET  /api/Account/true-user-info
  POST /api/onboarding/save-onboarding
  POST /api/Client/AddClient
  POST /api/Client/UpdateClient
  GET  /api/Client/GetClient
  GET  /api/Client/NewGetAllClients
  GET  /api/Client/GetAllClientByBusinessId
  POST /api/Client/refund-credit                            ours
  POST /api/Product/add-product
  POST /api/Product/update-product
  GET  /api/Product/get-all-products
  GET  /api/Product/get-product-by-id
  POST /api/invoice/CreateInvoice
  POST /api/invoice/UpdateInvoice
  GET  /api/invoice/GetInvoiceNumber
  GET  /api/invoice/GetInvoice
  GET  /api/invoice/NewGetAllInvoicesWithFilters
  POST /api/invoice/NewGetAllInvoicesWithLocationFilters
  GET  /api/invoice/GetInvoiceCounter
  GET  /api/invoice/Get-Invoice-Details-By-ClientId
  GET  /api/invoice/DuplicateInvoice
  POST /api/invoice/Archive-Invoice
  POST /api/invoice/restore-invoice                         ours
  POST /api/invoice/CancelInvoice
  POST /api/invoice/undo-cancel                             ours
  POST /api/invoice/UpdateInvoiceStatus
  POST /api/invoice/AddPayment
  POST /api/invoice/Add-Invoice-Batch-Payment
  POST /api/invoice/delete-payment                          ours
  POST /api/invoice/apply-credit                            ours
  POST /api/invoice/write-off-balance                       ours
  POST /api/invoice/undo-write-off                          ours
  POST /api/invoice/preview-effects                         ours
  GET  /api/Dashboard/GetTrialBalance
  GET  /api/Dashboard/GetJournalEntries
  GET  /api/Dashboard/GetAccountLedgerDetails`
  .trim()
  .split('\n')
  .map((line) => line.trim().replace(/ +/g, ' '));

const subjects: Calls[] = [
  accountCalls,
  onboardingCalls,
  customerCalls,
  productCalls,
  invoiceCalls,
  reportCalls,
];
const calls = subjects.flatMap((subject) => Object.values(subject));

let server: Server;
let client: Client;
let ground: Ground;
beforeAll(async () => {
  server = await startServer();
  client = await server.client();
  ground = await groundOf(client);
});
afterAll(() => server.close());

test('the contract holds each listed call once, and no other', () => {
  const held = calls.map(({ method, path, ours }) => `${method} ${path}${ours ? ' ours' : ''}`);
  expect(held.sort()).toEqual([...listed].sort());
});

test.each(calls.map((call) => ({ call, name: `${call.method} ${call.path}` })))(
  '$name is mounted',
  ({ call }) => {
    expect(server.app.hasRoute({ method: call.method, url: call.path })).toBe(true);
  },
);

test.each(samples)('$name answers nobody without a live session', async ({ call, fields }) => {
  const answer = await client.send(call, fields(ground), { token: 'A'.repeat(43) });
  expect([answer.status, answer.body.kind]).toEqual([401, 'signed-out']);
});

test.each(samples)(
  '$name is accepted as it is sent, and its answer is the contract’s',
  async ({ call, fields }) => {
    const own = await server.client();
    granted(await own.send(call, fields(await groundOf(own))));
  },
);
