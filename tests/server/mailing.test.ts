import { describe, expect, test } from 'vitest';
import { localMailbox } from '../../server/adapters/mail/local-mailbox.ts';
import type { OutgoingMail } from '../../server/adapters/mail/mail.ts';
import { mailingCalls } from '../../src/api/calls/mailing.ts';
import { publicViewCalls } from '../../src/api/calls/public-document.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { everyRow } from '../support/dump.ts';
import { mailingServer, office } from '../support/mailing.ts';
import { readPdf } from '../support/pdf-text.ts';

const shop = mailingServer();
const { begin, invoice, resend, sharing, stateOf } = shop;
/** The letters of one document among all that an office took: what earlier tests left waiting goes out with the next. */
const lettersOf = async (taken: readonly OutgoingMail[], id: string): Promise<OutgoingMail[]> => {
  const { invoicenumber } = await shop.api.view(id);
  return taken.filter(
    ({ subject }) => subject.includes(`${invoicenumber} `) || subject.includes(`${invoicenumber}:`),
  );
};

describe('an invoice by mail', () => {
  test('goes to the customer with PDF, link and personal message, copies aside; people see that it was sent', async () => {
    const { taken, mail } = office();
    const id = await invoice();
    const answer = expectOk(
      await resend(id, {
        Cc: 'boss@example.com; books@example.com',
        Bcc: 'me@example.com',
        personal_message: 'Dear <b>Ada</b>',
      }),
    );
    expect(answer.body.message).toBe('Mail has been sent.');
    expect(await stateOf(id)).toEqual(['queued']);
    await begin(mail);
    await expect.poll(() => stateOf(id), { timeout: 60_000 }).toEqual(['sent']);
    const [letter, ...more] = await lettersOf(taken, id);
    expect(more).toEqual([]);
    const { invoicenumber } = await shop.api.view(id);
    expect(letter).toMatchObject({
      to: 'ada@example.com',
      cc: ['boss@example.com', 'books@example.com'],
      bcc: ['me@example.com'],
      subject: `Invoice ${invoicenumber} from ${shop.client.shop.business.name}`,
    });
    expect(letter!.text).toContain('Dear <b>Ada</b>');
    expect(letter!.html).not.toContain('<b>Ada</b>');
    expect((await readPdf(letter!.attachments![0]!.bytes)).title).toBe(`Invoice #${invoicenumber}`);

    const link = new URL(letter!.text.match(/https:\/\/books\.example\.com\S+/)![0]);
    const seen = await shop.server.app.inject({
      method: 'GET',
      url: publicViewCalls.publicInvoice.path,
      query: Object.fromEntries(link.searchParams),
    });
    expect(seen.json().data.number).toBe(invoicenumber);
    expect(await everyRow(shop.server.url), 'the link is kept nowhere').not.toContain(
      link.searchParams.get('token'),
    );
  });

  test('is sent once for one intended act, however often it is pressed', async () => {
    const { taken, mail } = office();
    const id = await invoice();
    const key = { 'idempotency-key': 'one press' };
    expectOk(await resend(id, {}, key));
    expect(expectOk(await resend(id, {}, key)).body.data.repeated).toBe(true);
    await begin(mail);
    await expect.poll(() => stateOf(id), { timeout: 60_000 }).toEqual(['sent']);
    expect(await lettersOf(taken, id)).toHaveLength(1);
  });

  test('that was not taken says why, is tried again, and can be sent again', async () => {
    const { taken, mail, state } = office();
    state.closed = true;
    const id = await invoice();
    expectOk(await resend(id));
    await begin(mail);
    await expect
      .poll(async () => (await sharing(id)).messages[0], { timeout: 60_000 })
      .toMatchObject({ state: 'queued', fault: '421 closed today' });
    state.closed = false;
    const MessageId = (await sharing(id)).messages[0]!.id;
    expectOk(await shop.client.send(mailingCalls.sendAgain, { kind: 'invoice', MessageId }));
    await expect.poll(() => stateOf(id), { timeout: 60_000 }).toContain('sent');
    expect((await lettersOf(taken, id)).map(({ to }) => to)).toContain('ada@example.com');
  });

  test('deleted before it went stays here, and people see that', async () => {
    const { taken, mail } = office();
    const id = await invoice();
    expectOk(await resend(id));
    expectOk(await shop.api.cancel(id));
    expectOk(await shop.api.archive(id));
    await begin(mail);
    await expect.poll(() => stateOf(id), { timeout: 60_000 }).toEqual(['failed']);
    expect(await lettersOf(taken, id)).toEqual([]);
  });

  test('stays in the local mailbox where no mail server is named', async () => {
    const id = await invoice({ email: 'here@example.com' });
    expectOk(await resend(id));
    await begin(localMailbox);
    await expect.poll(() => stateOf(id), { timeout: 60_000 }).toEqual(['sent']);
    const mailbox = await shop.server.app.inject({
      method: 'GET',
      url: '/dev/mailbox.json?to=here@example.com',
      headers: { host: 'localhost' },
      remoteAddress: '127.0.0.1',
    });
    expect(mailbox.json()[0].text).toMatch(/\/inv\?businessid=.*Attached: Invoice INV-\d+\.pdf/s);
  });

  test.each([
    ['Cc', 'a@example.com\r\nBcc: victim@example.com'],
    ['Bcc', 'a@example.com\nSubject: won'],
    ['email', 'a@example.com\r\nBcc: victim@example.com'],
    ['email', '"x"<a@example.com>'],
    ['Cc', 'nobody'],
  ])('refuses %s %j', async (field, value) => {
    const id = await invoice();
    const answer = await resend(id, { [field]: value });
    expect([answer.status, answer.body.kind, answer.body.fields?.[0]?.field]).toEqual([
      400,
      'invalid',
      field,
    ]);
    expect((await sharing(id)).messages).toEqual([]);
  });

  test('has one line of subject, whatever names hold', async () => {
    const { taken, mail } = office();
    await shop.server.owner.query('update business set name = $2 where id = $1', [
      shop.client.shop.business.id,
      'Umbrella\r\nBcc: victim@example.com',
    ]);
    const id = await invoice();
    expectOk(await resend(id));
    await begin(mail);
    await expect.poll(() => stateOf(id), { timeout: 60_000 }).toEqual(['sent']);
    expect((await lettersOf(taken, id))[0]!.subject).not.toMatch(/[\r\n]/);
    await shop.server.owner.query('update business set name = $2 where id = $1', [
      shop.client.shop.business.id,
      'Umbrella',
    ]);
  });

  test('needs an address and an issued document', async () => {
    const nowhere = await resend(await invoice({ email: '' }));
    expect([nowhere.status, nowhere.body.fields?.[0]?.field]).toEqual([400, 'email']);
    const draft = await resend(await shop.api.invoice({ status: 'Draft' }), { email: 'a@example.com' });
    expect([draft.status, draft.body.kind]).toEqual([400, 'illegal-move']);
  });
});

describe('a payment email', () => {
  const ask = (InvoiceId: string) => shop.client.send(mailingCalls.sendPaymentEmail, { InvoiceId });

  test('asks for what is owed, and the answer’s message says where it goes', async () => {
    const { taken, mail } = office();
    const id = await invoice();
    expectOk(await shop.api.pay(id, '20'));
    expect(expectOk(await ask(id)).body.message).toBe('The payment email goes to ada@example.com.');
    await begin(mail);
    await expect.poll(() => stateOf(id), { timeout: 60_000 }).toEqual(['sent']);
    expect((await lettersOf(taken, id))[0]!.text).toMatch(/100\.50/);
  });

  test('is refused where nothing is owed', async () => {
    const id = await invoice();
    expectOk(await shop.api.pay(id, '120.5'));
    expect((await ask(id)).body).toMatchObject({
      kind: 'illegal-move',
      Message: 'Nothing is owed on this invoice.',
    });
  });
});

describe('delivery', () => {
  const deliver = (invoiceid: string, fields: Record<string, unknown> = {}, ClientEmail?: string) =>
    shop.client.send(
      mailingCalls.updateShipStatus,
      { invoiceid, shipstatus: 'Shipped', ...fields },
      ClientEmail ? { ClientEmail } : {},
    );

  test('is a fact beside the state; what is not delivered yet is counted', async () => {
    const own = apiFor(await shop.server.client());
    const [first, second] = [await own.invoice(), await own.invoice()];
    const unfulfilled = async () => (await own.counter({ sortby: 'all' })).UnfulfilledInvoicesCount;
    const put = (invoiceid: string, shipstatus: string) =>
      own.client.send(mailingCalls.updateShipStatus, { invoiceid, shipstatus, trackingnumber: 'T-1' });
    expect(await unfulfilled()).toBe(2);
    expect(expectOk(await put(first, 'Shipped')).body.message).toBe('Delivery status has been updated.');
    expect(await unfulfilled()).toBe(2);
    expectOk(await put(first, 'Delivered'));
    expect(await unfulfilled()).toBe(1);
    expect(expectOk(await put(first, 'Delivered')).body.data.repeated).toBe(true);
    expect((await own.view(first)).standing.status).toBe('NotPaid');
    expectOk(await own.cancel(first));
    expect(await unfulfilled()).toBe(1);
    expectOk(await own.cancel(second));
    expect(await unfulfilled()).toBe(0);
  });

  test('tells the customer at one of their addresses, with the tracking number', async () => {
    const { taken, mail } = office();
    const id = await invoice({ Cc: 'stock@example.com' });
    expectOk(await deliver(id, { emailtoclient: 'true', trackingnumber: 'NG 42' }, 'Stock@example.com'));
    await begin(mail);
    await expect.poll(() => stateOf(id), { timeout: 60_000 }).toEqual(['sent']);
    const [letter] = await lettersOf(taken, id);
    expect(letter!.to).toBe('Stock@example.com');
    expect(letter!.text).toContain('NG 42');
    expect(await sharing(id)).toMatchObject({ ShipStatus: 'Shipped', trackingnumber: 'NG 42' });
  });

  test.each([
    ['another’s address', 'thief@example.com', 'This isn’t one of the customer’s addresses.'],
    ['no address', undefined, 'Choose which of the customer’s addresses to email.'],
  ])('is refused with %s, and nothing changes', async (_, address, sentence) => {
    const id = await invoice();
    const answer = await deliver(id, { emailtoclient: 'true' }, address);
    expect([answer.status, answer.body.Message]).toEqual([400, sentence]);
    expect((await sharing(id)).ShipStatus).toBe(null);
  });

  test('of a cancelled invoice is refused', async () => {
    const id = await invoice();
    expectOk(await shop.api.cancel(id));
    expect((await deliver(id)).body.kind).toBe('illegal-move');
  });
});
