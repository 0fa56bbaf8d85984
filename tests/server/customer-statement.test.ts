import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { OutgoingMail } from '../../server/adapters/mail/mail.ts';
import { pdfThreads } from '../../server/adapters/pdf/pdf-threads.ts';
import { type Jobs, startJobs } from '../../server/jobs/runner.ts';
import { businessCalls } from '../../src/api/calls/business.ts';
import { clientStatementCalls } from '../../src/api/calls/client-statement.ts';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { customerAccountCalls } from '../../src/api/calls/customer-account.ts';
import { mailSettingsCalls } from '../../src/api/calls/mail-settings.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { readPdf } from '../support/pdf-text.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let api: Api;
let jobs: Jobs | undefined;
const pdf = pdfThreads(1);
beforeAll(async () => {
  server = await startServer();
  client = await server.client();
  api = apiFor(client);
});
afterEach(async () => {
  await jobs?.stop();
  jobs = undefined;
});
afterAll(async () => {
  await pdf.close();
  await server.close();
});

const added = async (fields: Record<string, unknown> = {}): Promise<string> =>
  expectOk(
    await client.send(customerCalls.addCustomer, {
      type: 'person',
      name: 'Ada Stone',
      email: 'ada@example.com',
      openingbalance: '50',
      ...fields,
    }),
  ).body.data.id;
const view = async (clientid: string) =>
  expectOk(await client.send(customerCalls.getCustomer, { clientid })).body.data;
const sendTo = (clientid: string, fields: Record<string, unknown> = {}) =>
  client.send(customerAccountCalls.sendStatement, { clientid, ...fields });

/** Mails that go out while they are waited for, or fail each time. */
const begin = async (open = true): Promise<OutgoingMail[]> => {
  const taken: OutgoingMail[] = [];
  const mail = {
    staysHere: false,
    send: async (letter: OutgoingMail) => {
      if (!open) throw new Error('421 closed today');
      taken.push(letter);
    },
    close: () => {},
  };
  const services = {
    database: server.database,
    clock: client.shop.clock,
    mail,
    payments: null,
    sealing: server.services.sealing,
    pdf,
    origin: 'https://books.example.com',
  };
  jobs = await startJobs(services, () => {}, { beatSeconds: 0.2, deadSeconds: 2 });
  return taken;
};

test('a statement is printed with what moved the balance and what that comes to, and fetched without a token', async () => {
  const customer = await added();
  const invoice = await api.invoice({ customer, prices: ['100'] });
  const { invoicenumber } = await api.view(invoice);
  const { body } = expectOk(
    await client.send(customerAccountCalls.downloadStatement, { clientid: customer }),
  );
  expect(body.data.name).toBe('Statement of Ada Stone.pdf');
  const file = await server.app.inject({ url: body.data.url });
  const text = JSON.stringify(await readPdf(file.rawPayload));
  for (const word of [
    'Date and item',
    'Due date',
    'Balance',
    'Total amount',
    'Amount due',
    'Opening balance',
    'Balance due',
    invoicenumber!,
    '150.00',
  ])
    expect(text).toContain(word);
});

test('paper lists invoices, payments and credits by day, each currency between its balance before and after', async () => {
  const own = await server.client();
  const books = apiFor(own);
  const customer = await books.customer('Cy');
  const earlier = await books.invoice({
    customer,
    prices: ['40'],
    issuedOn: '2026-01-10',
    dueOn: '2026-01-24',
  });
  const first = await books.invoice({
    customer,
    prices: ['100'],
    issuedOn: '2026-02-01',
    dueOn: '2026-02-15',
  });
  const euros = { ForeignCurrencyID: 978, ExchangeRate: '1.2' };
  await books.invoice({
    customer,
    prices: ['70'],
    issuedOn: '2026-02-02',
    dueOn: '2026-02-16',
    money: euros,
  });
  expectOk(
    await books.payBatch(
      [
        [earlier, '40'],
        [first, '25.50'],
      ],
      { date: '2026-02-03' },
    ),
  );
  const [line] = (await books.view(first)).items;
  expectOk(await books.giveBack(first, [{ lineId: line!.id, quantity: '0.1' }], { date: '2026-02-04' }));
  const { url } = expectOk(
    await own.send(customerAccountCalls.downloadStatement, {
      clientid: customer,
      fromdate: '2026-02-01',
      todate: '2026-02-28',
    }),
  ).body.data;
  const { text } = await readPdf((await server.app.inject({ url })).rawPayload);
  const table = text.slice(text.indexOf('Date and item'), text.indexOf('Owed before'));
  expect(table.trim()).toBe(
    [
      'Date and item Due date Amount Balance',
      'Opening balance, Feb 1, 2026 (USD) $40.00',
      'Feb 1, 2026 · Invoice INV-0002 $64.50 still due Feb 15, 2026 $100.00 $140.00',
      'Feb 3, 2026 · Payment INV-0001, INV-0002 −$65.50 $74.50',
      'Feb 4, 2026 · Credit note CN-0001 INV-0002 −$10.00 $64.50',
      'Balance due, Feb 28, 2026 (USD) $64.50',
      'Opening balance, Feb 1, 2026 (EUR) €0.00',
      'Feb 2, 2026 · Invoice INV-0003 €70.00 still due Feb 16, 2026 €70.00 €70.00',
      'Balance due, Feb 28, 2026 (EUR) €70.00',
    ].join(' '),
  );
});

test('a statement with something owed names the default bank to pay it to', async () => {
  const own = await server.client();
  const books = apiFor(own);
  await books.bank('Harbour Bank', { accountname: 'Umbrella Works', accountnumber: '0123456789' });
  const customer = await books.customer('Bo');
  const text = async () => {
    const { url } = expectOk(await own.send(customerAccountCalls.downloadStatement, { clientid: customer }))
      .body.data;
    return (await readPdf((await server.app.inject({ url })).rawPayload)).text;
  };
  expect(await text()).not.toContain('Harbour Bank');
  await books.invoice({ customer, prices: ['100'] });
  const owed = await text();
  for (const word of ['Harbour Bank', '0123456789', 'Umbrella Works']) expect(owed).toContain(word);
});

test('a statement goes to the customer as PDF, with the sender’s words, and their page says so', async () => {
  const phone = '+234 1 555 0142';
  expectOk(await client.send(businessCalls.saveContact, { phone, PaperFooter: 'Registered in Lagos' }));
  const taken = await begin();
  const customer = await added({ Cc: 'books@example.com' });
  const sent = expectOk(await sendTo(customer, { personal_message: 'Kindly settle this.' })).body.data;
  expect(sent.email).toBe('ada@example.com');
  await expect.poll(() => taken.length, { timeout: 60_000 }).toBe(1);
  const [letter] = taken;
  expect(letter).toMatchObject({
    to: 'ada@example.com',
    cc: ['books@example.com'],
    subject: 'Statement of account from Umbrella Works',
  });
  expect(letter!.text).toMatch(
    /^Hello Ada Stone,\n\nKindly settle this\.\n\nHere’s your statement of account as of .+ It’s attached as a PDF\.\n\nBest regards,\nUmbrella Works\n/,
  );
  // Both name the business as every mail and paper of it does.
  expect(letter!.text).toContain(phone);
  const { text } = await readPdf(letter!.attachments![0]!.bytes);
  expect(text).toContain(phone);
  expect(text).toContain('Registered in Lagos');
  expect(letter!.text).toMatch(/Amount due: \$50\.00/);
  expect(letter!.attachments![0]!.name).toBe('Statement of Ada Stone.pdf');
  await expect.poll(async () => (await view(customer)).statement?.state).toBe('sent');
  expect((await view(customer)).history.map(({ act }) => act)).toContain('statement.send');
});

test('a statement of some days is sent as of those, though it goes later', async () => {
  const customer = await added({ openingbalancedate: '2025-12-31' });
  await api.invoice({ customer, prices: ['100'] });
  expectOk(await sendTo(customer, { fromdate: '2026-01-01', todate: '2026-02-28' }));
  const taken = await begin();
  await expect.poll(() => taken.length, { timeout: 60_000 }).toBe(1);
  expect(taken[0]!.text).toContain('from January 1, 2026 to February 28, 2026');
  expect(taken[0]!.text).toMatch(/Amount due: \$50\.00/);
  const { text } = await readPdf(taken[0]!.attachments![0]!.bytes);
  expect(text).toContain('Owed before Jan 1, 2026 $50.00');
  expect(text).not.toContain('INV-');
});

test('what was taken off is in brackets on the paper of a business that chose so', async () => {
  const own = await server.client();
  const theirs = apiFor(own);
  const customer = await theirs.customer();
  const invoice = await theirs.invoice({ customer, prices: ['100'], issuedOn: '2026-01-10' });
  expectOk(await theirs.cancel(invoice, { date: '2026-02-10' }));
  const paper = async () => {
    const sent = { clientid: customer, fromdate: '2026-02-01', todate: '2026-02-28' };
    const { url } = expectOk(await own.send(customerAccountCalls.downloadStatement, sent)).body.data;
    return (await readPdf((await server.app.inject({ url })).rawPayload)).text;
  };
  expect(await paper()).toContain('Cancelled −$100.00');
  expectOk(await own.send(mailSettingsCalls.savePaperSize, { BracketsOnPaper: true }));
  expect(await paper()).toContain('Cancelled ($100.00)');
});

test('everyone who owes something on the last day gets their statement, once; who has no address is named', async () => {
  const own = await server.client();
  const books = apiFor(own);
  const card = (name: string, email: string) => ({ type: 'person', name, email });
  const added = async (name: string, email: string) =>
    expectOk(await own.send(customerCalls.addCustomer, card(name, email))).body.data.id;
  const [ada, bo, cy, di] = [
    await added('Ada', 'ada@example.com'),
    await added('Bo', ''),
    await added('Cy', 'cy@example.com'),
    await added('Di', 'di@example.com'),
  ];
  await books.invoice({ customer: ada, prices: ['10'], issuedOn: '2026-02-01' });
  await books.invoice({ customer: bo, prices: ['20'], issuedOn: '2026-02-01' });
  const paid = await books.invoice({ customer: cy, prices: ['30'], issuedOn: '2026-02-01' });
  expectOk(await books.pay(paid, '30', { date: '2026-02-10' }));
  await books.invoice({ customer: di, prices: ['40'], issuedOn: '2026-03-01' });
  const sendAll = (fields: Record<string, string>, key: string) =>
    own.send(clientStatementCalls.sendStatements, fields, { 'idempotency-key': key });
  const february = { fromdate: '2026-02-01', todate: '2026-02-28' };
  const first = expectOk(await sendAll(february, 'february')).body;
  expect(first.message).toBe('1 statement on the way. No email address: Bo.');
  expect(first.data).toMatchObject({ Sent: 1, Unreached: ['Bo'], repeated: false });
  expect(expectOk(await sendAll(february, 'february')).body.data).toMatchObject({ Sent: 1, repeated: true });
  // On a day before Cy paid and before Di owed anything.
  const then = expectOk(await sendAll({ todate: '2026-02-05' }, 'then')).body.data;
  expect(then).toMatchObject({ Sent: 2, Unreached: ['Bo'] });
  expect(expectOk(await sendAll({}, 'now')).body.data).toMatchObject({ Sent: 2, Unreached: ['Bo'] });
  const { rows } = await server.owner.query(
    `select c.name, count(*)::int as n from message m join contact c on c.business_id = m.business_id and c.id = m.contact_id
     where m.business_id = $1 group by 1 order by 1`,
    [own.shop.business.id],
  );
  expect(rows).toEqual([
    { name: 'Ada', n: 3 },
    { name: 'Cy', n: 1 },
    { name: 'Di', n: 1 },
  ]);
  const history = expectOk(await own.send(customerCalls.getCustomer, { clientid: ada })).body.data.history;
  expect(history.filter(({ act }) => act === 'statement.send')).toHaveLength(3);
});

test('a statement to no address is refused beside the field, and one sent twice goes once', async () => {
  const without = await added({ email: '' });
  expect((await sendTo(without)).body).toMatchObject({ kind: 'invalid', fields: [{ field: 'email' }] });
  const customer = await added();
  const key = { 'idempotency-key': 'one-statement' };
  const once = () => client.send(customerAccountCalls.sendStatement, { clientid: customer }, key);
  const first = expectOk(await once()).body.data;
  expect(expectOk(await once()).body.data).toEqual({ ...first, repeated: true });
});
