import { readFileSync } from 'node:fs';
import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { billApiFor } from '../support/bill-api.ts';
import { member, walkAsMember } from '../support/journey.ts';

walkAsMember();

const pickAll = () => member.page.getByRole('checkbox', { name: 'Select all on this page' }).check();

/** The file that a press on "Download PDF" saves: its name, and how many pages it has. */
const downloaded = async (): Promise<{ name: string; pages: number }> => {
  const { page } = member;
  await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'More' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Download PDF' }).click();
  const file = await saving;
  const bytes = readFileSync(await file.path());
  return { name: file.suggestedFilename(), pages: (await PDFDocument.load(bytes)).getPageCount() };
};

test('invoices that are picked are saved as one PDF, a draft among them; one that can’t be made is named and keeps none back', async () => {
  const { page, api, faults } = member;
  const customer = await api.customer('Ada');
  await api.invoice({ customer });
  await api.invoice({ customer });
  await api.invoice({ customer, status: 'Draft' });
  await page.goto('/sales/list');
  await pickAll();
  expect(await downloaded()).toEqual({ name: '3 documents.pdf', pages: 3 });
  await page.getByText('Downloaded as one PDF.').waitFor();
  expect(faults).toEqual([]);

  await page.route('**/api/files/**', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await pickAll();
  expect(await downloaded()).toEqual({ name: '2 documents.pdf', pages: 2 });
  await page.getByText('This PDF couldn’t be made. Try again.', { exact: false }).waitFor();
  await page.getByText('Downloaded as one PDF. 2 of 3.').waitFor();
  // The browser notes what was asked for in vain.
  faults.splice(0);
});

test('bills that are picked are saved as a CSV file, and no other', async () => {
  const { page, client, faults } = member;
  const bills = billApiFor(client);
  const vendor = await bills.vendor('Harbour Mill');
  for (const reference of ['R-1', 'R-2', 'R-3']) await bills.bill({ vendor, reference });
  await page.goto('/bills/list');
  await page.getByRole('row', { name: /R-1/ }).getByRole('checkbox').check();
  await page.getByRole('row', { name: /R-3/ }).getByRole('checkbox').check();
  const saving = page.waitForEvent('download');
  await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Export' }).click();
  const file = await saving;
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines.slice(1).map((line) => line.split(',')[2])).toEqual(['R-3', 'R-1']);
  await page.getByText(/^Downloading Bills .*\.csv\.$/).waitFor();
  expect(faults).toEqual([]);
});
