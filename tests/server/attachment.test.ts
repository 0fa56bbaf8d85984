import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetExpired } from '../../server/jobs/forget-expired.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { attachmentApiFor, smallPdf } from '../support/attachment-api.ts';
import { billApiFor } from '../support/bill-api.ts';
import { expenseApiFor } from '../support/expense-api.ts';
import { journalApiFor } from '../support/journal-api.ts';
import { orderApiFor } from '../support/order-api.ts';
import { png } from '../support/pictures.ts';
import { quoteApiFor } from '../support/quote-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';
import { colleague } from '../support/team-api.ts';

let server: Server;
let client: Client;
let files: ReturnType<typeof attachmentApiFor>;
let bills: ReturnType<typeof billApiFor>;
let orders: ReturnType<typeof orderApiFor>;
let expenses: ReturnType<typeof expenseApiFor>;
let vendor: string;
beforeAll(async () => {
  server = await startServer();
  client = await server.client();
  files = attachmentApiFor(server, client);
  [bills, orders, expenses] = [billApiFor(client), orderApiFor(client), expenseApiFor(client)];
  vendor = await bills.vendor('Paper Mill');
});
afterAll(() => server.close());

/** What stands in the field's problem of a refusal. */
const refusedAt = ({ status, body }: { status: number; body: unknown }) => {
  const { fields = [] } = body as { fields?: { field: string; message: string }[] };
  return [status, ...fields.map(({ field, message }) => `${field}: ${message}`)];
};

const names = ({ Attachments }: { Attachments: { FileName: string }[] }) =>
  Attachments.map(({ FileName }) => FileName);

test('a bill keeps its files in order, and the first stands under the names of the spec', async () => {
  const [scan, list] = [await files.file(), await files.file('prices.csv', Buffer.from('a;b\n1;2\n'))];
  const id = await bills.bill({ vendor, more: { Attachments: [list, scan] } });
  const bill = await bills.view(id);
  expect(bill.Attachments).toEqual([
    { AttachmentId: list, FileName: 'prices.csv', Type: 'text/csv', Size: 8 },
    { AttachmentId: scan, FileName: 'receipt.pdf', Type: 'application/pdf', Size: smallPdf.length },
  ]);
  expect([bill.Attachment, bill.AttachmentFileName]).toEqual([list, 'prices.csv']);
  expectOk(await bills.update(id, { vendor, more: { Attachments: [scan] } }));
  expect(names(await bills.view(id))).toEqual(['receipt.pdf']);
  expectOk(await bills.update(id, { vendor, reference: 'A 7' }));
  expect(names(await bills.view(id))).toEqual(['receipt.pdf']);
});

test('an invoice and a quote keep their files, and a quote hands them on to the invoice it becomes', async () => {
  const sales = apiFor(client);
  const quotes = quoteApiFor(client);
  const customer = await sales.customer();
  const [plan, terms] = [await files.file('plan.pdf'), await files.file('terms.pdf')];
  const made = await sales.create({ customer, money: { Attachments: [plan, terms] } });
  const id = expectOk(made).body.data.id;
  expect(names(await sales.view(id))).toEqual(['plan.pdf', 'terms.pdf']);
  expectOk(await files.remove(id, plan));
  expect(names(await sales.view(id))).toEqual(['terms.pdf']);
  const quote = await quotes.quote({ customer, money: { Attachments: [terms] } });
  expect(names(await quotes.view(quote))).toEqual(['terms.pdf']);
  const invoice = expectOk(await quotes.convert(quote, 'invoice')).body.data.id;
  expect(names(await sales.view(invoice))).toEqual(['terms.pdf']);
  const refused = await sales.create({ customer, money: { Attachments: ['A'.repeat(22)] } });
  expect(refusedAt(refused)).toEqual([400, 'Attachments: This file is no longer here. Add it again.']);
});

test('a file that comes along as text is attached behind those named, and sent back by its id it is not another', async () => {
  const Attachment = png().toString('base64');
  const id = await expenses.expense({ Attachment, AttachmentFileName: 'taxi.png' });
  const { Attachments, image, ...seen } = await expenses.view(id);
  expect(Attachments.map(({ FileName, Type }) => [FileName, Type])).toEqual([['taxi.png', 'image/png']]);
  expect([image, seen.Attachment, seen.AttachmentFileName]).toEqual([
    Attachments[0]!.AttachmentId,
    Attachments[0]!.AttachmentId,
    'taxi.png',
  ]);
  expectOk(await expenses.update(id, { Attachment: seen.Attachment, AttachmentFileName: 'taxi.png' }));
  expect(names(await expenses.view(id))).toEqual(['taxi.png']);
  const large = Buffer.alloc(710 * 1024, 0x61).toString('base64');
  expect(refusedAt(await expenses.add({ Attachment: large, AttachmentFileName: 'a.txt' }))).toEqual([
    400,
    'Attachments: A file within a form is 700 KB at most. Upload it first.',
  ]);
});

test('a file comes with the form of a bill and of an order, new and edited', async () => {
  const sent = (AttachmentFileName: string) => ({
    Attachment: smallPdf.toString('base64'),
    AttachmentFileName,
  });
  const bill = await bills.bill({ vendor, more: sent('bill.pdf') });
  expectOk(await bills.update(bill, { vendor, more: sent('more.pdf') }));
  expect(names(await bills.view(bill))).toEqual(['bill.pdf', 'more.pdf']);
  const order = await orders.order({ vendor, more: sent('order.pdf') });
  expectOk(await orders.update(order, { vendor, more: sent('plan.pdf') }));
  const seen = await orders.view(order);
  expect(names(seen)).toEqual(['order.pdf', 'plan.pdf']);
  expect([seen.Attachment, seen.AttachmentFileName]).toEqual([
    seen.Attachments[0]!.AttachmentId,
    'order.pdf',
  ]);
  const whole = { Type: 'application/pdf', Size: smallPdf.length };
  for (const { Attachments } of [seen, await bills.view(bill)])
    expect(Attachments).toMatchObject([whole, whole]);
});

test('an expense keeps the files its form names, and edited it keeps those named then', async () => {
  const [one, other] = [await files.file(), await files.file('other.pdf')];
  const id = await expenses.expense({ Attachments: [one] });
  expectOk(await expenses.update(id, { Attachments: [other] }));
  const edited = await expenses.view(id);
  expect([names(edited), edited.image]).toEqual([['other.pdf'], other]);
});

test('N21 a file of another type, an empty one and one of 11 MB are refused at their field', async () => {
  const wrong = 'Choose a PDF, a picture (PNG, JPEG or WebP), a CSV or a text file.';
  const sent = async (bytes: Buffer, name: string) => refusedAt(await files.upload(bytes, name));
  expect(await sent(Buffer.from('MZ\x90\x00\x03'), 'invoice.pdf')).toEqual([400, `attachments: ${wrong}`]);
  expect(await sent(Buffer.from('PK\x03\x04'), 'bill.docx')).toEqual([400, `attachments: ${wrong}`]);
  expect(await sent(Buffer.alloc(0), 'a.txt')).toEqual([
    400,
    'attachments: This file is empty. Choose another.',
  ]);
  const eleven = Buffer.alloc(11 * 1024 * 1024, 0x61);
  expect(await sent(eleven, 'a.txt')).toEqual([
    400,
    'attachments: This file is larger than 10 MB. Choose a smaller one.',
  ]);
  const webp = Buffer.from('RIFF\x24\x00\x00\x00WEBPVP8 ', 'latin1');
  for (const [bytes, name, type] of [
    [webp, 'a.webp', 'image/webp'],
    [Buffer.from('ffd8ffe000104a46', 'hex'), 'a.pdf', 'image/jpeg'],
    [Buffer.from('caf\xe9', 'latin1'), 'note.txt', 'text/plain'],
  ] as const)
    expect(expectOk(await files.upload(bytes, name)).body.data.Type).toBe(type);
});

test.each([
  ['invoice.hta', 'invoice.txt'],
  ['invoice.bat', 'invoice.txt'],
  ['invoice.pdf.js', 'invoice.pdf.txt'],
  ['pay.URL', 'pay.txt'],
  ['report.html. .', 'report.txt'],
  ['invoice\u202efdp.ps1', 'invoicefdp.txt'],
  ['.exe', 'file.txt'],
  ['Terms v1.2', 'Terms v1.2.txt'],
  ['server.LOG', 'server.LOG'],
])('text called %s is kept as %s', async (sent, kept) => {
  const id = await files.file(sent, Buffer.from('WScript.Echo(1)'));
  const bill = await bills.view(await bills.bill({ vendor, more: { Attachments: [id] } }));
  expect(bill.Attachments).toMatchObject([{ FileName: kept, Type: 'text/plain' }]);
});

test('ten files are attached to a document, and no eleventh', async () => {
  const ten: string[] = [];
  for (let n = 0; n < 10; n += 1) ten.push(await files.file());
  const id = await expenses.expense({ Attachments: ten });
  const answer = await files.upload(smallPdf, 'eleventh.pdf', { DocumentId: id });
  expect(refusedAt(answer)).toEqual([400, 'attachments: Ten files at most. Remove one first.']);
  expect((await expenses.view(id)).Attachments).toHaveLength(10);
});

test('of fifteen files brought at once ten stay, on an expense and on a bill', async () => {
  for (const id of [await expenses.expense(), await bills.bill({ vendor })]) {
    const answers = await Promise.all(
      Array.from({ length: 15 }, (_, n) => files.upload(smallPdf, `${n}.pdf`, { DocumentId: id })),
    );
    const refused = answers.filter(({ status }) => status !== 200).map(refusedAt);
    expect(refused).toEqual(Array(5).fill([400, 'attachments: Ten files at most. Remove one first.']));
    const seen = await server.owner.query('select 1 from attachment where subject_id = $1', [idFromWire(id)]);
    expect(seen.rows).toHaveLength(10);
  }
});

test('a file brought while another one is removed stays', async () => {
  const id = await expenses.expense({ Attachments: [await files.file(), await files.file()] });
  const [one] = (await expenses.view(id)).Attachments;
  const [, ...uploaded] = await Promise.all([
    files.remove(id, one!.AttachmentId),
    ...['a.pdf', 'b.pdf', 'c.pdf'].map((name) => files.upload(smallPdf, name, { DocumentId: id })),
  ]);
  for (const answer of uploaded) expectOk(answer);
  expect(names(await expenses.view(id)).sort()).toEqual(['a.pdf', 'b.pdf', 'c.pdf', 'receipt.pdf']);
});

test('a paid bill takes a file and gives one up', async () => {
  const id = await bills.bill({ vendor });
  expectOk(await bills.pay(id, '100'));
  const { AttachmentId } = expectOk(await files.upload(smallPdf, 'late.pdf', { DocumentId: id })).body.data;
  expect(names(await bills.view(id))).toEqual(['late.pdf']);
  expectOk(await files.remove(id, AttachmentId));
  expect(names(await bills.view(id))).toEqual([]);
  expect((await files.remove(id, AttachmentId)).status).toBe(404);
});

test('files go along from an order to its bill and to duplicates, and stay when one gives them up', async () => {
  const scan = await files.file('quote.pdf');
  const order = await orders.order({ vendor, more: { Attachments: [scan] } });
  expect((await orders.view(order)).AttachmentFileName).toBe('quote.pdf');
  const billed = expectOk(await orders.bill(order, ['4'])).body.data.vendorBillId;
  const again = expectOk(await orders.duplicate(order)).body.data.PurchaseOrderID;
  const expense = await expenses.expense({ Attachments: [scan] });
  const twice = expectOk(await expenses.duplicate(expense)).body.data.ExpenseID;
  expectOk(await files.remove(order, scan));
  expect(names(await orders.view(order))).toEqual([]);
  expect(names(await bills.view(billed))).toEqual(['quote.pdf']);
  expect(names(await orders.view(again))).toEqual(['quote.pdf']);
  expect(names(await expenses.view(twice))).toEqual(['quote.pdf']);
});

test('an address of a file opens it for a minute, and lets it do nothing', async () => {
  const text = Buffer.from('<script>alert(1)</script>');
  const { url } = expectOk(await files.open(await files.file('a/b\\note.txt', text))).body.data;
  const seen = await files.fetched(url);
  expect(seen.bytes.equals(text)).toBe(true);
  expect(seen.headers).toMatchObject({
    'content-type': 'text/plain',
    'content-disposition': `attachment; filename="note.txt"; filename*=UTF-8''note.txt`,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
  });
  server.pass(2);
  expect((await files.fetched(url)).status).toBe(404);
});

test('a colleague opens what is attached to what they may see, and neither opens nor attaches what is not', async () => {
  const viewer = await colleague(server, client, 'Viewer');
  const staff = await colleague(server, client, 'Staff');
  const [loose, attached] = [await files.file(), await files.file()];
  await expenses.expense({ Attachments: [attached] });
  const theirs = attachmentApiFor(server, viewer);
  expect((await theirs.open(attached)).status).toBe(200);
  expect((await theirs.open(loose)).status).toBe(404);
  const own = await expenses.expense();
  expect((await theirs.upload(smallPdf, 'a.pdf', { DocumentId: own })).status).toBe(400);
  expect((await theirs.upload(smallPdf, 'a.pdf')).status).toBe(400);
  for (const id of [loose, attached])
    expect(refusedAt(await expenseApiFor(staff).update(own, { Attachments: [id] }))).toEqual([
      400,
      'Attachments: This file is no longer here. Add it again.',
    ]);
});

test('a file nobody took goes after a day, and one that is attached stays', async () => {
  const [loose, attached, gone] = [await files.file(), await files.file(), await files.file()];
  await expenses.expense({ Attachments: [attached] });
  const id = await expenses.expense({ Attachments: [gone] });
  expectOk(await files.remove(id, gone));
  const cleared = async () => {
    await forgetExpired(server.clock)({}, {
      withPgClient: (run: (owner: typeof server.owner) => unknown) => run(server.owner),
    } as never);
    return Promise.all([loose, attached, gone].map(async (one) => (await files.open(one)).status));
  };
  server.pass(23 * 60);
  expect(await cleared()).toEqual([200, 200, 404]);
  server.pass(2 * 60);
  expect(await cleared()).toEqual([404, 200, 404]);
});

test('a journal entry keeps its files: with its form or later, for who posts entries; who reads reports opens them', async () => {
  const journal = journalApiFor(client);
  const rent = [
    ['Rent', '120'],
    ['Cash and cash equivalents', '-120'],
  ] as const;
  const [scan, late] = [await files.file('lease.pdf'), await files.file('late.pdf')];
  const id = await journal.entry(rent, { AttachmentIds: [scan] });
  expect(names(await journal.view(id))).toEqual(['lease.pdf']);
  const added = await files.upload(smallPdf, 'more.pdf', { DocumentId: id });
  const { AttachmentId } = expectOk(added).body.data;
  expect(names(await journal.view(id))).toEqual(['lease.pdf', 'more.pdf']);

  const viewer = await colleague(server, client, 'Accountant');
  const staff = await colleague(server, client, 'Staff', 'entries-staff@example.com');
  const [reading, selling] = [attachmentApiFor(server, viewer), attachmentApiFor(server, staff)];
  const { url } = expectOk(await reading.open(AttachmentId)).body.data;
  expect((await files.fetched(url)).bytes.equals(smallPdf)).toBe(true);
  expect((await selling.open(AttachmentId)).status).toBe(404);
  expect((await selling.remove(id, AttachmentId)).status).toBe(400);

  // The entry is never edited, reversed neither; its papers can still be put in order.
  expectOk(await journal.reverse(id));
  expectOk(await files.remove(id, AttachmentId));
  expect(names(await journal.view(id))).toEqual(['lease.pdf']);
  expect((await reading.open(AttachmentId)).status).toBe(404);

  const unknown = await journal.add(rent, { AttachmentIds: ['A'.repeat(22)] });
  expect(refusedAt(unknown)).toEqual([400, 'AttachmentIds: This file is no longer here. Add it again.']);
  const many = await journal.add(rent, { AttachmentIds: [late] });
  expect(many.status).toBe(200);
  const { rows } = await server.owner.query(
    `select act from event where business_id = $1 and subject_id = $2 and act like 'attachment.%' order by id`,
    [client.shop.business.id, idFromWire(id)],
  );
  expect(rows.map(({ act }) => act)).toEqual(['attachment.add', 'attachment.remove']);
});

test('files of what a document posted are the document’s own: its entry takes none', async () => {
  const expense = await expenses.expense();
  const { rows } = await server.owner.query(
    `select translate(encode(decode(replace(entry_id::text, '-', ''), 'hex'), 'base64'), '+/=', '-_') as id
     from expense where business_id = $1 and id = $2`,
    [client.shop.business.id, idFromWire(expense)],
  );
  const refused = await files.upload(smallPdf, 'a.pdf', { DocumentId: rows[0]!.id });
  expect(refused.status).toBe(404);
});
