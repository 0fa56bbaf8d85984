import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { headAct } from '../support/head-act.ts';
import { startMember } from '../support/member.ts';
import { type Product, startProduct } from '../support/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test('items are saved as a file as the list is narrowed, or those that are picked, and deleted ones can’t be', async () => {
  const { page, api, faults } = await startMember(product);
  await api.goods('Candle', '8', '2', '2026-01-10');
  await api.goods('Lamp', '2', '7.5', '2026-01-11');
  const saved = async (press: () => Promise<unknown>) => {
    const [download] = await Promise.all([page.waitForEvent('download'), press()]);
    await page.getByText(`Downloading ${download.suggestedFilename()}.`).first().waitFor();
    expect(download.suggestedFilename()).toMatch(/^Inventory \d{4}-\d{2}-\d{2}\.csv$/);
    const [, ...rows] = (await readFile(await download.path(), 'utf8')).split('\r\n');
    return rows.slice(0, -1);
  };
  const candle = 'Candle,product,,,,,,5,2,,8,,,yes,2026-01-10,,,,';
  const lamp = 'Lamp,product,,,,,,5,7.5,,2,,,yes,2026-01-11,,,,';
  await page.goto('/inventory/list');
  await page.getByRole('row', { name: /Lamp/ }).waitFor();
  expect(await saved(() => headAct(page, 'Export'))).toEqual([candle, lamp]);
  await page.getByRole('row', { name: /Lamp/ }).getByRole('checkbox').check();
  const picked = page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Export' });
  expect(await saved(() => picked.click())).toEqual([lamp]);
  await page.getByRole('searchbox').fill('candle');
  await page.getByRole('row', { name: /Lamp/ }).waitFor({ state: 'detached' });
  expect(await saved(() => headAct(page, 'Export'))).toEqual([candle]);
  await page.goto('/inventory/list?show=deleted');
  await page.locator('main header').getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Stock analysis' }).waitFor();
  expect(await page.getByRole('menuitem', { name: 'Export' }).count()).toBe(0);
  expect(faults).toEqual([]);
});
