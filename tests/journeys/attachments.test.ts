import { expect, test } from 'vitest';
import { vendorAccountCalls } from '../../src/api/calls/vendor-account.ts';
import { expectOk } from '../support/api.ts';
import { smallPdf } from '../support/attachment-api.ts';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import { billApiFor } from '../support/bill-api.ts';
import { expenseApiFor } from '../support/expense-api.ts';
import { member, walkAsMember } from '../support/journey.ts';
import { counterfoil, dialog } from '../support/sheet.ts';

walkAsMember();

const choose = (file: { name: string; mimeType: string; buffer: Buffer }) =>
  dialog(member.page).getByLabel('Add a file').first().setInputFiles(file);

const filesRow = (value: string) =>
  counterfoil(member.page).getByRole('button', { name: `Files ${value}`.trim() });

test('a bill takes what its vendor sent: refused in words where it is no such file, opened, and taken off again', async () => {
  const { page, client } = member;
  const bills = billApiFor(client);
  const id = await bills.bill({ vendor: await bills.vendor('Paper Mill') });
  await page.goto(`/bills/view?bill=${id}`);
  await filesRow('none yet').click();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await choose({ name: 'setup.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ\x00') });
  await dialog(page)
    .getByText('Choose a PDF, a picture (PNG, JPEG or WebP), a CSV or a text file.')
    .waitFor();
  await choose({ name: 'long.txt', mimeType: 'text/plain', buffer: Buffer.alloc(11_000_000, 0x61) });
  await dialog(page).getByText('This file is larger than 10 MB. Choose a smaller one.').waitFor();
  await choose({ name: 'invoice 17.pdf', mimeType: 'application/pdf', buffer: smallPdf });
  await dialog(page).getByText('invoice 17.pdf', { exact: true }).first().waitFor();
  await expect.poll(() => dialog(page).getByText('This file is larger').count()).toBe(0);
  expect(await violationsInBothLooks(page)).toEqual(clean);
  const file = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Open invoice 17.pdf' }).click();
  expect((await file).suggestedFilename()).toBe('invoice 17.pdf');
  await dialog(page).getByRole('button', { name: 'Remove invoice 17.pdf' }).click();
  await dialog(page).getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.poll(() => dialog(page).getByText('invoice 17.pdf').count()).toBe(0);
  await dialog(page).getByRole('button', { name: 'Close' }).first().click();
  await filesRow('none yet').waitFor();
  await counterfoil(page).getByText('File removed').waitFor();
});

test('an expense takes its receipt', async () => {
  const { page, client } = member;
  const expenses = expenseApiFor(client);
  const id = await expenses.expense({});
  await page.goto(`/expense/view?exp=${id}`);
  await filesRow('none yet').click();
  await choose({ name: 'taxi.txt', mimeType: 'text/plain', buffer: Buffer.from('Taxi, 12.50') });
  await dialog(page).getByText('taxi.txt', { exact: true }).first().waitFor();
  await dialog(page).getByRole('button', { name: 'Close' }).first().click();
  await filesRow('1 file').waitFor();
  expect((await expenses.view(id)).AttachmentFileName).toBe('taxi.txt');
  expectOk(await expenses.remove(id));
  await page.reload();
  await filesRow('1 file').click();
  await dialog(page).getByText('You can open these files once you restore this.').waitFor();
  expect(await dialog(page).getByRole('button', { name: 'Open taxi.txt' }).count()).toBe(0);
});

const chosen = () => member.page.getByLabel('Add a file').first();

/** Lets a file go over the page, away from the place for files. */
const dropOnPage = async ({ name, mimeType, buffer }: { name: string; mimeType: string; buffer: Buffer }) => {
  const files = await member.page.evaluateHandle(
    ([text, called, type]) => {
      const transfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(text!), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], called!, { type: type! }));
      return transfer;
    },
    [buffer.toString('base64'), name, mimeType],
  );
  await member.page.dispatchEvent('main', 'drop', { dataTransfer: files });
};

test('a bill is typed from the file that is dropped on its form: it stands beside, is kept with the typing, and attached as the bill is saved', async () => {
  const { page, client } = member;
  const bills = billApiFor(client);
  const vendorid = await bills.vendor('Harbour Paper');
  const { data } = expectOk(await client.send(vendorAccountCalls.downloadVendorStatement, { vendorid })).body;
  const paper = await page.request.get(new URL(data.url, page.url()).href);
  const pdf = { name: 'invoice 17.pdf', mimeType: 'application/pdf', buffer: await paper.body() };
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/bills/add-bill');
  await page.getByRole('button', { name: 'Attach a file' }).waitFor();
  await dropOnPage(pdf);
  const pane = page.getByRole('region', { name: 'invoice 17.pdf' });
  await pane.waitFor();
  await expect
    .poll(() => pane.getByRole('img').evaluate((drawn: HTMLCanvasElement) => drawn.width))
    .toBeGreaterThan(350);
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.getByLabel('Vendor', { exact: true }).fill('Harbour');
  await page.getByRole('option', { name: /^Harbour Paper/ }).click();
  await page.getByPlaceholder('Product or service').fill('Freight');
  await page.getByRole('button', { name: 'Larger' }).click();
  await page.getByRole('button', { name: 'Close invoice 17.pdf' }).click();
  await expect.poll(() => pane.count()).toBe(0);

  await page.reload();
  await page.getByText('invoice 17.pdf', { exact: true }).first().waitFor();
  await pane.waitFor();
  await chosen().setInputFiles({
    name: 'setup.exe',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('MZ\x00'),
  });
  await page
    .getByText('Choose a PDF, a picture (PNG, JPEG or WebP), a CSV or a text file.')
    .first()
    .waitFor();
  expect(await page.getByPlaceholder('Product or service').inputValue()).toBe('Freight');
  await chosen().setInputFiles([
    { name: 'one.txt', mimeType: 'text/plain', buffer: Buffer.from('one') },
    { name: 'two.txt', mimeType: 'text/plain', buffer: Buffer.from('two') },
  ]);
  await page.getByText('two.txt', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Remove one.txt' }).click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.waitForURL('**/bills/view?bill=*');
  const id = new URL(page.url()).searchParams.get('bill')!;
  expect((await bills.view(id)).Attachments.map(({ FileName }) => FileName)).toEqual([
    'invoice 17.pdf',
    'two.txt',
  ]);

  // Its page shows the vendor's own paper beside the record of it, and below it on a phone.
  await pane.getByRole('img').waitFor();
  const isBelow = async () => {
    const [paper, record] = await Promise.all([
      pane.boundingBox(),
      page.locator('section.sheet').boundingBox(),
    ]);
    return paper!.y >= record!.y + record!.height - 1;
  };
  expect(await isBelow()).toBe(false);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(isBelow).toBe(true);
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.goto(`/bills/edit?bill=${id}`);
  await page.getByRole('button', { name: 'Remove invoice 17.pdf' }).click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.waitForURL('**/bills/view?bill=*');
  expect((await bills.view(id)).AttachmentFileName).toBe('two.txt');
});

test('what is saved while its file is still on its way waits for it, and is not saved without one that is refused', async () => {
  const { page, client } = member;
  const expenses = expenseApiFor(client);
  let letThrough = () => {};
  let held = Promise.resolve();
  const hold = () => {
    held = new Promise((resolve) => {
      letThrough = resolve;
    });
  };
  await page.route('**/api/Attachment/upload*', async (route) => {
    await held;
    await route.continue();
  });
  hold();
  await page.goto('/add-expense');
  await page.getByLabel('What did you buy?').fill('Taxi to the fair');
  await page.getByLabel('Category').selectOption({ index: 1 });
  await page.getByLabel('Amount', { exact: false }).first().fill('12.50');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Attach a file' }).click();
  await (await chooser).setFiles({
    name: 'taxi.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Taxi, 12.50'),
  });
  await page.getByText('Adding taxi.txt').waitFor();
  await page.getByRole('button', { name: 'Save expense' }).click();
  await page.getByText('Saving as soon as the file is here.').waitFor();
  letThrough();
  await page.waitForURL('**/expense/view?exp=*');
  const id = new URL(page.url()).searchParams.get('exp')!;
  expect((await expenses.view(id)).AttachmentFileName).toBe('taxi.txt');

  hold();
  await page.goto(`/expense/edit?exp=${id}`);
  await page.getByLabel('What did you buy?').fill('Taxi home');
  await chosen().setInputFiles({
    name: 'setup.exe',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('MZ\x00'),
  });
  await page.getByText('Adding setup.exe').waitFor();
  await page.getByRole('button', { name: 'Save expense' }).click();
  await page.getByText('Saving as soon as the file is here.').waitFor();
  letThrough();
  await page.getByRole('link', { name: /^Choose a PDF/ }).waitFor();
  expect((await expenses.view(id)).name).toBe('Taxi to the fair');
  await page.unroute('**/api/Attachment/upload*');
});
