import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import { headAct } from '../support/head-act.ts';
import { putOnPlan } from '../support/joined.ts';
import { startMember } from '../support/member.ts';
import type { Product } from '../support/product.ts';
import { startWorkingProduct } from '../support/product-jobs.ts';
import { dialog } from '../support/sheet.ts';

let product: Product;
beforeAll(async () => {
  product = await startWorkingProduct();
});
afterAll(() => product.close());

const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

/** Keeps pictures of a step where a folder for them is named. */
const pictured = async (page: Page, step: string) => {
  const at = process.env.PICTURES;
  if (!at) return;
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `${at}/${step}-${width}.png`, fullPage: true });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
};

test('customers are imported from their list, one error mended for all rows, and undone', async () => {
  const { page, faults, api } = await startMember(product);
  const look = async (step: string) => {
    expect(await violationsInBothLooks(page)).toEqual(clean);
    await pictured(page, step);
  };
  await page.goto('/customers/list');
  await headAct(page, 'Import');
  await page.getByRole('heading', { name: 'Import customers' }).waitFor();
  await look('choose');
  await page
    .getByLabel('Choose a CSV file')
    .setInputFiles(
      file(
        'clients.csv',
        'Client name;Contact type;Email;Terms;City;Balance\nHarbour Café;Firm;hello@harbour.example;Net 30;Bristol;240\nAda Obi;person;ada@obi.example;;Lagos;\nQuay Books;Firm;books;14;Bath;10\nHarbour;person;HELLO@harbour.example;;;\n',
      ),
    );
  await page.getByRole('heading', { name: 'Match columns' }).waitFor();
  await look('match');
  await page.getByRole('button', { name: 'Preview import' }).click();
  await page.getByLabel('Type for “Firm”').selectOption('business');
  await page.getByRole('button', { name: 'Import 3 customers' }).waitFor();
  await page.getByText('Harbour and Harbour Café have the same email').first().waitFor();
  await look('review');
  await page.getByRole('button', { name: 'Import 3 customers' }).click();
  await page.getByText('Finished').first().waitFor();
  await look('run');
  expect(await api.balances()).toEqual({ 2: '240', 33: '-240' });
  await page.getByRole('link', { name: 'See customers' }).click();
  await page.getByRole('link', { name: 'Harbour Café' }).first().waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await dialog(page).getByText('The customers it added are deleted').waitFor();
  await dialog(page).getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('row', { name: /clients\.csv.*Undone/ }).waitFor();
  expect(await api.balances()).toEqual({});
  expect(faults).toEqual([]);
});

test('rows with dates far from today are asked about once, and left out or brought in', async () => {
  const { page, faults } = await startMember(product);
  await page.goto('/expense/list');
  await headAct(page, 'Import');
  const rows =
    'Name,Date,Category,Amount\nTaxi,1/31/99,Travel,10\nTrain,3/13/26,Travel,20\nShip,12/31/1899,Travel,30\n';
  await page.getByLabel('Choose a CSV file').setInputFiles(file('spent.csv', rows));
  await page.getByRole('button', { name: 'Preview import' }).click();
  await page.getByRole('button', { name: 'Import 1 expense' }).waitFor();
  await page.getByText('2 rows have dates far from today, such as January 31, 1999 (row 2).').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await pictured(page, 'far-dates');
  await page.getByLabel('Import rows with dates far from today').check({ force: true });
  await page.getByRole('button', { name: 'Import 3 expenses' }).click();
  await page.getByText('Finished').first().waitFor();
  await page.goto('/expense/list');
  await page.getByText('Dec 31, 1899').first().waitFor();
  expect(faults).toEqual([]);
});

test('a file of items that is a stock count says what it changes, is taken back, and is still listed on a plan without imports', async () => {
  const member = await startMember(product);
  const { page, faults, api } = member;
  const bring = async (text: string) => {
    await page.goto('/inventory/import-item');
    await page.getByLabel('Choose a CSV file').setInputFiles(file('shelves.csv', text));
    await page.getByRole('heading', { name: 'Match columns' }).waitFor();
  };
  await bring('Name,Cost,Quantity\nCandle,2,10\n');
  await page.getByRole('button', { name: 'Preview import' }).click();
  await page.getByRole('button', { name: 'Import 1 item' }).click();
  await page.getByText('Finished').first().waitFor();
  await bring('Name,Quantity\nCandle,7\n');
  const counts = page.getByLabel('The file is a stock count: set stock to its quantities');
  expect(await counts.isVisible()).toBe(false);
  await page.getByLabel('Update them').check({ force: true });
  await counts.check({ force: true });
  await pictured(page, 'count');
  await page.getByRole('button', { name: 'Preview import' }).click();
  await page.getByText('Stock goes from 10 to 7.').waitFor();
  await pictured(page, 'count-review');
  await page.getByRole('button', { name: 'Import 1 item' }).click();
  const undo = page.getByRole('button', { name: 'Undo import' });
  await undo.waitFor();
  expect(await api.balances()).toEqual({ 33: '-20', 34: '14', 39: '6' });
  await undo.click();
  await dialog(page).getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('row', { name: /shelves\.csv.*Undone/ }).waitFor();
  expect(await api.balances()).toEqual({ 33: '-20', 34: '20' });
  await putOnPlan(product, member, 'free');
  await page.goto('/inventory/import-item');
  await page.getByRole('link', { name: 'See the plans' }).waitFor();
  expect(await page.getByLabel('Choose a CSV file').count()).toBe(0);
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await pictured(page, 'plan-without');
  await page
    .getByRole('row', { name: /shelves\.csv.*Undone/ })
    .getByRole('link')
    .click();
  await page.getByRole('heading', { name: 'Import of shelves.csv' }).waitFor();
  expect(faults).toEqual([]);
});

test('expenses are imported from their list, a category chosen once for all rows that have it', async () => {
  const { page, faults, api } = await startMember(product);
  await page.goto('/expense/list');
  await headAct(page, 'Import');
  await page.getByRole('heading', { name: 'Import expenses' }).waitFor();
  await page
    .getByLabel('Choose a CSV file')
    .setInputFiles(
      file(
        'spending.csv',
        'Number,Date,Category,Expense,Amount\nR-1,2026-01-14,Trips,Train,58.40\nR-2,2026-01-15,Trips,Taxi,12\n',
      ),
    );
  await page.getByRole('heading', { name: 'Match columns' }).waitFor();
  await page.getByRole('button', { name: 'Preview import' }).click();
  await page.getByLabel('Category for “Trips”').waitFor();
  await pictured(page, 'expenses-review');
  await page.getByLabel('Category for “Trips”').selectOption('Travel');
  await page.getByRole('button', { name: 'Import 2 expenses' }).click();
  await page.getByText('Finished').first().waitFor();
  expect(await api.balances()).toEqual({ 1: '-70.4', 25: '70.4' });
  await page.getByRole('link', { name: 'See expenses' }).click();
  await page.getByText('Train').first().waitFor();
  expect(faults).toEqual([]);
});

test('sales are imported from their list as issued documents, looked at before, undone, and downloaded as such a file', async () => {
  const { page, faults, api } = await startMember(product);
  const look = async (step: string) => {
    expect(await violationsInBothLooks(page)).toEqual(clean);
    await pictured(page, step);
  };
  await page.goto('/sales/list');
  await headAct(page, 'Import');
  await page.getByRole('heading', { name: 'Import sales' }).waitFor();
  await look('sales-choose');
  await page
    .getByLabel('Choose a CSV file')
    .setInputFiles(
      file(
        'old-sales.csv',
        'Invoice no,Type,Client,Invoice date,Item,Qty,Unit price,VAT,Paid\nINV-0041,Invoice,Harbour Café,2026-01-12,Beeswax candle,10,12.50,Levy,\nINV-0041,Invoice,Harbour Café,2026-01-12,Engraving,2,15,,\nREC-0007,Receipt,Ada Obi,2026-01-15,Brass lamp,1,89,,89\nINV-0042,Invoice,Ada Obi,2026-01-16,Engraving,0,15,,\n',
      ),
    );
  await page.getByRole('heading', { name: 'Match columns' }).waitFor();
  await page.getByRole('radio', { name: /^Issued documents/ }).check();
  await page.getByLabel('Payments were made by').selectOption('Cash');
  await look('sales-match');
  await page.getByRole('button', { name: 'Preview import' }).click();
  await page.getByText('No tax has this name.').first().waitFor();
  await page.getByRole('button', { name: 'Import 1 sale' }).waitFor();
  await look('sales-review');
  await page.getByRole('button', { name: 'Import 1 sale' }).click();
  await page.getByText('Finished').first().waitFor();
  await page.getByText('Rows added').waitFor();
  await look('sales-run');
  expect(await api.balances()).toEqual({ 1: '89', 13: '-89' });
  await page.getByRole('link', { name: 'See sales' }).click();
  await page.getByRole('link', { name: 'REC-0007' }).first().waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await dialog(page).getByText('cancelled and deleted').waitFor();
  await dialog(page).getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('row', { name: /old-sales\.csv.*Undone/ }).waitFor();
  expect(await api.balances()).toEqual({});
  expect(faults).toEqual([]);
});

test('bills and purchase orders lead from their lists to their import, with a sample and a file of their own', async () => {
  const { page, faults } = await startMember(product);
  for (const [list, title] of [
    ['/bills/list', 'Import bills'],
    ['/purchase-order/list', 'Import purchase orders'],
  ] as const) {
    await page.goto(list);
    await headAct(page, 'Import');
    await page.getByRole('heading', { name: title }).waitFor();
    await page.getByRole('link', { name: 'Download a sample file' }).waitFor();
    await page.getByRole('button', { name: /^Download your/ }).waitFor();
  }
  expect(faults).toEqual([]);
});

test('what can be imported is chosen, and what the plan lacks says so', async () => {
  const member = await startMember(product);
  const { page, faults } = member;
  await page.goto('/inventory/import-item');
  await page.getByRole('link', { name: 'Import something else' }).click();
  await page.getByRole('heading', { name: 'What do you want to import?' }).waitFor();
  await pictured(page, 'kinds');
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.getByRole('link', { name: 'Import vendors' }).click();
  await page.getByRole('heading', { name: 'Import vendors' }).waitFor();
  await page.getByRole('link', { name: 'Download a sample file' }).waitFor();
  await page.getByText('Files you import are listed here.').waitFor();
  // Left before it's started, it waits on the page of all kinds: it's opened there where it was, or deleted.
  await page
    .getByLabel('Choose a CSV file')
    .setInputFiles(file('makers.csv', 'Name,Email\nRope works,rope@works.example\n'));
  await page.getByRole('heading', { name: 'Match columns' }).waitFor();
  await page.goto('/import');
  const waiting = page.getByRole('region', { name: 'Waiting or running' });
  await waiting.getByRole('row', { name: /makers\.csv.*Vendors/ }).waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await pictured(page, 'waiting');
  await waiting.getByRole('link', { name: 'makers.csv' }).click();
  await page.getByRole('heading', { name: 'Match columns' }).waitFor();
  await page.goto('/import');
  await waiting.getByRole('button', { name: 'Actions for makers.csv' }).click();
  await page.getByRole('menuitem', { name: 'Delete from list' }).click();
  await dialog(page).getByText('Nothing has been imported.', { exact: false }).waitFor();
  await dialog(page).getByRole('button', { name: 'Delete from list' }).click();
  await waiting.waitFor({ state: 'detached' });
  await putOnPlan(product, member, 'starter');
  await page.goto('/import');
  await page.getByText('Not included in your plan.').first().waitFor();
  await page.getByRole('link', { name: 'Import vendors' }).click();
  await page.getByRole('link', { name: 'See the plans' }).waitFor();
  expect(faults).toEqual([]);
});
