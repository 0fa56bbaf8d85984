import { afterAll, beforeAll, expect, test } from 'vitest';
import { stockCalls } from '../../src/api/contract/stock.ts';
import { expectOk } from '../support/api.ts';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import { type Member, startMember } from '../support/member.ts';
import { type Product, startProduct } from '../support/product.ts';
import { transferApiFor } from '../support/transfer-api.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/** Two items at two locations, of which one was sold, lost, sent away and counted again and again. */
const laid = async ({ api, client }: Member) => {
  const candle = await api.goods('Candle', '80', '2', '2026-01-10');
  const lamp = await api.goods('Lamp', '8', '11.5', '2026-02-10');
  const customer = await api.customer('Ada Stone');
  await api.invoice({
    ...{ customer, issuedOn: '2026-03-01' },
    items: [{ productid: candle, ItemName: '', quantity: '3', price: '5' }],
  });
  for (let n = 1; n <= 9; n += 1)
    expectOk(
      await client.send(stockCalls.decreaseQuantity, {
        ...{ productId: candle, quantity: String(n), reason: 'damaged', note: 'Fell off the shelf' },
      }),
    );
  const moves = transferApiFor(client);
  await moves.enable();
  const [from, to] = [await moves.main(), await moves.location('Annex')];
  await moves.transfer({ from, to, items: [[candle, '2']], onDay: '2026-03-02' });
  return { candle, lamp };
};

test('the log of all movements is turned, narrowed and opened, and its file is fetched', async () => {
  const member = await startMember(product);
  const { page, faults } = member;
  const { lamp } = await laid(member);
  await page.goto('/inventory/list');
  await page.getByRole('link', { name: 'Movements' }).click();
  const rows = page.getByRole('table', { name: 'Stock movements' }).getByRole('row');
  await rows.nth(10).waitFor();
  expect(await rows.count()).toBe(11);
  expect(await violationsInBothLooks(page)).toEqual(clean);

  await page.getByRole('link', { name: 'Older movements' }).click();
  await page
    .getByRole('row', { name: /Opening stock/ })
    .first()
    .waitFor();
  expect(await rows.count()).toBe(4);
  await page.getByRole('link', { name: 'Newer movements' }).click();
  await page.getByRole('row', { name: /TRF-0001/ }).waitFor();

  await page.getByLabel('Type').selectOption({ label: 'Sale' });
  await page.getByRole('row', { name: /Candle.*INV-0001.*Ada Stone.*80.*−3.*77/ }).waitFor();
  expect(await rows.count()).toBe(2);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect((await download).suggestedFilename()).toBe('Stock movements.csv');

  await page.getByRole('combobox', { name: 'Item' }).fill('lam');
  await page.getByRole('option', { name: 'Lamp' }).click();
  await page.getByText('Nothing matches', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await page.getByLabel('Location').selectOption({ label: 'Annex' });
  await page.getByText('Nothing matches', { exact: false }).waitFor();
  await page.getByLabel('Location').selectOption({ label: 'All locations' });
  await page.getByLabel('Type').selectOption({ label: 'Opening stock' });
  await page.getByRole('row', { name: /Lamp/ }).getByRole('link', { name: 'Lamp' }).click();
  await page.waitForURL(`**/inventory/view?item=${lamp}`);
  expect(faults).toEqual([]);
});

test('a value leads to the movements behind it, and goods in transit to their transfers', async () => {
  const member = await startMember(product);
  const { page, faults } = member;
  await laid(member);
  await page.goto('/inventory/valuation');
  await page.getByRole('row', { name: /Goods in transit 2 / }).waitFor();
  await page.getByRole('link', { name: 'Candle' }).click();
  await page.getByRole('heading', { name: 'Candle', level: 1 }).waitFor();
  await page.getByRole('row', { name: /Sale/ }).getByRole('link', { name: 'INV-0001' }).waitFor();
  await page.getByText('Of which in transit').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.getByRole('link', { name: 'Inventory valuation' }).click();
  await page.getByRole('link', { name: 'Goods in transit' }).click();
  await page.getByRole('link', { name: 'TRF-0001' }).waitFor();
  expect(faults).toEqual([]);
});
