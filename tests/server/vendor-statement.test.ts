import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OutgoingMail } from '../../server/adapters/mail/mail.ts';
import { pdfThreads } from '../../server/adapters/pdf/pdf-threads.ts';
import { startJobs } from '../../server/jobs/runner.ts';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { customerAccountCalls } from '../../src/api/calls/customer-account.ts';
import { reportCalls } from '../../src/api/calls/report-keys.ts';
import { vendorCalls } from '../../src/api/calls/vendor.ts';
import { vendorAccountCalls } from '../../src/api/calls/vendor-account.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { type BillApi, billApiFor } from '../support/bill-api.ts';
import { readPdf } from '../support/pdf-text.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let bills: BillApi;
const pdf = pdfThreads(1);
beforeAll(async () => {
  server = await startServer();
  client = await server.client();
  bills = billApiFor(client);
});
afterAll(async () => {
  await pdf.close();
  await server.close();
});

const items = (HomeUnitPrice: string) => [{ ProductName: 'Paper', Qty: '1', HomeUnitPrice }];
const statement = async (vendorid: string, query: Record<string, unknown> = {}) =>
  expectOk(await client.send(vendorAccountCalls.vendorStatement, { vendorid, ...query })).body;

/** A vendor who was owed 50 before the books began, billed 200 in January and 100 in February, and was paid 80 of the first. */
const nordwind = async () => {
  const vendor = await bills.vendor('Nordwind', {
    email: 'office@nordwind.example',
    openingbalance: '50',
    openingbalancedate: '2025-12-31',
  });
  const january = await bills.bill({ vendor, day: '2026-01-10', due: '2026-02-10', items: items('200') });
  const february = await bills.bill({ vendor, day: '2026-02-20', due: '2026-03-20', items: items('100') });
  expectOk(await bills.pay(january, '80', { date: '2026-02-01' }));
  return { vendor, january, february };
};

test('a vendor’s statement lists each bill, the last due first, with what of it is owed and what all of it comes to', async () => {
  const { vendor, january, february } = await nordwind();
  const answered = await statement(vendor);
  expect(
    answered.statement.map(({ vendorBillId, type, totalamount, amountdue }) => [
      vendorBillId,
      type,
      totalamount,
      amountdue,
    ]),
  ).toEqual([
    [february, 'bill', '100', '100'],
    [january, 'bill', '200', '120'],
    [null, 'opening', '50', '50'],
  ]);
  expect(answered).toMatchObject({
    openingbalance: '0',
    totalbillsamount: '350',
    totalsettled: '80',
    totalcancelled: '0',
    totalamountdue: '270',
    advance: '0',
    total: 3,
    currentpage: 1,
    pagetotal: 1,
  });
});

test('a vendor’s statement of some days begins with what was owed before them, and a cancelled bill leaves it', async () => {
  const { vendor, february } = await nordwind();
  const days = { fromdate: '2026-02-01', todate: '2026-02-28' };
  expect(await statement(vendor, days)).toMatchObject({
    fromdate: '2026-02-01',
    todate: '2026-02-28',
    openingbalance: '250',
    totalbillsamount: '100',
    totalsettled: '80',
    totalamountdue: '270',
    total: 1,
  });
  expectOk(await bills.cancel(february));
  expect(await statement(vendor)).toMatchObject({ totalbillsamount: '250', totalamountdue: '170', total: 2 });
  expect(
    (
      await client.send(vendorAccountCalls.vendorStatement, {
        vendorid: vendor,
        fromdate: '2026-03-01',
        todate: '2026-02-01',
      })
    ).status,
  ).toBe(400);
});

test('what was paid a vendor in advance stands beside what is owed, and is not taken off it', async () => {
  const vendor = await bills.vendor('Forward');
  const bill = await bills.bill({ vendor, items: items('40') });
  expectOk(await bills.pay(bill, '100', { surplus: 'credit' }));
  await bills.bill({ vendor, items: items('30') });
  expect(await statement(vendor)).toMatchObject({ totalamountdue: '30', advance: '60', totalsettled: '40' });
});

test('a vendor’s statement is printed under their own words, and its table downloaded', async () => {
  const { vendor } = await nordwind();
  const { data } = expectOk(
    await client.send(vendorAccountCalls.downloadVendorStatement, { vendorid: vendor }),
  ).body;
  expect(data.name).toBe('Statement of Nordwind.pdf');
  const { text } = await readPdf((await server.app.inject({ url: data.url })).rawPayload);
  for (const word of ['Bill', 'Due date', 'Total amount', 'Amount due', 'Opening balance', '270.00'])
    expect(text).toContain(word);
  expect(text).not.toContain('Invoice');
  const request = { report: 'vendor-statement', vendorId: vendor, format: 'csv', todate: '2026-03-02' };
  const file = expectOk(await client.send(reportCalls.downloadReport, request)).body.data;
  const rows = (await server.app.inject({ url: file.url })).body;
  expect(rows).toContain(',2026-01-10,2026-02-10,200,120');
  expect(rows).toContain('Opening balance,2025-12-31,2025-12-31,50,50');
});

test('a contact in both roles has a statement in each; each is mailed of its own, and each page tells of its own', async () => {
  const taken: OutgoingMail[] = [];
  const { vendor } = await nordwind();
  expectOk(
    await client.send(customerCalls.addCustomer, {
      type: 'business',
      name: 'Nordwind',
      email: 'office@nordwind.example',
      VendorIDFK: vendor,
    }),
  );
  await apiFor(client).invoice({ customer: vendor, prices: ['15'] });
  const words = { personal_message: 'As you asked.' };
  expectOk(await client.send(vendorAccountCalls.sendVendorStatement, { vendorid: vendor, ...words }));
  expectOk(
    await client.send(customerAccountCalls.sendStatement, {
      clientid: vendor,
      email: 'sales@nordwind.example',
    }),
  );
  const jobs = await startJobs(
    {
      database: server.database,
      clock: client.shop.clock,
      mail: { staysHere: false, send: async (letter) => void taken.push(letter), close: () => {} },
      payments: null,
      sealing: server.services.sealing,
      pdf,
      origin: 'https://books.example.com',
    },
    () => {},
    { beatSeconds: 0.2, deadSeconds: 2 },
  );
  await expect.poll(() => taken.length, { timeout: 60_000 }).toBe(2);
  await jobs.stop();
  const to = (address: string) => taken.find((letter) => letter.to === address)!.text;
  expect(to('office@nordwind.example')).toMatch(/Amount due to you: \$270\.00/);
  expect(to('office@nordwind.example')).toContain('As you asked.');
  expect(to('sales@nordwind.example')).toMatch(/Amount due: \$15\.00/);
  const asVendor = expectOk(await client.send(vendorCalls.getVendor, { vendorid: vendor })).body.data;
  const asCustomer = expectOk(await client.send(customerCalls.getCustomer, { clientid: vendor })).body.data;
  expect(asVendor.statement).toMatchObject({ email: 'office@nordwind.example', state: 'sent' });
  expect(asCustomer.statement).toMatchObject({ email: 'sales@nordwind.example', state: 'sent' });
  for (const { history } of [asVendor, asCustomer])
    expect(history.filter(({ act }) => act === 'statement.send')).toHaveLength(1);
});

test('a vendor’s statement to no address is refused beside the field', async () => {
  const vendorid = await bills.vendor('Without');
  const answer = await client.send(vendorAccountCalls.sendVendorStatement, { vendorid });
  expect(answer.body).toMatchObject({ kind: 'invalid', fields: [{ field: 'email' }] });
});
