import { readFileSync } from 'node:fs';
import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { member, walkAsMember } from '../support/journey.ts';

walkAsMember();

const pickAll = () => member.page.getByRole('checkbox', { name: 'Select all on this page' }).check();

/** The file that a press on "Download PDF" saves: its name, and how many pages it has. */
const downloaded = async (): Promise<{ name: string; pages: number }> => {
  const { page } = member;
  const saving = page.waitForEvent('download');
  await page
    .getByRole('region', { name: 'Selected rows' })
    .getByRole('button', { name: 'Download PDF' })
    .click();
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
