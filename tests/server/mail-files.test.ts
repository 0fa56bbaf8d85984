import { expect, test } from 'vitest';
import type { OutgoingMail } from '../../server/adapters/mail/mail.ts';
import { forgetExpired } from '../../server/jobs/forget-expired.ts';
import { mailingCalls } from '../../src/api/calls/mailing.ts';
import { expectOk } from '../support/api.ts';
import { attachmentApiFor, smallPdf } from '../support/attachment-api.ts';
import { billApiFor } from '../support/bill-api.ts';
import { mailingServer, office } from '../support/mailing.ts';
import { orderApiFor } from '../support/order-api.ts';
import { quoteApiFor } from '../support/quote-api.ts';
import type { Client } from '../support/server.ts';
import { colleague } from '../support/team-api.ts';

const shop = mailingServer();
const { begin, invoice, resend, sharing, stateOf } = shop;

const filesFor = (client: Client = shop.client) => attachmentApiFor(shop.server, client);

/** A file attached to a document at once; answers its id. */
const attached = async (DocumentId: string, name: string, bytes: Buffer = smallPdf): Promise<string> =>
  expectOk(await filesFor().upload(bytes, name, { DocumentId })).body.data.AttachmentId;

/** The files of the newest letter that took along the one of this name, after the document's own PDF. */
const along = (taken: readonly OutgoingMail[], name: string) =>
  (taken.findLast(({ attachments = [] }) => attachments.some((one) => one.name === name))?.attachments ?? [])
    .slice(1)
    .map((one) => [one.name, one.mime, Buffer.from(one.bytes)]);

const refusedAt = ({ status, body }: { status: number; body: unknown }) => {
  const { fields = [] } = body as { fields?: { field: string; message: string }[] };
  return [status, ...fields.map(({ field, message }) => `${field}: ${message}`)];
};
const gone = 'Attachments: One of these files is no longer on the document. Close this, and choose again.';

test('the files that were ticked go along with the mail, whole and behind its PDF, and no other', async () => {
  const { taken, mail } = office();
  const id = await invoice();
  const text = Buffer.from('Half now, half on delivery. '.repeat(40));
  const plan = await attached(id, 'plan.pdf');
  await attached(id, 'margins.csv', Buffer.from('a;b\n1;2\n'));
  const terms = await attached(id, 'terms.txt', text);
  expect((await sharing(id)).Attachments.map(({ FileName, Size }) => [FileName, Size])).toEqual([
    ['plan.pdf', smallPdf.length],
    ['margins.csv', 8],
    ['terms.txt', text.length],
  ]);
  expectOk(await resend(id, { Attachments: [terms, plan] }));
  await begin(mail);
  await expect.poll(() => stateOf(id), { timeout: 60_000 }).toEqual(['sent']);
  const { invoicenumber } = await shop.api.view(id);
  expect(taken.at(-1)!.attachments![0]!.name).toBe(`Invoice ${invoicenumber}.pdf`);
  expect(along(taken, 'plan.pdf')).toEqual([
    ['plan.pdf', 'application/pdf', smallPdf],
    ['terms.txt', 'text/plain', text],
  ]);
  expect((await sharing(id)).messages[0]!.Files).toEqual(['plan.pdf', 'terms.txt']);
});

test('a mail that is tried again, and one that is sent once more, takes the same files though the document gave them up', async () => {
  const { taken, mail, state } = office();
  state.closed = true;
  const id = await invoice();
  const plan = await attached(id, 'kept.pdf');
  expectOk(await resend(id, { Attachments: [plan] }));
  await begin(mail);
  await expect
    .poll(async () => (await sharing(id)).messages[0]?.fault, { timeout: 60_000 })
    .toBe('421 closed today');
  expectOk(await filesFor().remove(id, plan));
  expect((await sharing(id)).Attachments).toEqual([]);
  const inTwoDays = () => new Date(shop.server.clock().getTime() + 48 * 3_600_000);
  await forgetExpired(inTwoDays)({}, {
    withPgClient: (run: (owner: typeof shop.server.owner) => unknown) => run(shop.server.owner),
  } as never);
  // They join before letters leave: one that left no longer shows its link.
  const viewer = await colleague(shop.server, shop.client, 'Viewer');
  state.closed = false;
  await expect.poll(() => stateOf(id), { timeout: 60_000 }).toEqual(['sent']);
  const kept = [['kept.pdf', 'application/pdf', smallPdf]];
  expect(along(taken, 'kept.pdf')).toEqual(kept);
  // Nobody else opens it through the mail it is kept with.
  expect((await filesFor(viewer).open(plan)).status).toBe(404);
  const MessageId = (await sharing(id)).messages[0]!.id;
  const before = taken.length;
  expectOk(await shop.client.send(mailingCalls.sendAgain, { kind: 'invoice', MessageId }));
  await expect.poll(() => stateOf(id), { timeout: 60_000 }).toEqual(['sent', 'sent']);
  expect(along(taken.slice(before), 'kept.pdf')).toEqual(kept);
});

test('a file of another document or business, and more than a mail takes, are refused at their field, and nothing goes', async () => {
  const [id, other] = [await invoice(), await invoice()];
  const theirs = await attached(other, 'theirs.pdf');
  const loose = await filesFor().file('loose.pdf');
  const foreign = await filesFor(await shop.server.client()).file('foreign.pdf');
  for (const file of [theirs, loose, foreign])
    expect(refusedAt(await resend(id, { Attachments: [file] }))).toEqual([400, gone]);
  const eight = Buffer.concat([smallPdf, Buffer.alloc(8 * 1024 * 1024)]);
  const large = [await attached(id, 'one.pdf', eight), await attached(id, 'two.pdf', eight)];
  expect(refusedAt(await resend(id, { Attachments: large }))).toEqual([
    400,
    'Attachments: An email takes 15 MB of files at most. Untick some, and send them separately.',
  ]);
  expect((await sharing(id)).messages).toEqual([]);
  expectOk(await resend(id, { Attachments: large.slice(1) }));
});

test('a bill, an order, a quote, a payment request and a reminder take files along too', async () => {
  const { taken, mail } = office();
  const { client } = shop;
  const vendor = await billApiFor(client).vendor('Paper Mill');
  const bill = await billApiFor(client).bill({ vendor });
  const order = await orderApiFor(client).order({ vendor });
  const quote = await quoteApiFor(client).quote({ customer: await shop.customer() });
  const owed = await invoice();
  const to = 'supply@example.com';
  const scan = async (id: string, name: string) => ({ Attachments: [await attached(id, name)] });
  const sends = [
    client.send(mailingCalls.sendBillEmail, {
      vendorBillId: bill,
      email: to,
      ...(await scan(bill, 'bill.pdf')),
    }),
    client.send(mailingCalls.sendOrderEmail, {
      PurchaseOrderID: order,
      email: to,
      ...(await scan(order, 'order.pdf')),
    }),
    client.send(mailingCalls.sendQuoteEmail, {
      QuoteID: quote,
      Email: to,
      ...(await scan(quote, 'quote.pdf')),
    }),
    client.send(mailingCalls.sendPaymentEmail, { InvoiceId: owed, ...(await scan(owed, 'owed.pdf')) }),
    client.send(mailingCalls.sendNotice, {
      kind: 'invoice',
      DocumentId: owed,
      purpose: 'reminder',
      ...(await scan(owed, 'late.pdf')),
    }),
  ];
  for (const sent of await Promise.all(sends)) expectOk(sent);
  await begin(mail);
  for (const name of ['bill.pdf', 'order.pdf', 'quote.pdf', 'owed.pdf', 'late.pdf'])
    await expect
      .poll(() => along(taken, name), { timeout: 60_000 })
      .toEqual([[name, 'application/pdf', smallPdf]]);
});
