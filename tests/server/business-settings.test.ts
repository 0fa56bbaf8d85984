import { afterAll, beforeAll, expect, it } from 'vitest';
import { holdBooks } from '../../server/store/database/hold.ts';
import { withBusiness } from '../../server/store/database/tx.ts';
import { setHomeCurrency } from '../../server/store/settings/business-settings.ts';
import { accountCalls } from '../../src/api/calls/account.ts';
import { businessCalls, newBusinessCalls } from '../../src/api/calls/business.ts';
import { invoiceCalls } from '../../src/api/calls/invoice.ts';
import { mailSettingsCalls } from '../../src/api/calls/mail-settings.ts';
import { printCalls } from '../../src/api/calls/print.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { waitingForLocks } from '../support/database.ts';
import { readPdf } from '../support/pdf-text.ts';
import { verified } from '../support/people.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let app: Server;
beforeAll(async () => {
  app = await startServer();
});
afterAll(() => app.close());

const settingsOf = async (client: Client) => (await client.send(businessCalls.getSettings)).body.data;
const card = {
  companyname: 'Tidal Works',
  address: 'Quay 1',
  country: { id: 566 },
  timezone: 'Africa/Lagos',
  locale: 'en-NG',
};

const firstInvoice = (clientid: string) => ({
  clientid,
  invoicetype: 'invoice' as const,
  invoicestatus: 'NotPaid' as const,
  issue_date: '2026-03-02',
  due_date: '2026-03-28',
  items: [{ ItemName: 'Work', quantity: '1', price: '10' }],
});

it('details are changed, and faulty ones refused beside their fields', async () => {
  const client = await app.client();
  const faulty = { ...card, companyname: '', timezone: '+01:00', locale: 'not a locale' };
  const refused = await client.send(businessCalls.updateBusiness, faulty);
  expect(refused.body.fields?.map(({ field }) => field)).toEqual(['companyname', 'timezone', 'locale']);
  expect((await client.send(businessCalls.updateBusiness, card)).status).toBe(200);
  expect(await settingsOf(client)).toMatchObject({ ...card, country: 566 });
});

it('language and industry are chosen from their lists, stay when left out, and can be taken back', async () => {
  const client = await app.client();
  expect(await settingsOf(client)).toMatchObject({ language: 0, industry: 0 });
  const chosen = {
    ...card,
    language: { id: 2 },
    industry: { id: 5, label: 'Consulting', value: 'Consulting' },
  };
  expect((await client.send(businessCalls.updateBusiness, chosen)).status).toBe(200);
  expect(await settingsOf(client)).toMatchObject({ language: 2, industry: 5 });
  expect((await client.send(businessCalls.updateBusiness, card)).status).toBe(200);
  expect(await settingsOf(client)).toMatchObject({ language: 2, industry: 5, TaxAfterDiscount: false });
  const none = { ...card, language: null, industry: null };
  expect((await client.send(businessCalls.updateBusiness, none)).status).toBe(200);
  expect(await settingsOf(client)).toMatchObject({ language: 0, industry: 0 });
  const unknown = { ...card, language: { id: 99 }, industry: { id: -1 } };
  const refused = await client.send(businessCalls.updateBusiness, unknown);
  expect(refused.body.fields?.map(({ field }) => field)).toEqual(['language', 'industry']);
});

it('the fiscal year begins with a month; another number is no date', async () => {
  const client = await app.client();
  const done = await client.send(businessCalls.fiscalYear, { FiscalYear: 4 });
  expect([done.status, done.body.message]).toEqual([200, 'Date set.']);
  const refused = await client.send(businessCalls.fiscalYear, { FiscalYear: 13 });
  expect([refused.status, refused.body.Message]).toEqual([400, 'Unable to set date.']);
  expect((await settingsOf(client)).FiscalYear).toBe(4);
});

it('multi-currency is enabled where the plan has it, and said so', async () => {
  const client = await app.client();
  const plan = (name: string) =>
    app.owner.query('update business set plan = $2, multi_currency = false where id = $1', [
      client.shop.business.id,
      name,
    ]);
  await plan('growth');
  expect((await client.send(businessCalls.enableMultiCurrency)).body.kind).toBe('plan-limit');
  await plan('enterprise');
  expect((await client.send(businessCalls.enableMultiCurrency)).body.message).toBe(
    'Multicurrency is enabled.',
  );
  expect((await settingsOf(client)).Multicurrency).toBe(true);
  const { body } = await app.send(accountCalls.trueUserInfo, { token: client.token });
  expect(body.data.Businesslist.map(({ Multicurrency }) => Multicurrency)).toEqual([true]);
});

it('the home currency changes while the books are empty, and is refused with the reason from then on', async () => {
  const client = await app.client();
  const changes = (currencyid: number) => client.send(businessCalls.changeDefaultCurrency, { currencyid });
  expect((await changes(1)).body.fields?.[0]?.field).toBe('currencyid');
  expect((await changes(978)).status).toBe(200);
  expect(await settingsOf(client)).toMatchObject({ currency: 'EUR', hasEntries: false });
  await apiFor(client).invoice();
  const refused = await changes(840);
  expect([refused.status, refused.body.Message]).toEqual([
    400,
    'Your books hold amounts in EUR, so you can’t change it. Open another business for USD.',
  ]);
  expect(await settingsOf(client)).toMatchObject({ currency: 'EUR', hasEntries: true });
});

it('the first document and a change of the home currency, at once: one of them is told, and the books are in one currency', async () => {
  for (let round = 0; round < 6; round += 1) {
    const client = await app.client();
    const customer = await apiFor(client).customer('Ada Stone');
    const [changed, ...created] = await Promise.all([
      client.send(businessCalls.changeDefaultCurrency, { currencyid: 978 }),
      ...Array.from({ length: 3 }, () => client.send(invoiceCalls.createInvoice, firstInvoice(customer))),
    ]);
    const stored = created.filter(({ status }) => status === 200);
    for (const { body } of created.filter(({ status }) => status !== 200)) expect(body.kind).toBe('stale');
    const { rows } = await app.owner.query('select distinct currency from document where business_id = $1', [
      client.shop.business.id,
    ]);
    expect(rows.map(({ currency }) => currency)).toEqual(
      stored.length === 0 ? [] : [(await settingsOf(client)).currency],
    );
    expect(changed!.status === 200 || stored.length === 3).toBe(true);
  }
});

it('an act that began before the home currency changed is refused, and writes nothing', async () => {
  const client = await app.client();
  const customer = await apiFor(client).customer('Ada Stone');
  const { creating } = await withBusiness(client.shop, 'write', async (tx) => {
    await holdBooks(tx, 'alone');
    const creating = client.send(invoiceCalls.createInvoice, firstInvoice(customer));
    await expect.poll(() => waitingForLocks(app.owner), { timeout: 20_000 }).toBe(1);
    await setHomeCurrency(tx, 'EUR');
    return { creating };
  });
  expect((await creating).body.kind).toBe('stale');
  expect(await settingsOf(client)).toMatchObject({ currency: 'EUR', hasEntries: false });
});

it('the books are locked until a day that is over, and opened again', async () => {
  const client = await app.client();
  const locks = (lockedUntil: string | null) => client.send(businessCalls.setLockDate, { lockedUntil });
  expect((await locks('2026-03-02')).body.fields?.[0]?.field).toBe('lockedUntil');
  expect((await locks('2026-02-28')).body.message).toBe('Date set.');
  const refused = await client.send(invoiceCalls.createInvoice, {
    ...firstInvoice(await apiFor(client).customer('Ada Stone')),
    issue_date: '2026-02-28',
  });
  expect(refused.body.kind).toBe('locked-period');
  expect((await locks(null)).status).toBe(200);
  expect((await settingsOf(client)).lockedUntil).toBeNull();
});

it('numbers given from now on have the prefix and digits that were set', async () => {
  const client = await app.client();
  const sets = (prefix: string, pad: number, kind = 'invoice') =>
    client.send(businessCalls.saveNumbering, { kind, prefix, pad });
  expect((await sets('#!', 11)).body.fields?.map(({ field }) => field)).toEqual(['prefix', 'pad']);
  expect((await sets('X', 4, 'nothing')).status).toBe(404);
  expect((await sets('2026/', 3)).status).toBe(200);
  const invoice = await apiFor(client).invoice();
  expect((await apiFor(client).view(invoice)).invoicenumber).toBe('2026/001');
});

it('numbers of invoices and receipts never meet, whatever prefixes they are given', async () => {
  const client = await app.client();
  const api = apiFor(client);
  const sets = async (kind: string, prefix: string, pad = 4) =>
    (await client.send(businessCalls.saveNumbering, { kind, prefix, pad })).body.fields?.[0]?.message ??
    'set';
  expect(await sets('receipt', 'INV-')).toBe(
    'Numbers of invoices could be the same. Choose a prefix that differs by a letter.',
  );
  expect(await sets('receipt', 'INV-0')).toMatch(/^Numbers of invoices/);
  expect(await sets('invoice', 'REC-7')).toMatch(/^Numbers of receipts/);
  expect([await sets('receipt', 'INV'), await sets('quote', 'INV-')]).toEqual(['set', 'set']);
  const numbers = async () => [
    (await api.view(await api.invoice())).invoicenumber,
    (await api.view(await api.invoice({ type: 'receipt' }))).invoicenumber,
  ];
  expect(await numbers()).toEqual(['INV-0001', 'INV0001']);
});

it('a prefix under which a number would come again is refused, and names it', async () => {
  const client = await app.client();
  const api = apiFor(client);
  const sets = async (prefix: string, pad: number) =>
    (await client.send(businessCalls.saveNumbering, { kind: 'invoice', prefix, pad })).body.fields?.[0]
      ?.message;
  expect(await sets('A1', 1)).toBeUndefined();
  expect((await api.view(await api.invoice())).invoicenumber).toBe('A11');
  // The eleventh of these would be A11 once more.
  expect(await sets('A', 1)).toBe('A11 stands already. Choose another prefix.');
  expect(await sets('B', 1)).toBeUndefined();
  expect((await api.view(await api.invoice())).invoicenumber).toBe('B2');
});

it('new documents take line taxes after the discount once that is switched on', async () => {
  const client = await app.client();
  await client.send(businessCalls.saveTaxOrder, { TaxAfterDiscount: true });
  expect((await settingsOf(client)).TaxAfterDiscount).toBe(true);
  const { rows } = await app.owner.query(
    "select act from event where business_id = $1 and act = 'business.tax-order'",
    [client.shop.business.id],
  );
  expect(rows).toHaveLength(1);
});

it('of two who opened one matter the second is told who saved it; other matters, and whoever asks for no version, are not held up', async () => {
  const client = await app.client();
  const { versions } = await settingsOf(client);
  const names = (companyname: string, version?: number | null) =>
    client.send(businessCalls.updateBusiness, { ...card, companyname, version });
  expect((await names('First', versions.details)).status).toBe(200);
  const refused = await names('Second', versions.details);
  expect([refused.status, refused.body.kind]).toEqual([400, 'stale']);
  expect(refused.body.Message).toMatch(/^Ada Owner saved this after you opened it/);
  expect((await settingsOf(client)).companyname).toBe('First');
  const year = await client.send(businessCalls.fiscalYear, { FiscalYear: 7, version: versions.fiscalYear });
  expect(year.status).toBe(200);
  expect((await names('Second', null)).status).toBe(200);
  expect((await names('Third', (await settingsOf(client)).versions.details)).status).toBe(200);
});

it('numbers of one kind have a version of their own', async () => {
  const client = await app.client();
  const sets = (kind: string, prefix: string) =>
    client.send(businessCalls.saveNumbering, { kind, prefix, pad: 4, version: 0 });
  expect((await sets('invoice', 'A-')).status).toBe(200);
  expect((await sets('quote', 'B-')).status).toBe(200);
  expect((await sets('invoice', 'C-')).body.kind).toBe('stale');
  const { numbering } = await settingsOf(client);
  expect(numbering.find(({ kind }) => kind === 'invoice')).toMatchObject({ prefix: 'A-', version: 1 });
});

it('a further business has books of its own, is made once per request, and stands beside the first', async () => {
  const who = await verified(app, 'two@example.com');
  const { locale: _, ...typed } = card;
  const makes = (companyname: string, key: string) =>
    app.send(newBusinessCalls.createBusiness, {
      token: who.token,
      body: { ...typed, companyname, currency: { id: 566 } },
      headers: { 'idempotency-key': key },
    });
  const first = await makes('First Works', 'key one');
  const again = await makes('First Works', 'key one');
  app.pass(1);
  const second = await makes('Second Works', 'key two');
  expect([first.status, again.body.data.repeated]).toEqual([200, true]);
  expect(again.body.data.businessid).toBe(first.body.data.businessid);
  expect((await makes('Other content', 'key one')).body.kind).toBe('duplicate-request');
  const { data } = (await app.send(accountCalls.trueUserInfo, { token: who.token })).body;
  expect(data.Businesslist.map(({ BusinessName }) => BusinessName)).toEqual(['First Works', 'Second Works']);
  const listed = await app.send(invoiceCalls.listInvoices, {
    token: who.token,
    query: { businessid: second.body.data.businessid },
  });
  expect(listed.status).toBe(200);
  expect((await makes('', 'key three')).body.fields?.[0]?.field).toBe('companyname');
});

it('paper is what is usual in the country until a size is chosen, for PDF and every paper alike', async () => {
  const client = await app.client();
  const api = apiFor(client);
  const id = await api.invoice();
  const sizeOf = async (call: typeof printCalls.downloadInvoicePdf) => {
    const { url } = (await client.send(call, { InvoiceId: id })).body.data;
    return (await readPdf((await app.app.inject({ url })).rawPayload)).sizes[0];
  };
  expect((await settingsOf(client)).PaperSize).toBe(null);
  await client.send(mailSettingsCalls.savePaperSize, { PaperSize: 'large' });
  expect(await sizeOf(printCalls.downloadInvoicePdf)).toEqual([300.5, 450.5]);
  await client.send(mailSettingsCalls.savePaperSize, { PaperSize: 'letter' });
  expect(await sizeOf(printCalls.downloadInvoicePdf)).toEqual([215.9, 279.4]);
  expect((await settingsOf(client)).PaperSize).toBe('letter');
  await client.send(mailSettingsCalls.savePaperSize, { PaperSize: null });
  const { PaperSize, country } = await settingsOf(client);
  expect([PaperSize, await sizeOf(printCalls.downloadInvoicePdf)]).toEqual([
    null,
    country === 840 ? [215.9, 279.4] : [210, 297],
  ]);
});

it('brackets on paper are chosen by themselves, the size beside them stays, and the pages of a member know', async () => {
  const client = await app.client();
  const asMember = async () =>
    expectOk(await client.send(accountCalls.trueUserInfo)).body.data.Businesslist[0]!.BracketsOnPaper;
  expect([(await settingsOf(client)).BracketsOnPaper, await asMember()]).toEqual([false, false]);
  expectOk(await client.send(mailSettingsCalls.savePaperSize, { PaperSize: 'large' }));
  expectOk(await client.send(mailSettingsCalls.savePaperSize, { BracketsOnPaper: true }));
  expect(await settingsOf(client)).toMatchObject({ PaperSize: 'large', BracketsOnPaper: true });
  expect(await asMember()).toBe(true);
  expectOk(await client.send(mailSettingsCalls.savePaperSize, { PaperSize: null }));
  expect(await settingsOf(client)).toMatchObject({ PaperSize: null, BracketsOnPaper: true });
  expectOk(await client.send(mailSettingsCalls.savePaperSize, { BracketsOnPaper: false }));
  expect(await settingsOf(client)).toMatchObject({ PaperSize: null, BracketsOnPaper: false });
});
