import { expect, test } from 'vitest';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import { member, walkAsMember } from '../support/journey.ts';
import { dialog, pressAct } from '../support/sheet.ts';
import { transferApiFor } from '../support/transfer-api.ts';

walkAsMember();

test('an invoice takes its goods from the location that is chosen, one line from another, and keeps both', async () => {
  const { page, api, faults } = member;
  const transfers = transferApiFor(api.client);
  await transfers.enable();
  const [main, annex] = [await transfers.main(), await transfers.location('Annex')];
  const [box, jar] = [await api.goods('Box', '10', '3'), await api.goods('Jar', '6', '2')];
  const moved = { from: main, to: annex, items: [[box, '4'] as const], onDay: '2026-03-02' };
  await transfers.mark(await transfers.transfer(moved));
  const draft = await api.invoice({
    customer: await api.customer('Corner Shop'),
    status: 'Draft',
    issuedOn: new Date().toISOString().slice(0, 10),
    items: [
      { productid: box, ItemName: '', quantity: '3', price: '5' },
      { productid: jar, ItemName: '', quantity: '2', price: '4' },
    ],
  });
  await page.goto(`/sales/edit-invoice?invoice=${draft}`);
  const from = page.getByLabel('Goods leave from');
  await from.waitFor();
  expect(await from.locator('option:checked').innerText()).toBe('Main location');
  // The lines stay in sight as the locations come in below them.
  await page.getByLabel('Price, line 2').click();
  await from.selectOption('Annex');
  await page.getByLabel('Some items are at another location').check();
  await page.getByLabel('Jar', { exact: true }).selectOption('Main location');
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.setViewportSize({ width: 360, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.waitForURL(/view-invoice/);
  expect(await api.view(draft)).toMatchObject({
    LocationName: 'Annex',
    items: [{ LocationIDFK: null }, { LocationIDFK: main }],
  });

  // What lies nowhere is said beside its line, with where there is some.
  await page.goto(`/sales/edit-invoice?invoice=${draft}`);
  await page.getByLabel('Jar', { exact: true }).selectOption('As above: Annex');
  await page
    .getByRole('button', { name: /^Issue/ })
    .first()
    .click();
  await page
    .getByText('You have no Jar in stock. You’re 2 short. There’s more elsewhere: 6 at Main location.')
    .first()
    .waitFor();
  await page.getByLabel('Jar', { exact: true }).selectOption('Main location');
  await page
    .getByRole('button', { name: /^Issue/ })
    .first()
    .click();
  await page.waitForURL(/view-invoice/);
  expect(await api.stockOf(jar)).toBe('4 worth 8');
  expect(faults).toEqual([]);
});

test('the sales list is narrowed to one location, on a phone too', async () => {
  const { page, api, faults } = member;
  const transfers = transferApiFor(api.client);
  await transfers.enable();
  const annex = await transfers.location('Annex');
  await api.invoice({ customer: await api.customer('Here Ltd'), prices: ['1'] });
  await api.invoice({
    customer: await api.customer('There Ltd'),
    prices: ['2'],
    money: { LocationIDFK: annex },
  });
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto('/sales/list');
  await page.getByRole('row', { name: /Here Ltd/ }).waitFor();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Location').selectOption('Annex');
  await page.getByRole('row', { name: /Here Ltd/ }).waitFor({ state: 'detached' });
  expect(await page.getByRole('row', { name: /There Ltd/ }).count()).toBe(1);
  await page.reload();
  await page.getByRole('row', { name: /There Ltd/ }).waitFor();
  expect(await page.getByRole('row', { name: /Here Ltd/ }).count()).toBe(0);
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: 'Draft', exact: true }).click();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await page.getByRole('row', { name: /Here Ltd/ }).waitFor();
  expect(faults).toEqual([]);
});

test.each([
  ['before several are turned on', false],
  ['where several are on and there is one', true],
])('with one location nothing asks for it, %s', async (_, several) => {
  const { page, api, faults } = member;
  if (several) await transferApiFor(api.client).enable();
  const box = await api.goods('Box', '10', '3');
  const draft = await api.invoice({
    customer: await api.customer('Corner Shop'),
    status: 'Draft',
    items: [{ productid: box, ItemName: '', quantity: '3', price: '5' }],
  });
  // Fields that are fetched beside a page come in once all that it asks is there.
  const opened = async (address: string) => {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
  };
  await opened(`/sales/edit-invoice?invoice=${draft}`);
  await page.getByLabel('Price, line 1').waitFor();
  expect(await page.getByLabel('Goods leave from').count()).toBe(0);
  expect(await page.getByLabel('Some items are at another location').count()).toBe(0);

  await opened('/sales/list');
  await page.getByRole('row', { name: /Corner Shop/ }).waitFor();
  expect(await page.getByLabel('Location').count()).toBe(0);

  await opened(`/inventory/view?item=${box}`);
  await pressAct(page, 'Count');
  await dialog(page).getByText('10 in stock now.').waitFor();
  await dialog(page).getByLabel('Counted').waitFor();
  expect(await dialog(page).getByLabel('Location').count()).toBe(0);
  expect(faults).toEqual([]);
});
