import { beforeEach, describe, expect, test } from 'vitest';
import { mailingCalls, shareCalls } from '../../src/api/calls/mailing.ts';
import { publicFileCalls } from '../../src/api/calls/public-document.ts';
import { idToWire } from '../../src/api/wire/id.ts';
import { expectOk } from '../support/api.ts';
import { attachmentApiFor, smallPdf } from '../support/attachment-api.ts';
import { billApiFor } from '../support/bill-api.ts';
import { mailingServer } from '../support/mailing.ts';

/** Files that went along with a document's mail, as whoever has its link finds them. Source: answers.md, "Paper, mail and public pages". */
const shop = mailingServer();
const { invoice, resend } = shop;

const attached = async (DocumentId: string, name: string, bytes: Buffer = smallPdf): Promise<string> =>
  expectOk(await attachmentApiFor(shop.server, shop.client).upload(bytes, name, { DocumentId })).body.data
    .AttachmentId;

const linkOf = async (documentid: string, kind = 'invoice') => {
  const { data } = expectOk(
    await shop.client.send(shareCalls.createLink, { kind, DocumentId: documentid }),
  ).body;
  const sent = new URL(data.link).searchParams;
  const token = sent.get('token') ?? sent.get('UserId') ?? sent.get('userId')!;
  return { businessid: shop.client.business, token, documentid };
};
type Link = Awaited<ReturnType<typeof linkOf>>;

/** What somebody without a session is answered. */
const listed = (link: Link) => shop.server.send(publicFileCalls.publicFiles, { query: link });
const opened = (link: Link, AttachmentId: string) =>
  shop.server.send(publicFileCalls.openPublicFile, { body: { ...link, AttachmentId } });
const names = async (link: Link) =>
  expectOk(await listed(link)).body.data.Attachments.map((one) => one.FileName);
const never = { status: 404, body: { Message: 'Not found.', kind: 'missing' } };

let id: string;
let plan: string;
let inner: string;
let link: Link;
beforeEach(async () => {
  id = await invoice();
  plan = await attached(id, 'plan.pdf');
  inner = await attached(id, 'margins.csv', Buffer.from('a;b\n1;2\n'));
  link = await linkOf(id);
});

test('a file that was sent along is listed under the document’s link and downloaded by it, and what was not ticked is neither', async () => {
  expect(await names(link)).toEqual([]);
  expect(await opened(link, plan)).toMatchObject(never);
  expectOk(await resend(id, { Attachments: [plan] }));
  const { Attachments } = expectOk(await listed(link)).body.data;
  expect(Attachments).toEqual([
    { AttachmentId: plan, FileName: 'plan.pdf', Type: 'application/pdf', Size: smallPdf.length },
  ]);
  const { data } = expectOk(await opened(link, plan)).body;
  expect(data.name).toBe('plan.pdf');
  const { status, headers, bytes } = await attachmentApiFor(shop.server, shop.client).fetched(data.url);
  expect([status, headers['content-type'], bytes]).toEqual([200, 'application/pdf', smallPdf]);
  expect(headers['content-disposition']).toContain('attachment; filename="plan.pdf"');
  expect(await opened(link, inner)).toMatchObject(never);
});

test('a file that is taken off the document is gone from its link at once, though the mail has it', async () => {
  expectOk(await resend(id, { Attachments: [plan, inner] }));
  expect(await names(link)).toEqual(['plan.pdf', 'margins.csv']);
  const { url } = expectOk(await opened(link, plan)).body.data;
  const files = attachmentApiFor(shop.server, shop.client);
  expectOk(await files.remove(id, plan));
  expect((await files.fetched(url)).status).toBe(404);
  expect(await files.open(plan)).toMatchObject({ status: 404 });
  expect(await names(link)).toEqual(['margins.csv']);
  expect(await opened(link, plan)).toMatchObject(never);
  expectOk(await opened(link, inner));
});

test('a bill’s link opens what its mail took along', async () => {
  const bills = billApiFor(shop.client);
  const bill = await bills.bill({ vendor: await bills.vendor('Paper Mill', { email: 'mill@example.com' }) });
  const advice = await attached(bill, 'advice.pdf');
  expectOk(
    await shop.client.send(mailingCalls.sendBillEmail, {
      vendorBillId: bill,
      email: 'mill@example.com',
      Attachments: [advice],
    }),
  );
  const itsLink = await linkOf(bill, 'bill');
  expect(await names(itsLink)).toEqual(['advice.pdf']);
  expectOk(await opened(itsLink, advice));
  expect(await opened(itsLink, plan)).toMatchObject(never);
});

describe('one same 404 answers, list and file alike,', () => {
  let other: Link;
  let theirs: string;
  beforeEach(async () => {
    expectOk(await resend(id, { Attachments: [plan] }));
    const second = await invoice();
    theirs = await attached(second, 'theirs.pdf');
    expectOk(await resend(second, { Attachments: [theirs] }));
    other = await linkOf(second);
  });

  test.each<[string, () => Partial<Link>]>([
    ['a wrong token', () => ({ token: 'A'.repeat(43) })],
    ['a token of another shape', () => ({ token: 'no token' })],
    ['another document’s token', () => ({ token: other.token })],
    ['another business', () => ({ businessid: idToWire('01890000-0000-7000-8000-000000000000') })],
    ['a business of another shape', () => ({ businessid: 'x' })],
    ['another document', () => ({ documentid: other.documentid })],
    ['the session’s token in the link’s place', () => ({ token: shop.client.token })],
  ])('%s', async (_, change) => {
    const wrong = { ...link, ...change() };
    expect(await listed(wrong)).toMatchObject(never);
    expect(await opened(wrong, plan)).toMatchObject(never);
  });

  test('a file of another document of the business, of another business, of no shape and of none', async () => {
    const stranger = await shop.server.client();
    const foreign = await attachmentApiFor(shop.server, stranger).file();
    for (const file of [theirs, foreign, 'x', '', "' or 1=1 --", id, 'A'.repeat(22)])
      expect(await opened(link, file), file).toMatchObject(never);
    expectOk(await opened(link, plan));
  });

  test('a link that was withdrawn', async () => {
    expectOk(await shop.client.send(shareCalls.revokeLinks, { kind: 'invoice', DocumentId: id }));
    expect(await listed(link)).toMatchObject(never);
    expect(await opened(link, plan)).toMatchObject(never);
  });
});
