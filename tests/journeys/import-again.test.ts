import pg from 'pg';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { onPoint } from '../../server/store/database/point.ts';
import { productCalls } from '../../src/api/calls/product.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { expectOk } from '../support/api.ts';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import { importApiFor } from '../support/import-api.ts';
import { startMember } from '../support/member.ts';
import { type Product, startProduct } from '../support/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterEach(() => onPoint(async () => {}));
afterAll(() => product.close());

const rows = (count: number): string =>
  `Name,Price\n${Array.from({ length: count }, (_, at) => `Item ${at},1`).join('\n')}\n`;

/** Uploads a file of items on its page, as far as its columns are matched. */
const bring = async (page: Page, text: string): Promise<void> => {
  await page.goto('/inventory/import-item');
  await page
    .getByLabel('Choose a CSV file')
    .setInputFiles({ name: 'stock.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByRole('heading', { name: 'Match columns' }).waitFor();
};
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const importOn = (page: Page): string => new URL(page.url()).searchParams.get('import')!;
const look = async (page: Page) => expect(await violationsInBothLooks(page)).toEqual(clean);

/** Has the file of an import kept, or forgotten as old ones are. */
const keepFile = async (importid: string, isKept: boolean): Promise<void> => {
  const owner = new pg.Client({ connectionString: product.url });
  await owner.connect();
  await owner.query(`set app.maintenance = 'on'`);
  await owner.query('update import_run set file_kept = $2 where id = $1', [idFromWire(importid), isKept]);
  await owner.end();
};

test('an import is stopped and resumed by the buttons of its page, and ends with every row once', async () => {
  const { page, faults, client } = await startMember(product);
  const imports = importApiFor(client);
  await bring(page, rows(450));
  await button(page, 'Preview import').click();
  await button(page, 'Import 450 items').click();
  await page.getByRole('heading', { name: 'Import of stock.csv' }).waitFor();
  await button(page, 'Stop').waitFor();
  expect(await button(page, 'Resume').count()).toBe(0);
  const importid = importOn(page);

  // Pressed while it is at work, it ends after the rows it is at.
  let goOn = () => {};
  const held = new Promise<void>((resume) => {
    goOn = resume;
  });
  let begun = () => {};
  const atWork = new Promise<void>((reached) => {
    begun = reached;
  });
  onPoint(async (name) => {
    if (name !== 'import.part-committed') return;
    begun();
    await held;
  });
  const working = imports.work(importid);
  await atWork;
  await button(page, 'Stop').click();
  await button(page, 'Resume').waitFor();
  goOn();
  await working;
  onPoint(async () => {});
  const stopped = await imports.view(importid);
  expect(stopped).toMatchObject({ status: 'Stopped', created: 200, pending: 250 });

  await page.reload();
  await page.getByText('200 of 450 rows').waitFor();
  await page.getByText('Stopped', { exact: true }).first().waitFor();
  expect(await button(page, 'Stop').count()).toBe(0);
  await look(page);
  await keepFile(importid, false);
  await page.reload();
  await page.getByText('The file of this import is no longer kept. Files are kept for 90 days.').waitFor();
  expect(await button(page, 'Resume').count()).toBe(0);
  await page.getByRole('link', { name: 'Import another file' }).waitFor();
  await keepFile(importid, true);
  await page.reload();
  await button(page, 'Resume').click();
  await button(page, 'Stop').waitFor();
  expect((await imports.view(importid)).status).toBe('Running');
  await imports.work(importid);
  await page.getByText('Finished', { exact: true }).first().waitFor();
  await button(page, 'Undo import').waitFor();
  expect(await button(page, 'Stop').or(button(page, 'Resume')).count()).toBe(0);
  expect(await imports.view(importid)).toMatchObject({ status: 'Finished', created: 450, pending: 0 });
  expect(faults).toEqual([]);
});

test('the same file again is warned of where its import is reviewed, and imported once somebody ticks that it is meant', async () => {
  const { page, faults, client } = await startMember(product);
  const imports = importApiFor(client);
  const text = rows(3);
  await imports.imported(text);
  await bring(page, text);
  await page.locator('input[type=radio][value=create]').check({ force: true });
  await button(page, 'Preview import').click();
  const start = button(page, 'Import 3 items');
  await start.waitFor();
  await page.getByText(/^You imported this file before, on .*20\d\d/).waitFor();
  expect(await start.isDisabled()).toBe(true);
  await look(page);
  const again = page.getByLabel('Import this file again');
  await again.check({ force: true });
  expect(await start.isEnabled()).toBe(true);
  await again.uncheck({ force: true });
  expect(await start.isDisabled()).toBe(true);
  await again.check({ force: true });
  await start.click();
  await page.getByRole('heading', { name: 'Import of stock.csv' }).waitFor();
  await imports.work(importOn(page));
  await page.getByText('Finished', { exact: true }).first().waitFor();
  const { products } = expectOk(await client.send(productCalls.listProducts, { pagelimit: '50' })).body;
  expect(products).toHaveLength(6);

  // Another file is not warned of.
  await bring(page, rows(4));
  await button(page, 'Preview import').click();
  await button(page, 'Import 1 item').waitFor();
  expect(await page.getByText(/You imported this file before/).count()).toBe(0);
  expect(await button(page, 'Import 1 item').isEnabled()).toBe(true);
  expect(faults).toEqual([]);
});
