import iconv from 'iconv-lite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import { startMember } from '../support/member.ts';
import type { Product } from '../support/product.ts';
import { startWorkingProduct } from '../support/product-jobs.ts';

let product: Product;
beforeAll(async () => {
  product = await startWorkingProduct();
});
afterAll(() => product.close());

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'text/csv', buffer });

test('a file that doesn’t say its encoding is shown in the one that is chosen, and its names come in right', async () => {
  const { page, faults } = await startMember(product);
  await page.goto('/inventory/import-item');
  const text = 'Název;Cena;Město\nŽluťoučký svícen;5;Česká Lípa\nLampa;7;Brno\nTřešňový stůl;90;Plzeň\n';
  await page
    .getByLabel('Choose a CSV file')
    .setInputFiles(file('ceník.csv', iconv.encode(text, 'windows-1250')));
  await page.getByRole('heading', { name: 'Check the letters' }).waitFor();
  const encoding = page.getByLabel('Encoding');
  await encoding.selectOption({ label: 'Western European (Windows)' });
  await page.getByText('Žlu�ouèký svícen · Èeská Lípa').first().waitFor();
  await page.getByText('1 row has letters that can’t be read in this encoding').waitFor();
  // In UTF-8 not even the column names can be read: the choice says so, and stays open.
  await encoding.selectOption({ label: 'Unicode (UTF-8)' });
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('The column names can’t be read in this encoding.').first().waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await encoding.selectOption({ label: 'Central European (Windows)' });
  await page.getByText('Žluťoučký svícen · Česká Lípa').first().waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Match columns' }).waitFor();
  // It can be looked at once more, also once the page was opened anew.
  await page.reload();
  await page.getByRole('button', { name: 'Back' }).click();
  expect(await encoding.inputValue()).toBe('windows-1250');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel(/^Name/).selectOption({ label: 'Název' });
  await page.getByLabel(/^Price/).selectOption({ label: 'Cena' });
  await page.getByRole('button', { name: 'Preview import' }).click();
  await page.getByText('Žluťoučký svícen').first().waitFor();
  await page.getByRole('button', { name: 'Import 3 items' }).click();
  await page.getByText('Finished').first().waitFor();
  await page.goto('/inventory/list');
  await page.getByText('Třešňový stůl').first().waitFor();
  expect(faults).toEqual([]);
});
