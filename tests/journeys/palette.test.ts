import pg from 'pg';
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { productCalls } from '../../src/api/calls/product.ts';
import { violationsInBothLooks } from '../support/axe.ts';
import { billApiFor } from '../support/bill-api.ts';
import { expenseApiFor } from '../support/expense-api.ts';
import { member, product, walkAsMember } from '../support/journey.ts';
import { orderApiFor } from '../support/order-api.ts';
import { quoteApiFor } from '../support/quote-api.ts';

walkAsMember();
beforeEach(async () => {
  const { api, page } = member;
  const customer = await api.customer('Café Meridian');
  await api.invoice({ customer, item: 'Rye loaf' });
  await api.invoice({ customer, type: 'receipt' });
  await quoteApiFor(api.client).quote({ customer });
  await api.client.send(productCalls.addProduct, { type: 'product', productname: 'Sourdough', price: '4' });
  await page.goto('/sales/list');
  await page.getByRole('row').nth(1).waitFor();
});

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search or jump to' });
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name });
const openByKey = async (page: Page) => {
  await page.keyboard.press('Control+k');
  await palette(page).waitFor();
};
const find = async (page: Page, typed: string, name: string | RegExp) => {
  await openByKey(page);
  await page.keyboard.type(typed);
  await option(page, name).first().waitFor();
};
const hasFocus = (page: Page, name: string) =>
  page.evaluate((wanted) => document.activeElement?.textContent?.includes(wanted) ?? false, name);

/** Keeps the palette's part from arriving until what is answered is called. */
const holdPalette = async (page: Page): Promise<() => void> => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/Palette-[^/]*\.js$/, (route) => held.then(() => route.continue()));
  return () => arrive();
};

test('Ctrl with K opens the palette, Escape and the same key close it, and the focus returns to what had it', async () => {
  const { page } = member;
  const opener = page.getByRole('button', { name: 'Search or jump to' });
  await opener.click();
  await palette(page).waitFor();
  expect(await violationsInBothLooks(page)).toEqual({ light: [], dark: [] });
  await page.keyboard.press('Escape');
  await palette(page).waitFor({ state: 'detached' });
  expect(await hasFocus(page, 'Search or jump to')).toBe(true);
  await page.getByRole('link', { name: 'Quotes' }).focus();
  await openByKey(page);
  await page.keyboard.press('Control+k');
  await palette(page).waitFor({ state: 'detached' });
  expect(await hasFocus(page, 'Quotes')).toBe(true);
});

test('what is typed before the palette is here stands in it, and presses nothing behind it', async () => {
  const { page } = member;
  const arrive = await holdPalette(page);
  await page.reload();
  await page.getByRole('row').nth(1).waitFor();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('new quote');
  expect(new URL(page.url()).pathname).toBe('/sales/list');
  arrive();
  await option(page, /New quote/).waitFor();
  expect(await palette(page).getByRole('combobox').inputValue()).toBe('new quote');
});

test('no letter is lost between the palette’s arrival and its showing, and none is there at its next opening', async () => {
  const { page } = member;
  await page.reload();
  await page.getByRole('row').nth(1).waitFor();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('zebra crossing at noon', { delay: 25 });
  await palette(page).waitFor();
  const field = palette(page).getByRole('combobox');
  expect(await field.inputValue()).toBe('zebra crossing at noon');
  await page.keyboard.press('Escape');
  await palette(page).waitFor({ state: 'detached' });
  await openByKey(page);
  expect(await field.inputValue()).toBe('');
});

test('Escape gives up waiting for the palette, and Backspace takes back a letter typed to it', async () => {
  const { page } = member;
  const arrive = await holdPalette(page);
  await page.reload();
  await page.getByRole('row').nth(1).waitFor();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('lost');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('salex');
  await page.keyboard.press('Backspace');
  arrive();
  await palette(page).waitFor();
  expect(await palette(page).getByRole('combobox').inputValue()).toBe('sale');
});

test('pages are gone to by a few letters of their name, and the page has the focus then', async () => {
  const { page } = member;
  await find(page, 'trial', 'Trial balance');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Trial balance' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
});

test.each([
  ['inv-0001', /INV-0001/, 'Invoice INV-0001'],
  ['rec-0001', /REC-0001/, 'Receipt REC-0001'],
  ['qu-0001', /QU-0001/, 'Quote QU-0001'],
  ['cafe meri', /Café Meridian/, 'Café Meridian'],
  ['sourd', /Sourdough/, 'Sourdough'],
])('“%s” finds one thing and Enter opens it', async (typed, found, title) => {
  const { page } = member;
  await find(page, typed, found);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: title }).waitFor();
});

test('arrows walk what was found, around both ends, and from one document to another the page begins anew', async () => {
  const { page } = member;
  await page.goto('/sales/view-invoice?item=INV-0001');
  await page.getByRole('heading', { name: 'Invoice INV-0001' }).waitFor();
  await find(page, 'meridian', /QU-0001/);
  const chosen = () => palette(page).locator('[aria-selected=true]').innerText();
  const first = await chosen();
  await page.keyboard.press('ArrowUp');
  expect(await chosen()).toContain('QU-0001');
  await page.keyboard.press('ArrowDown');
  expect(await chosen()).toBe(first);
  expect(await violationsInBothLooks(page)).toEqual({ light: [], dark: [] });
  await option(page, /QU-0001/).click();
  await page.getByRole('heading', { name: 'Quote QU-0001' }).waitFor();
});

test('it begins what can be written, changes the colours, shows the keys and signs out', async () => {
  const { page } = member;
  await find(page, 'new quo', 'New quote');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'New quote' }).waitFor();
  await find(page, 'dark', 'Dark theme');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.documentElement.className)).toContain('dark');
  await page.getByRole('radio', { name: 'Dark', checked: true }).waitFor();
  await find(page, 'keys', 'Show the keys');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await page.keyboard.press('Escape');
  await find(page, 'sign', 'Sign out');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
});

test('what the role may not do is not in it, what it may see is', async () => {
  const { page, shop } = member;
  const owner = new pg.Client({ connectionString: product.url });
  await owner.connect();
  await owner.query(`set app.maintenance = 'on'`);
  await owner.query(`update member set role = 'Viewer' where user_id = $1`, [shop.user.id]);
  await owner.end();
  await page.goto('/sales/list');
  await page.getByText('signed in as Viewer').waitFor();
  await openByKey(page);
  await option(page, 'Sales').waitFor();
  expect(await option(page, /^New/).count()).toBe(0);
  await page.keyboard.type('meridian');
  await option(page, /INV-0001/).waitFor();
  expect(await option(page, /^Café/).count()).toBe(1);
});

test('on a phone it has a button of its own and no sideways scroll', async () => {
  const { page } = member;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Search or jump to' }).click();
  await palette(page).waitFor();
  await page.keyboard.type('meridian');
  await option(page, /QU-0001/).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  expect(await violationsInBothLooks(page)).toEqual({ light: [], dark: [] });
  await page.getByRole('button', { name: 'Close' }).click();
  await palette(page).waitFor({ state: 'detached' });
});

test('the palette finds a vendor, a bill, an order and an expense, and begins new ones', async () => {
  const { page, client } = member;
  const bills = billApiFor(client);
  const vendor = await bills.vendor('Paper Mill');
  await bills.bill({ vendor });
  await orderApiFor(client).order({ vendor });
  await expenseApiFor(client).expense({ ExpenseName: 'Taxi to the airport' });
  const opens = async (typed: string, name: RegExp, path: string) => {
    await find(page, typed, name);
    await option(page, name).first().click();
    await page.waitForURL(`**${path}**`);
  };
  await opens('mill', /Paper Mill/, '/vendors/view');
  await opens('BILL-', /BILL-0001/, '/bills/view');
  await opens('PO-', /PO-0001/, '/purchase-order/view');
  await opens('taxi', /Taxi to the airport/, '/expense/view');
  await opens('new purchase', /New purchase order/, '/purchase-order/add-purchase-order');
  await opens('new exp', /New expense/, '/add-expense');
});
