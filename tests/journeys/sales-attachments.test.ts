import { expect, test } from 'vitest';
import { verify } from '../../server/maintenance/verify.ts';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import { member, product, walkAsMember } from '../support/journey.ts';
import { png } from '../support/pictures.ts';
import { counterfoil, dialog, pressAct } from '../support/sheet.ts';

walkAsMember();

const plan = { name: 'plan.png', mimeType: 'image/png', buffer: png({ width: 640, height: 400 }) };
const terms = {
  name: 'terms.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('Half now, half on delivery.'),
};
const program = {
  name: 'setup.exe',
  mimeType: 'application/octet-stream',
  buffer: Buffer.from('MZ\x00'),
};
const long = { name: 'long.txt', mimeType: 'text/plain', buffer: Buffer.alloc(11_000_000, 0x61) };
const wrongKind = 'Choose a PDF, a picture (PNG, JPEG or WebP), a CSV or a text file.';
const tooLarge = 'This file is larger than 10 MB. Choose a smaller one.';

/** The first file of a form is asked for by its button. */
const attach = async (file: typeof plan): Promise<void> => {
  const chooser = member.page.waitForEvent('filechooser');
  await member.page.getByRole('button', { name: 'Attach a file' }).click();
  await (await chooser).setFiles(file);
};

const addFile = (file: typeof plan) => member.page.getByLabel('Add a file').first().setInputFiles(file);

const pane = (file: string) => member.page.getByRole('region', { name: file });

const typeDocument = async (what: string): Promise<void> => {
  const { page } = member;
  await page.getByRole('combobox', { name: 'Customer' }).fill('meri');
  await page.getByRole('option', { name: 'Café Meridian' }).click();
  await page.getByRole('combobox', { name: 'Item, line 1' }).fill(what);
  await page.getByLabel('Price, line 1').fill('340');
};

/** Takes a file off on its document's page. */
const removeFile = async (row: string, file: string): Promise<void> => {
  const { page } = member;
  await counterfoil(page).getByRole('button', { name: row }).click();
  await dialog(page)
    .getByRole('button', { name: `Remove ${file}` })
    .click();
  await dialog(page).getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.poll(() => dialog(page).getByText(file).count()).toBe(0);
  await dialog(page).getByRole('button', { name: 'Close' }).first().click();
  await counterfoil(page).getByText('File removed').first().waitFor();
};

test('a quote’s form takes files: one refused keeps the typing, one accepted is seen beside it, and the invoice made from it has them too', async () => {
  const { page, api } = member;
  await api.customer('Café Meridian');
  await page.goto('/add-quote');
  await page.getByRole('button', { name: 'Attach a file' }).waitFor();
  await typeDocument('Wedding cake');
  await attach(program);
  await page.getByText(wrongKind).first().waitFor();
  await addFile(long);
  await page.getByText(tooLarge).first().waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  expect(await page.getByLabel('Price, line 1').inputValue()).toMatch(/^340/);
  expect(await page.getByRole('combobox', { name: 'Customer' }).inputValue()).toBe('Café Meridian');
  await addFile(plan);
  await pane('plan.png').getByRole('img').waitFor();
  await expect.poll(() => page.getByText(tooLarge).count()).toBe(0);
  await addFile(terms);
  await page.getByText('terms.txt', { exact: true }).first().waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.getByRole('button', { name: 'Save quote' }).click();
  await page.getByRole('heading', { name: 'Quote QU-0001' }).waitFor();
  const quote = new URL(page.url());

  await pressAct(page, 'Convert to invoice');
  await dialog(page).getByRole('button', { name: 'Convert to invoice' }).click();
  await page.getByRole('heading', { name: 'Invoice INV-0001' }).waitFor();
  await counterfoil(page).getByRole('button', { name: 'Files 2 files' }).waitFor();
  await removeFile('Files 2 files', 'plan.png');
  await counterfoil(page).getByRole('button', { name: 'Files 1 file' }).waitFor();
  // What the invoice gives up, the quote keeps.
  await page.goto(quote.href);
  await counterfoil(page).getByRole('button', { name: 'Files 2 files' }).waitFor();
});

test('an invoice and a receipt take files in their forms, keep them with the typing, and give them up again', async () => {
  const { page, api } = member;
  await api.customer('Café Meridian');
  await page.goto('/add-invoice');
  await page.getByRole('button', { name: 'Attach a file' }).waitFor();
  await attach(long);
  await page.getByText(tooLarge).first().waitFor();
  await addFile(plan);
  await pane('plan.png').getByRole('img').waitFor();
  await typeDocument('Wedding cake');
  await page.reload();
  await pane('plan.png').getByRole('img').waitFor();
  expect(await page.getByRole('combobox', { name: 'Item, line 1' }).inputValue()).toBe('Wedding cake');
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.getByRole('button', { name: 'Issue invoice' }).click();
  await page.getByRole('heading', { name: 'Invoice INV-0001' }).waitFor();
  expect((await api.view('INV-0001')).Attachments.map(({ FileName }) => FileName)).toEqual(['plan.png']);
  await removeFile('Files 1 file', 'plan.png');
  expect((await api.view('INV-0001')).Attachments).toEqual([]);

  await page.goto('/add-receipt');
  await attach(terms);
  await page.getByText('terms.txt', { exact: true }).first().waitFor();
  await typeDocument('Bread');
  await page.getByRole('button', { name: 'Issue receipt' }).click();
  await counterfoil(page).getByRole('button', { name: 'Files 1 file' }).waitFor();
  await pressAct(page, 'Edit');
  await page.getByRole('button', { name: 'Remove terms.txt' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await counterfoil(page).getByRole('button', { name: 'Files none yet' }).waitFor();
  expect(await verify(product.url)).toEqual([]);
});
