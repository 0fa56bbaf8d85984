import { expect, test } from 'vitest';
import { mailingCalls, shareCalls } from '../../src/api/calls/mailing.ts';
import { publicNoteCalls, publicViewCalls } from '../../src/api/calls/public-document.ts';
import { expectOk } from '../support/api.ts';
import { mailingServer, office } from '../support/mailing.ts';
import { readPdf } from '../support/pdf-text.ts';
import { firstDay } from '../support/server.ts';

const shop = mailingServer();
const { begin, invoice, resend, sharing, stateOf } = shop;

const givenBack = async () => {
  const id = await invoice();
  const [line] = (await shop.api.view(id)).Creditable;
  expectOk(await shop.api.giveBack(id, [{ lineId: line!.lineId, amount: '10' }]));
  const [note] = (await shop.api.view(id)).CreditNotes;
  return { id, note: note! };
};

test('a credit note by mail goes to the customer with its own PDF, says what is left to pay, and can be sent again', async () => {
  const { taken, mail } = office();
  const { id, note } = await givenBack();
  expect(note.mailed).toBe(false);
  expectOk(await resend(id, { CreditNoteId: note.id }));
  expect((await shop.api.view(id)).CreditNotes).toMatchObject([{ mailed: true }]);
  await begin(mail);
  await expect.poll(() => stateOf(id), { timeout: 60_000 }).toEqual(['sent']);
  const named = () => taken.filter(({ subject }) => subject.includes(note.number));
  const [letter] = named();
  const { invoicenumber } = await shop.api.view(id);
  expect(letter).toMatchObject({
    to: 'ada@example.com',
    subject: expect.stringMatching(new RegExp(`^Credit note ${note.number} from `)),
  });
  expect(letter!.text).toContain(`is left to pay on invoice ${invoicenumber}.`);
  expect(letter!.attachments![0]!.name).toBe(`Credit note ${note.number}.pdf`);
  expect((await readPdf(letter!.attachments![0]!.bytes)).title).toBe(`Credit note #${note.number}`);
  const [message] = (await sharing(id)).messages;
  expect(message).toMatchObject({ purpose: 'credit-note' });
  expectOk(await shop.client.send(mailingCalls.sendAgain, { kind: 'invoice', MessageId: message!.id }));
  await expect.poll(() => named().length, { timeout: 60_000 }).toBe(2);
  expect(named()[1]!.attachments![0]!.name).toBe(`Credit note ${note.number}.pdf`);
});

/** What the link in a letter's text carries. */
const linkIn = (text: string): Record<string, string> =>
  Object.fromEntries(new URL(text.match(/https?:\S+public-credit-note\S+/)![0]).searchParams);

const opens = async (query: Record<string, string>, path: string = publicNoteCalls.publicCreditNote.path) => {
  const response = await shop.server.app.inject({ method: 'GET', url: path, query });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
};

test('the link in its mail opens the credit note and nothing else, without a cookie, until links are revoked', async () => {
  const { taken, mail } = office();
  const { id, note } = await givenBack();
  expectOk(await resend(id, { CreditNoteId: note.id }));
  await begin(mail);
  await expect.poll(() => stateOf(id), { timeout: 60_000 }).toEqual(['sent']);
  const letter = taken.find(({ subject }) => subject.includes(note.number))!;
  expect(letter.text).toContain('View credit note');
  const link = linkIn(letter.text);
  const { status, body, headers } = await opens(link);
  const { invoicenumber } = await shop.api.view(id);
  expect([status, headers['set-cookie'], headers['cache-control']]).toEqual([200, undefined, 'no-store']);
  expect(body.data).toMatchObject({
    number: note.number,
    kind: 'credit-note',
    amount: '10',
    settled: '10',
    undone: false,
    documentnumber: invoicenumber,
    documenttype: 'invoice',
    date: note.date,
    paper: {
      heading: 'Credit note',
      facts: expect.arrayContaining([expect.stringContaining(invoicenumber!)]),
    },
  });
  for (const inner of ['standing', 'history', 'journal', 'payment', 'owed'])
    expect(body.data).not.toHaveProperty(inner);
  const file = expectOk(await shop.server.send(publicNoteCalls.publicCreditNotePdf, { body: link })).body
    .data;
  expect(file.name).toBe(`Credit note ${note.number}.pdf`);

  // It is no link of its invoice, nor of another credit note.
  const { businessid, token, documentid } = link as Record<'businessid' | 'token' | 'documentid', string>;
  const asInvoice = { businessid, token, invoiceid: documentid };
  expect((await opens(asInvoice, publicViewCalls.publicInvoice.path)).status).toBe(404);
  const other = await givenBack();
  expect((await opens({ ...link, creditnoteid: other.note.id })).status).toBe(404);
  expect((await opens({ ...link, documentid: other.id, creditnoteid: other.note.id })).status).toBe(404);
  const invoiceLink = expectOk(
    await shop.client.send(shareCalls.createLink, { kind: 'invoice', DocumentId: id }),
  ).body.data.link;
  const ofInvoice = new URL(invoiceLink).searchParams.get('token')!;
  expect((await opens({ ...link, token: ofInvoice })).status).toBe(404);

  expectOk(await shop.api.undoGiveBack(id, note.id));
  expect((await opens(link)).body.data).toMatchObject({ undone: true, paper: { stamp: 'Cancelled' } });
  expectOk(await shop.client.send(shareCalls.revokeLinks, { kind: 'invoice', DocumentId: id }));
  expect((await opens(link)).status).toBe(404);
});

test('the first and the last day on which a link was opened are told, and a link that is none tells nothing', async () => {
  shop.server.setToday('2026-03-04');
  const id = await invoice();
  const { link } = expectOk(
    await shop.client.send(shareCalls.createLink, { kind: 'invoice', DocumentId: id }),
  ).body.data;
  const { businessid, token } = Object.fromEntries(new URL(link).searchParams);
  const body = { businessid, token, documentid: id };
  expect((await sharing(id)).opened).toBeNull();
  expectOk(await shop.server.send(publicNoteCalls.linkOpened, { body }));
  expect((await sharing(id)).opened).toEqual({ first: '2026-03-04', last: '2026-03-04' });
  shop.server.setToday('2026-03-09');
  expectOk(await shop.server.send(publicNoteCalls.linkOpened, { body }));
  expect((await sharing(id)).opened).toEqual({ first: '2026-03-04', last: '2026-03-09' });
  const wrong = await shop.server.send(publicNoteCalls.linkOpened, {
    body: { ...body, token: 'A'.repeat(43) },
  });
  expect(wrong.status).toBe(404);
  shop.server.setToday(firstDay);
});

test('a credit note by mail that is undone is refused, fails while it waits, and is none of another invoice', async () => {
  const { taken, mail } = office();
  const { id, note } = await givenBack();
  const other = await resend(await invoice(), { CreditNoteId: note.id });
  expect(other.status).toBe(404);
  expectOk(await resend(id, { CreditNoteId: note.id }));
  expectOk(await shop.api.undoGiveBack(id, note.id));
  const sentence = `${note.number} was undone, so it can no longer be sent.`;
  const late = await resend(id, { CreditNoteId: note.id });
  expect([late.status, late.body.Message]).toEqual([400, sentence]);
  await begin(mail);
  await expect.poll(() => stateOf(id), { timeout: 60_000 }).toEqual(['failed']);
  expect((await sharing(id)).messages[0]!.fault).toBe(sentence);
  expect(taken.filter(({ subject }) => subject.includes(note.number))).toEqual([]);
});

test('a cancellation by mail goes to the customer with its own PDF and says that nothing is to be paid', async () => {
  const { taken, mail } = office();
  const id = await invoice();
  expectOk(await shop.api.cancel(id));
  const { Cancellations, invoicenumber } = await shop.api.view(id);
  const [cancellation] = Cancellations;
  expectOk(await resend(id, { CreditNoteId: cancellation!.id }));
  await begin(mail);
  await expect.poll(() => stateOf(id), { timeout: 60_000 }).toEqual(['sent']);
  const letter = taken.find(({ subject }) => subject.includes(invoicenumber!));
  expect(letter).toMatchObject({
    to: 'ada@example.com',
    subject: expect.stringMatching(new RegExp(`^Invoice ${invoicenumber} from .* is cancelled$`)),
    text: expect.stringContaining('You don’t need to pay anything on it.'),
  });
  expect(letter!.attachments![0]!.name).toBe(`Cancellation ${cancellation!.number}.pdf`);
  expect((await sharing(id)).messages).toMatchObject([{ purpose: 'cancellation' }]);
  expect((await shop.api.view(id)).Cancellations).toMatchObject([{ mailed: true }]);
  // It is no credit note, and is undone with the cancellation alone.
  expect((await shop.api.undoGiveBack(id, cancellation!.id)).status).toBe(404);
  expectOk(await shop.api.undoCancel(id));
  expect((await resend(id, { CreditNoteId: cancellation!.id })).status).toBe(400);
});
