import type { Locator, Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { businessCalls } from '../../src/api/calls/business.ts';
import { shareCalls } from '../../src/api/calls/mailing.ts';
import { printCalls } from '../../src/api/calls/print.ts';
import { templateCalls } from '../../src/api/calls/template.ts';
import { expectOk } from '../support/api.ts';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import { member, product, walkAsMember } from '../support/journey.ts';
import { readPdf } from '../support/pdf-text.ts';
import { asAddress, png } from '../support/pictures.ts';
import { dialog } from '../support/sheet.ts';

walkAsMember();
beforeEach(async () => {
  await member.page.addInitScript(() => {
    window.print = () => {};
  });
});

const list = '/settings/invoice-templates';
const saved = async (page: Page, message: string) => {
  await page.getByText(message, { exact: true }).waitFor();
  await page.waitForURL(`**${list}`);
};
/** Texts as they are read, blanks left out: lines break at other places on each paper. */
const bare = (text: string): string => text.normalize('NFKC').replace(/\s+/g, '');
const readOf = async (paper: Locator): Promise<string> => {
  await paper.waitFor();
  return bare(
    await paper.evaluate((node) => {
      const copy = node.cloneNode(true) as HTMLElement;
      for (const unseen of copy.querySelectorAll('caption')) unseen.remove();
      return copy.textContent ?? '';
    }),
  );
};

test('the first template becomes the default; a second takes its place, and gives it back when it is deleted', async () => {
  const { page } = member;
  await page.goto(list);
  await page.getByText('A template sets how').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.keyboard.press('n');
  await page.getByRole('button', { name: 'Save template' }).waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.getByLabel('Colour', { exact: true }).fill('green');
  await page.getByRole('button', { name: 'Save template' }).click();
  await page.getByRole('alert').getByText('Write the colour as six digits').waitFor();
  await page.getByLabel('Colour', { exact: true }).fill('#0B6B53');
  await page.getByRole('button', { name: 'Save template' }).click();
  await saved(page, 'Template created.');
  await page.getByText('Default', { exact: true }).waitFor();

  await page.getByRole('link', { name: 'New template' }).click();
  await page.getByRole('radio', { name: /^Band/ }).check();
  await page.getByRole('button', { name: 'Save template' }).click();
  await saved(page, 'Template created.');
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.getByRole('button', { name: /^Set as default: Band/ }).click();
  await page.getByText('Default template changed.').waitFor();
  await page.getByRole('button', { name: /^Set as default: Classic/ }).waitFor();
  expect(await page.getByText('Default', { exact: true }).count()).toBe(1);

  await page.getByRole('button', { name: /^Delete: Band/ }).click();
  await dialog(page).getByText('The oldest other template becomes the default.').waitFor();
  await dialog(page).getByRole('button', { name: 'Delete template' }).click();
  await page.getByText('Invoice template deleted.').waitFor();
  await page.getByText('Default', { exact: true }).waitFor();
  expect(await page.getByRole('link', { name: /^(Classic|Band)/ }).count()).toBe(1);
});

test('the paper beside the form follows what is typed, pictures too, and typing outlives a reload', async () => {
  const { page, api } = member;
  const { data: settings } = expectOk(await api.client.send(businessCalls.getSettings)).body;
  expectOk(
    await api.client.send(businessCalls.updateBusiness, {
      companyname: settings.companyname,
      country: { id: settings.country },
      address: '4 Harbour Lane',
    }),
  );
  expectOk(await api.client.send(businessCalls.saveContact, { PaperFooter: 'Registered in Leeds' }));
  await api.bank('Sparkasse', { IBAN: 'DE89370400440532013000', accountname: 'Umbrella Works' });
  await page.goto(`${list}?template=new`);
  const preview = page.getByRole('complementary', { name: 'Preview' });
  const paper = preview.locator('[data-style]');
  // What its papers say of the business: its place, its footer and the bank to pay into.
  for (const text of ['4 Harbour Lane', 'Registered in Leeds', 'DE89 3704 0044 0532 0130 00'])
    await preview.getByText(text, { exact: false }).first().waitFor();
  await page.getByRole('radio', { name: /^Letterhead/ }).check();
  expect(await paper.getAttribute('data-style')).toBe('letter');
  await page.getByLabel('Typeface').selectOption('Georgia');
  expect(await paper.evaluate((node) => getComputedStyle(node).fontFamily)).toContain('Gelasio');
  await page.getByLabel('Name under the signature').fill('Ngozi Okafor');
  await preview.getByText('Ngozi Okafor').waitFor();
  const [logo, signature] = [page.getByLabel(/^Logo/), page.getByLabel(/^Signature/)];
  await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await page.getByText('We can’t read this picture.').waitFor();
  await logo.setInputFiles({ name: 'l.png', mimeType: 'image/png', buffer: png({ width: 900, height: 90 }) });
  await preview.locator('img.logo').waitFor();
  await signature.setInputFiles({ name: 's.png', mimeType: 'image/png', buffer: png() });
  await preview.getByAltText('Signature').waitFor();
  await expect.poll(() => page.getByText('We can’t read this picture').count()).toBe(0);
  await page.waitForTimeout(400);
  await page.reload();
  await page.getByText('We restored your unsaved changes.').waitFor();
  await preview.locator('img.logo').waitFor();
  await page.getByRole('button', { name: 'Save template' }).click();
  await saved(page, 'Template created.');
  const [kept] = expectOk(await member.api.client.send(templateCalls.listTemplates)).body.data;
  expect(kept).toMatchObject({ InvoiceStyle: 3, Font: 'Georgia', SignatureHolderName: 'Ngozi Okafor' });
  expect([kept!.Logo, kept!.Signature].map((one) => one?.slice(0, 15))).toEqual(
    Array(2).fill('data:image/png;'),
  );
});

test.each([
  ['classic', 1, 'Avenir'],
  ['band', 2, 'Inter'],
  ['letter', 3, 'Georgia'],
])(
  'in the style %s sheet, print, PDF and public page say the same in the same order',
  async (style, code, Font) => {
    const { page, api } = member;
    const { client } = api;
    const picture = asAddress(png({ width: 60 }));
    const card = { InvoiceStyle: code, InvoiceColor: '#f0c419', Font, Logo: picture, Signature: picture };
    expectOk(
      await client.send(templateCalls.createTemplate, { ...card, SignatureHolderName: 'Ngozi Okafor' }),
    );
    const tax = await api.tax('VAT', '7.5');
    await api.bank('Sparkasse', { IBAN: 'DE89370400440532013000', accountname: 'Umbrella Works' });
    const id = await api.invoice({
      items: [
        { ItemName: 'Repair', description: 'At night', quantity: '2', price: '1234.5', TaxId: tax },
        { ItemName: 'Ταξίδι', quantity: '1', price: '80' },
      ],
      notes: 'Thank you.\nCome again.',
      money: {
        discountType: 'percentage',
        discountPercentage: '5',
        ShipValue: '20',
        ShipCity: 'Lagos',
        ForeignCurrencyID: 978,
        ExchangeRate: '1.25',
        Reference: 'PO-7781',
        SupplyDate: '2026-02-27',
      },
      deposit: '100',
    });
    const paper = page.locator(`[data-style=${style}]`);
    await page.goto(`/sales/view-invoice?item=${id}`);
    const sheet = await readOf(paper);
    for (const text of ['NgoziOkafor', 'DE8937040044', 'Scanwithyourbankingapp', 'PO-7781', 'Dateofsupply'])
      expect(sheet).toContain(text);
    await paper.getByRole('img', { name: 'Scan with your banking app' }).waitFor();
    expect(await violationsInBothLooks(page)).toEqual(clean);
    await page.goto(`/sales/view-invoice?item=${id}&print=true`);
    expect(await readOf(paper)).toBe(sheet);
    const { url } = expectOk(await client.send(printCalls.downloadInvoicePdf, { InvoiceId: id })).body.data;
    const file = await member.context.request.get(`${product.origin}${url}`);
    // Of several pages each is counted, and the later ones name the document.
    const pages = (await readPdf(await file.body())).text
      .replace(/ Page \d of \d/g, '')
      .replaceAll(` Invoice #INV-0001 ${client.shop.business.name}`, '');
    expect(bare(pages)).toBe(sheet);
    const { link } = expectOk(await client.send(shareCalls.createLink, { kind: 'invoice', DocumentId: id }))
      .body.data;
    await page.goto(new URL(link).pathname + new URL(link).search);
    expect(await readOf(paper)).toBe(sheet);
  },
);

test('the form asks for the template where there are several, and the send dialog begins as the document says', async () => {
  const { page, api } = member;
  const customer = await api.customer();
  await api.template('#aa0000');
  const money = { sendstyle: 'email', email: 'ada@example.com', personal_message: 'With thanks.' };
  const id = await api.invoice({ customer, status: 'Draft', money });
  const edit = `/sales/edit-invoice?invoice=${id}`;
  await page.goto(edit);
  await page.getByLabel('Notes for the customer').waitFor();
  expect(await page.getByLabel('Template').count()).toBe(0);
  const second = await api.template('#0000aa');
  await page.goto(edit);
  expect(await page.getByLabel('Template').locator('option:checked').textContent()).toContain('(default)');
  await page.getByLabel('Template').selectOption(second);
  await page.getByRole('button', { name: 'Issue invoice' }).click();
  await page.getByText('Invoice saved.').waitFor();
  expect((await api.view(id)).InvoiceSettingId).toBe(second);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect
    .poll(() => dialog(page).getByLabel('To', { exact: true }).inputValue())
    .toBe('ada@example.com');
  expect(await dialog(page).getByRole('textbox', { name: 'Message' }).inputValue()).toMatch(
    /^Hello Ada Stone,\n\nWith thanks\.\n\nHere’s invoice/,
  );
});
