import { expect, test } from 'vitest';
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
});
