import { expect, test } from 'vitest';
import { mailingCalls } from '../../src/api/contract/mailing.ts';
import { expectOk } from '../support/api.ts';
import { mailingServer, office } from '../support/mailing.ts';
import { readPdf } from '../support/pdf-text.ts';

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
  await expect.poll(() => stateOf(id), { timeout: 10_000 }).toEqual(['sent']);
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
  await expect.poll(() => named().length, { timeout: 10_000 }).toBe(2);
  expect(named()[1]!.attachments![0]!.name).toBe(`Credit note ${note.number}.pdf`);
});

test('a credit note by mail that is undone is refused, fails while it waits, and is none of another invoice', async () => {
  const { taken, mail } = office();
  const { id, note } = await givenBack();
  const other = await resend(await invoice(), { CreditNoteId: note.id });
  expect(other.status).toBe(404);
  expectOk(await resend(id, { CreditNoteId: note.id }));
  expectOk(await shop.api.undoGiveBack(id, note.id));
  const sentence = `${note.number} was undone, so it can’t be sent any more.`;
  const late = await resend(id, { CreditNoteId: note.id });
  expect([late.status, late.body.Message]).toEqual([400, sentence]);
  await begin(mail);
  await expect.poll(() => stateOf(id), { timeout: 10_000 }).toEqual(['failed']);
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
  await expect.poll(() => stateOf(id), { timeout: 10_000 }).toEqual(['sent']);
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
