import { describe, expect, test } from 'vitest';
import type { OutgoingMail } from '../../server/adapters/mail/mail.ts';
import { businessCalls } from '../../src/api/calls/business.ts';
import { mailSettingsCalls } from '../../src/api/calls/mail-settings.ts';
import { mailingCalls } from '../../src/api/calls/mailing.ts';
import { expectOk } from '../support/api.ts';
import { mailingServer, office } from '../support/mailing.ts';
import { readPdf } from '../support/pdf-text.ts';

const shop = mailingServer();
const { begin, invoice, resend, sharing, stateOf } = shop;

/** Blanks as one blank. */
const plain = (text: string): string => text.replace(/\s+/g, ' ');

/** The one mail that goes out about a document. */
const mailed = async (id: string, ask: () => Promise<unknown>): Promise<OutgoingMail> => {
  const { taken, mail } = office();
  await ask();
  await begin(mail);
  await expect.poll(async () => (await stateOf(id))[0], { timeout: 60_000 }).toBe('sent');
  const { invoicenumber } = await shop.api.view(id);
  return taken.find(({ subject }) => subject.includes(String(invoicenumber)))!;
};

const notice = (id: string, purpose: 'reminder' | 'confirmation') =>
  shop.client.send(mailingCalls.sendNotice, { kind: 'invoice', DocumentId: id, purpose });

const settings = async () => expectOk(await shop.client.send(businessCalls.getSettings, {})).body.data;

const saveWording = (Subject: string, Message: string, mail = 'invoice') =>
  shop.client.send(mailSettingsCalls.saveMailWording, { mail, Subject, Message });

describe('what a mail says', () => {
  test('is seen before it is sent, and goes out as it was edited', async () => {
    const id = await invoice();
    const { mails } = await sharing(id);
    const { invoicenumber } = await shop.api.view(id);
    const [first] = mails;
    expect(first).toMatchObject({
      purpose: 'document',
      Subject: `Invoice ${invoicenumber} from Umbrella Works`,
    });
    expect(first!.Message).toContain('Hello Ada Stone,');
    expect(first!.Message).not.toContain('{');
    const letter = await mailed(id, async () =>
      expectOk(
        await resend(id, { Subject: `Your ${invoicenumber}`, Message: 'Hi <b>Ada</b>,\n\nas agreed.' }),
      ),
    );
    expect(letter.subject).toBe(`Your ${invoicenumber}`);
    expect(letter.text).toContain('as agreed.');
    expect(letter.text).not.toContain('Hello Ada Stone');
    expect(letter.html).toContain('&#60;b&#62;Ada');
    expect(letter.html).not.toContain('<b>Ada');
  });

  test('has the business’s look: its name, the sum, the due date, one button, and nothing from elsewhere', async () => {
    const id = await invoice();
    const letter = await mailed(id, () => resend(id));
    expect(letter.html.match(/<a /g)).toHaveLength(1);
    expect(letter.html).toContain('>View invoice</a>');
    expect(plain(letter.html)).toContain('$120.50');
    expect(letter.html).toMatch(/Due April 2, 2026/);
    expect(letter.html).toContain('Umbrella Works');
    expect(letter.html).not.toMatch(/<(script|link|iframe|form)|src="http|url\(/);
    expect(letter.fromName).toBe('Umbrella Works');
  });

  test('is answered to the business, or else to whoever sent it', async () => {
    const id = await invoice();
    const own = (await sharing(id)).replyto;
    expect(own).toMatch(/@/);
    const first = await mailed(id, () => resend(id));
    expect(first.replyTo).toEqual({ name: 'Umbrella Works', address: own });
    expectOk(await shop.client.send(businessCalls.saveContact, { email: 'hello@umbrella.example' }));
    const other = await invoice();
    expect((await sharing(other)).replyto).toBe('hello@umbrella.example');
  });

  test('is the business’s own wording where it has one, and ours again when that is reset', async () => {
    const ours = (await settings()).mails.find(({ mail }) => mail === 'invoice')!;
    expectOk(await saveWording('{number}: {amount}', 'Dear {customer},\n\npay by {due}.\nYours, {business}'));
    const id = await invoice();
    const { invoicenumber } = await shop.api.view(id);
    expect((await sharing(id)).mails[0]).toEqual({
      purpose: 'document',
      Subject: `${invoicenumber}: $120.50`,
      Message: 'Dear Ada Stone,\n\npay by April 2, 2026.\nYours, Umbrella Works',
    });
    const letter = await mailed(id, () => resend(id));
    expect(plain(letter.subject)).toBe(`${invoicenumber}: $120.50`);
    expectOk(await saveWording(ours.Subject, ours.Message));
    expect((await sharing(id)).mails[0]!.Subject).toBe(`Invoice ${invoicenumber} from Umbrella Works`);
    const { rows } = await shop.server.owner.query(`select settings -> 'mails' as mails from business`);
    expect(rows.map(({ mails }) => mails)).toContainEqual({});
  });

  test.each([
    ['no subject', '', 'Hello', 'Enter a subject.'],
    ['no text', 'Invoice', '  ', 'Enter a message.'],
    ['too long a subject', 'a'.repeat(201), 'Hello', 'A subject can have at most 200 characters.'],
  ])('%s is refused', async (_, subject, text, Message) => {
    expect((await saveWording(subject, text)).body).toMatchObject({ kind: 'invalid', Message });
  });
});

describe('a payment', () => {
  test('is confirmed with the invoice and its payments, once it is paid in full', async () => {
    const id = await invoice();
    expect((await notice(id, 'confirmation')).body).toMatchObject({
      kind: 'illegal-move',
      Message: 'This invoice isn’t paid in full yet.',
    });
    expectOk(await shop.api.pay(id, '120.5'));
    expect((await sharing(id)).mails.map(({ purpose }) => purpose)).toEqual(['document', 'confirmation']);
    const letter = await mailed(id, async () => expectOk(await notice(id, 'confirmation')));
    expect(letter.subject).toMatch(/^Payment received for INV-/);
    expect(letter.html).toContain('Paid in full');
    expect((await readPdf(letter.attachments![0]!.bytes)).text).toMatch(/Paid March 2, 2026/);
    expect((await shop.api.view(id)).history.at(-1)!.act).toBe('confirmation.send');
  });

  test('that is overdue is reminded of by hand, and each reminder is in the history', async () => {
    const id = await invoice();
    const letter = await mailed(id, async () => expectOk(await notice(id, 'reminder')));
    expect(letter.subject).toMatch(/^Reminder: invoice INV-/);
    expect(letter.html).toContain('>View and pay</a>');
    expectOk(await notice(id, 'reminder'));
    const { history } = await shop.api.view(id);
    expect(history.filter(({ act }) => act === 'reminder.send')).toHaveLength(2);
    expectOk(await shop.api.pay(id, '120.5'));
    expect((await notice(id, 'reminder')).body).toMatchObject({ kind: 'illegal-move' });
  });

  test('made while a reminder waits stops it', async () => {
    const { taken, mail } = office();
    const id = await invoice();
    expectOk(await notice(id, 'reminder'));
    expectOk(await shop.api.pay(id, '120.5'));
    await begin(mail);
    await expect.poll(async () => (await stateOf(id))[0], { timeout: 60_000 }).toBe('failed');
    const { invoicenumber } = await shop.api.view(id);
    expect(taken.filter(({ subject }) => subject.includes(String(invoicenumber)))).toEqual([]);
  });
});
