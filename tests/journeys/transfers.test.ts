import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectOk } from '../support/api.ts';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import { startMember } from '../support/member.ts';
import { picture } from '../support/picture.ts';
import { type Product, startProduct } from '../support/product.ts';
import { counterfoil, dialog, pressAct, pressInDialog } from '../support/sheet.ts';
import { transferApiFor } from '../support/transfer-api.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test('a business turns several locations on, adds one, makes it the default, and takes one out of use', async () => {
  const { page, faults, api, client } = await startMember(product);
  await page.goto('/settings/locations');
  await page.getByRole('button', { name: 'Turn on multiple locations' }).click();
  await dialog(page).getByText('This can’t be undone.').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await pressInDialog(page, 'Turn on multiple locations');
  await page.getByText('You can now add locations.').waitFor();
  await page.goto('/inventory/stock-transfer/list');
  await page.getByText('You need a second location before you can transfer stock.').waitFor();
  await page.getByRole('link', { name: 'Go to locations' }).click();
  await page.getByRole('link', { name: 'New location' }).click();
  await dialog(page).getByRole('button', { name: 'Save location' }).click();
  await dialog(page).getByText('Enter a name.').first().waitFor();
  await dialog(page).getByLabel('Name').fill('Annex');
  await dialog(page).getByLabel('City').fill('Bremen');
  await dialog(page).getByLabel('Country').selectOption({ label: 'Germany' });
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await dialog(page).getByRole('button', { name: 'Save location' }).click();
  await page.getByText('Location added.').waitFor();
  await page.getByRole('row', { name: /Annex.*Bremen, Germany/ }).waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);

  const box = await api.goods('Box', '5', '2');
  const main = await transferApiFor(client).main();
  const menu = async (row: string, act: string) => {
    await page
      .getByRole('row', { name: row })
      .getByRole('button', { name: /Acts|Actions|More/ })
      .click();
    await page.getByRole('menuitem', { name: act }).click();
  };
  await menu('Annex', 'Set as default');
  await page.getByText('Changes saved.').waitFor();
  await menu('Main location', 'Deactivate');
  await dialog(page).getByText('Stock that moves').waitFor();
  await dialog(page).getByText('Box').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await dialog(page).getByRole('button', { name: 'Deactivate and move everything to Annex' }).click();
  await page.getByText('Location deactivated.').waitFor();
  await page.getByRole('row', { name: /Main location.*Inactive/ }).waitFor();
  const statuses = page.getByRole('navigation', { name: 'Statuses' });
  await statuses.getByRole('link', { name: 'All 2' }).waitFor();
  await statuses.getByRole('link', { name: 'Active 1', exact: true }).click();
  await page.getByRole('row', { name: /Main location/ }).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Annex' }).click();
  await dialog(page).getByLabel('City').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => new URL(page.url()).search).toBe('?status=active');
  await statuses.getByRole('link', { name: 'Inactive 1' }).click();
  await page.getByRole('row', { name: /Main location.*Inactive/ }).waitFor();
  await page.getByLabel('Search name, city, address').fill('Annex');
  await page.getByText('Nothing matches', { exact: false }).waitFor();
  expect(await api.stockOf(box)).toBe('5 worth 10');
  expect(main).not.toBe(await transferApiFor(client).main());
  expect(faults).toEqual([]);
});

test('goods are sent, changed in transit, received in part, and sent back', async () => {
  const { page, faults, api, client } = await startMember(product);
  const transfers = transferApiFor(client);
  await transfers.enable();
  await transfers.location('Annex');
  await api.goods('Box', '8', '3');
  await api.goods('Jar', '4', '2');
  await page.goto('/inventory/stock-transfer/list');
  await page.getByRole('link', { name: 'Transfer stock' }).click();
  await page.getByRole('button', { name: 'Send goods' }).click();
  await page.getByText('Choose the location the goods go to.').first().waitFor();
  await page.getByText('Add at least one item.').first().waitFor();
  await page.getByLabel('To', { exact: true }).selectOption({ label: 'Annex' });
  const add = async (name: string, quantity: string) => {
    await page.getByLabel('Add an item').fill(name);
    await page.getByRole('option', { name: new RegExp(name) }).click();
    await page.getByLabel(name, { exact: true }).fill(quantity);
  };
  await add('Box', '9');
  await page.getByText('Available: 8 · At destination: 0').waitFor();
  await add('Jar', '4');
  await page.getByRole('button', { name: 'Send goods' }).click();
  await page.getByText('You have only 8 of Box in stock. You’re 1 short.').first().waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.getByLabel('Box', { exact: true }).fill('5');
  // What sending will do is told before, in words and then in figures.
  const effects = page.getByRole('region', { name: 'What this will do' });
  await effects.getByText('5 Box will leave Main location, leaving 3.').waitFor();
  await effects.getByText(/They’ll be in transit to Annex, worth .*23/).waitFor();
  await effects.getByText('Nothing changes in your books.').waitFor();
  await page.setViewportSize({ width: 360, height: 800 });
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.getByRole('button', { name: 'Send goods' }).click();
  await page.getByText('Goods are in transit.').waitFor();
  await page.getByRole('heading', { name: 'TRF-0001' }).waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);

  await pressAct(page, 'Edit');
  await page.getByLabel('Notes').fill('By van');
  await page.getByRole('button', { name: 'Save transfer' }).click();
  await page.getByText('Transfer saved.').waitFor();
  await page.getByText('By van').waitFor();

  await pressAct(page, 'Receive part');
  await dialog(page).getByLabel('Box: 5 sent').fill('3');
  await dialog(page).getByLabel('Jar: 4 sent').fill('2');
  const will = dialog(page).getByRole('region', { name: 'What this will do' });
  await will.getByText('Enter what arrived of each item to see what this will do.').waitFor();
  await dialog(page).getByRole('button', { name: 'Receive goods' }).click();
  await dialog(page).getByText('Choose what happens to the missing Box.').first().waitFor();
  await dialog(page).getByLabel('Missing: Box').selectOption({ label: 'Goes back to the source' });
  await dialog(page).getByLabel('Missing: Jar').selectOption({ label: 'Is lost: write it off' });
  await dialog(page).getByLabel('Reason for Jar').selectOption({ label: 'Damaged' });
  // Each place before and after, and what the goods are worth, before anything moves.
  await will.getByText(/Goods worth .*23.* will no longer be in transit\./).waitFor();
  await will.getByText(/4.00 will be written off\./).waitFor();
  for (const row of ['Box Main location 3 → 5', 'Box In transit 5 → 0', 'Box Annex 0 → 3', 'Jar Annex 0 → 2'])
    await will
      .getByRole('listitem')
      .filter({ hasText: new RegExp(row.replaceAll(' ', '\\s*')) })
      .waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await dialog(page).getByRole('button', { name: 'Receive goods' }).click();
  await page.getByText('Transfer updated.').waitFor();
  await page.getByRole('row', { name: /Box.*5.*3.*2 went back/ }).waitFor();
  await page.getByRole('row', { name: /Jar.*4.*2.*2 written off: Damaged/ }).waitFor();

  await pressAct(page, 'Send back');
  await dialog(page)
    .getByText(/Goods worth .* will be in transit/)
    .waitFor();
  await dialog(page).getByText('Nothing changes in your books.').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await dialog(page).getByRole('button', { name: 'Send back' }).click();
  await page.getByRole('heading', { name: 'TRF-0002' }).waitFor();
  await counterfoil(page)
    .getByRole('link', { name: /TRF-0001/ })
    .waitFor();
  await pressAct(page, 'Receive all');
  // The day it arrived is asked, and today is proposed.
  const arrivalDay = dialog(page).getByLabel('Date of arrival');
  const today = await arrivalDay.inputValue();
  await arrivalDay.fill('2099-01-01');
  await dialog(page).getByRole('button', { name: 'Receive all' }).click();
  await dialog(page).getByText('Choose today or an earlier date.').first().waitFor();
  await picture(page, 'arrival-day');
  await arrivalDay.fill(today);
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await dialog(page).getByRole('button', { name: 'Receive all' }).click();
  await page.getByText('Transfer updated.').waitFor();
  await page.goto('/inventory/stock-transfer/list?status=Transferred');
  await page.getByRole('row', { name: /TRF-0002/ }).waitFor();
  expect(await page.getByRole('table').getByRole('row').count()).toBe(3);
  const heads = await page.getByRole('columnheader').allInnerTexts();
  expect(heads.filter((head) => head !== '')).toEqual(['Number', 'From', 'To', 'Date', 'Status', 'Actions']);
  expect(await violationsInBothLooks(page)).toEqual(clean);
  expect(faults).toEqual([]);
});

test('a transfer on a phone, and what was typed is there after a reload', async () => {
  const { page, faults, api, client } = await startMember(product, 360);
  const transfers = transferApiFor(client);
  await transfers.enable();
  await transfers.location('Annex');
  await api.goods('Box', '8', '3');
  await page.goto('/inventory/stock-transfer/edit');
  await page.getByLabel('To', { exact: true }).selectOption({ label: 'Annex' });
  await page.getByLabel('Add an item').fill('Box');
  await page.getByRole('option', { name: /Box/ }).click();
  await page.getByLabel('Box', { exact: true }).fill('2');
  await page.getByLabel('Notes').fill('Typed');
  await page.waitForTimeout(600);
  await page.reload();
  await page.getByText('We restored your unsaved changes.').waitFor();
  expect(await page.getByLabel('Box', { exact: true }).inputValue()).toBe('2');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(360);
  await page.getByRole('button', { name: 'Send goods' }).click();
  await page.getByText('Goods are in transit.').waitFor();
  const [row] = (await transfers.view((await page.url()).split('transfer=')[1]!)).stockTransferItems;
  expect(row).toMatchObject({ productname: 'Box', quantity: '2' });
  expect(expectOk(await transfers.mark((await page.url()).split('transfer=')[1]!)).status).toBe(200);
  expect(faults).toEqual([]);
});

test('goods are sent, cancelled, sent again, received in part and sent back on a phone alone, and each step says before what it will do', async () => {
  const { page, faults, api, client } = await startMember(product, 360);
  const transfers = transferApiFor(client);
  await transfers.enable();
  const [main, annex] = [await transfers.main(), await transfers.location('Annex')];
  await api.goods('Box', '8', '3');
  const fits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const will = (row: string) =>
    dialog(page)
      .getByRole('listitem')
      .filter({ hasText: new RegExp(row.replaceAll(' ', '\\s*')) })
      .waitFor();
  // On a phone the counterfoil is a bar that opens upwards.
  const press = async (act: string) => {
    const bar = counterfoil(page).locator('button.bar');
    await bar.waitFor();
    if ((await bar.getAttribute('aria-expanded')) === 'false') await bar.click();
    await pressAct(page, act);
  };
  const stands = async (id: string, status: string) =>
    expect.poll(async () => (await transfers.view(id)).status).toBe(status);
  const shown = () => new URL(page.url()).searchParams.get('transfer')!;
  const send = async () => {
    await page.goto('/inventory/stock-transfer/list');
    await page
      .getByRole('link', { name: /^(Transfer stock|New transfer)$/ })
      .first()
      .click();
    await page.getByLabel('To', { exact: true }).selectOption({ label: 'Annex' });
    await page.getByLabel('Add an item').fill('Box');
    await page.getByRole('option', { name: /Box/ }).click();
    await page.getByLabel('Box', { exact: true }).fill('5');
    await page.getByText('5 Box will leave Main location, leaving 3.').waitFor();
    await fits();
    await page.getByRole('button', { name: 'Send goods' }).click();
    await page.getByText('Goods are in transit.').waitFor();
  };
  await send();
  await press('Cancel transfer');
  await will('Box Main location 3 → 8');
  await will('Box In transit 5 → 0');
  await fits();
  await dialog(page).getByRole('button', { name: 'Cancel transfer' }).click();
  await stands(shown(), 'Cancelled');

  await send();
  await press('Receive part');
  await dialog(page).getByLabel('Box: 5 sent').fill('4');
  await dialog(page).getByLabel('Missing: Box').selectOption({ label: 'Goes back to the source' });
  await will('Box Annex 0 → 4');
  await fits();
  await dialog(page).getByRole('button', { name: 'Receive goods' }).click();
  await stands(shown(), 'Transferred');
  await press('Send back');
  await will('Box Annex 4 → 0');
  await will('Box In transit 0 → 4');
  await dialog(page).getByRole('button', { name: 'Send back' }).click();
  await page.getByRole('heading', { name: 'TRF-0003' }).waitFor();
  await press('Receive all');
  await will('Box Main location 4 → 8');
  await dialog(page).getByRole('button', { name: 'Receive all' }).click();
  await stands(shown(), 'Transferred');
  await fits();
  const one = await transfers.view(shown());
  expect(one).toMatchObject({
    status: 'Transferred',
    sourceLocationData: { LocationId: annex },
    destinationLocationData: { LocationId: main },
  });
  expect(faults).toEqual([]);
});

test('a transfer is cancelled and a location deactivated on a past day, which each dialog takes under “More details”', async () => {
  const { page, faults, api, client } = await startMember(product);
  const transfers = transferApiFor(client);
  await transfers.enable();
  const [main, annex] = [await transfers.main(), await transfers.location('Annex')];
  const box = await api.goods('Box', '8', '3');
  const boxes = (onDay: string) => ({ from: main, to: annex, items: [[box, '5']] as const, onDay });
  const pickDay = async (day: string) => {
    const field = dialog(page).getByLabel('Date', { exact: true });
    if (!(await field.isVisible())) await dialog(page).getByText('More details').click();
    await field.fill(day);
    await field.blur();
  };
  const id = await transfers.transfer(boxes('2026-03-20'));
  await page.goto(`/inventory/stock-transfer/view?transfer=${id}`);
  await pressAct(page, 'Cancel transfer');
  await dialog(page).getByText('The goods come back to where they left from, today.').waitFor();
  await pickDay('03/19/2026');
  await dialog(page).getByText('Choose Mar 20, 2026 or later').first().waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await pickDay('03/25/2026');
  await dialog(page).getByText('The goods come back to where they left from, on March 25, 2026.').waitFor();
  await dialog(page).getByText('Dated in March 2026').waitFor();
  await dialog(page).getByRole('button', { name: 'Cancel transfer' }).click();
  await page.getByText('back at the source').first().waitFor();
  expect((await transfers.moved(box))[0]).toBe('2026-03-25 transfer-in Main location: 5');

  const arrived = await transfers.transfer(boxes('2026-03-25'));
  expectOk(await transfers.mark(arrived, { arrivalDate: '2026-03-26' }));
  await page.goto('/settings/locations');
  await page
    .getByRole('row', { name: 'Annex' })
    .getByRole('button', { name: /Acts|Actions|More/ })
    .click();
  await page.getByRole('menuitem', { name: 'Deactivate' }).click();
  await dialog(page).getByText('Stock that moves').waitFor();
  const deactivate = dialog(page).getByRole('button', {
    name: 'Deactivate and move everything to Main location',
  });
  await pickDay('03/25/2026');
  await deactivate.click();
  await dialog(page).getByText('Not all of Box was here on Mar 25, 2026.').first().waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await pickDay('03/31/2026');
  await deactivate.click();
  await page.getByText('Location deactivated.').waitFor();
  expect((await transfers.moved(box))[0]).toBe('2026-03-31 transfer-in Main location: 5');
  expect(faults).toEqual([]);
});
