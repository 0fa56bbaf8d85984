import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import { startMember } from '../support/member.ts';
import type { Product } from '../support/product.ts';
import { startWorkingProduct } from '../support/product-jobs.ts';
import { dialog, pressMore } from '../support/sheet.ts';

let product: Product;
beforeAll(async () => {
  product = await startWorkingProduct();
});
afterAll(() => product.close());

const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

test('a file is uploaded, matched, asked about, previewed, imported and undone; its errors are downloaded', async () => {
  const { page, faults, api } = await startMember(product);
  const look = async () => {
    expect(await violationsInBothLooks(page)).toEqual(clean);
  };
  await page.goto('/inventory/list');
  await pressMore(page, 'Import');
  await page.getByText('Files you import are listed here.').waitFor();
  await look();
  const choose = page.getByLabel('Choose a CSV file');
  await choose.setInputFiles(file('empty.csv', 'Name,Price\n'));
  await page.getByText('This file has column names and no rows.').first().waitFor();
  await choose.setInputFiles(
    file(
      'stock.csv',
      'Item;Selling price;Einheit;Stock;Cost;Counted on;Notes\nCandle;12,50;piece;4;2;03/02/2026;a\nLamp;89;piece;2;41;05/02/2026;b\nBowl;much;;;;;c\n',
    ),
  );
  await page.getByRole('heading', { name: 'Match columns' }).waitFor();
  await page.getByLabel('Unit').selectOption({ label: 'Einheit' });
  await look();
  const { url } = { url: page.url() };
  await page.waitForTimeout(900);
  await page.reload();
  await page.getByLabel('Unit').waitFor();
  expect(await page.getByLabel('Unit').inputValue()).toBe('2');
  await page.getByRole('button', { name: 'Preview import' }).click();
  await page.getByText('“03/02/2026” can be read in two ways.').waitFor();
  await look();
  await page.getByRole('radio', { name: /31\/03\/2026/ }).check({ force: true });
  await page.getByRole('button', { name: 'Preview import' }).click();
  // What was answered is still so on the way back, also once the page was opened anew.
  await page.getByRole('button', { name: 'Back' }).click();
  expect(await page.getByLabel('Dates').inputValue()).toBe('d/m/y');
  await page.waitForTimeout(900);
  await page.reload();
  await page.getByLabel('Dates').waitFor();
  expect(await page.getByLabel('Dates').inputValue()).toBe('d/m/y');
  await page.getByRole('button', { name: 'Preview import' }).click();
  await page.getByLabel('Unit for “piece”').selectOption('PCs');
  await page.getByRole('button', { name: 'Import 2 items' }).waitFor();
  await look();
  await page.getByRole('button', { name: 'Import 2 items' }).click();
  await page.getByText('Finished').first().waitFor();
  await look();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download these rows' }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toContain(
    'Bowl;much;;;;;c;Price isn’t a number.',
  );
  expect(await api.balances()).toEqual({ 33: '-90', 34: '90' });

  await page.getByRole('button', { name: 'Undo import' }).click();
  await dialog(page).getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('row', { name: /stock\.csv.*Undone/ }).waitFor();
  expect(await api.balances()).toEqual({});
  await look();
  expect(url).toContain('import=');
  expect(faults).toEqual([]);
});
