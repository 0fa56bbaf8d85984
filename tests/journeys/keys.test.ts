import { expect, test } from 'vitest';
import { violationsInBothLooks } from '../support/axe.ts';
import { member, walkAsMember } from '../support/journey.ts';
import { quoteApiFor } from '../support/quote-api.ts';

walkAsMember();

test('? lists the keys, and the letter of a key typed into a field is only a letter', async () => {
  const { page, api } = member;
  await api.invoice();
  await page.goto('/sales/list');
  await page.getByRole('row').nth(1).waitFor();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await keys.getByText('Next row').waitFor();
  expect(await violationsInBothLooks(page)).toEqual({ light: [], dark: [] });
  await page.keyboard.press('n');
  await page.keyboard.press('Escape');
  await keys.waitFor({ state: 'detached' });
  await page.keyboard.press('/');
  await page.keyboard.type('jkxne/?');
  expect(await page.getByRole('searchbox').inputValue()).toBe('jkxne/?');
  expect(new URL(page.url()).pathname).toBe('/sales/list');
  expect(await keys.count()).toBe(0);
});

test.each([
  ['/sales/list', 'New invoice'],
  ['/quotes/list', 'New quote'],
  ['/customers/list', 'New customer'],
  ['/inventory/list', 'New item'],
])('n at %s opens its form with nothing typed into it, and Escape leads back', async (list, title) => {
  const { page, api } = member;
  const customer = await api.customer();
  await api.invoice({ customer });
  await api.goods('Flour', '5', '2');
  await quoteApiFor(api.client).quote({ customer });
  await page.goto(list);
  await page.getByRole('row').nth(1).waitFor();
  await page.keyboard.press('n');
  await page.getByRole('heading', { name: title }).waitFor();
  await page
    .getByRole('button', { name: /^(Save|Issue)/ })
    .first()
    .waitFor();
  expect(await page.getByText('We restored your unsaved changes.').count()).toBe(0);
  expect(await page.locator('input[value=n]').count()).toBe(0);
  await page.locator('main').focus();
  await page.keyboard.press('Escape');
  await page.waitForURL(`**${list}`);
});

test('e edits the row that has the focus, and the document that is open; n writes another of its kind', async () => {
  const { page, api } = member;
  await api.invoice();
  await page.goto('/sales/list');
  await page.getByRole('row').nth(1).waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('e');
  await page.getByRole('heading', { name: 'Edit invoice INV-0001' }).waitFor();
  await page.goto('/sales/view-invoice?item=INV-0001');
  await page.getByRole('heading', { name: 'Invoice INV-0001' }).waitFor();
  await page.keyboard.press('e');
  await page.getByRole('heading', { name: 'Edit invoice INV-0001' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Invoice INV-0001' }).waitFor();
  await page.keyboard.press('n');
  await page.getByRole('heading', { name: 'New invoice' }).waitFor();
});

test('where the chart refuses an edit, e does nothing', async () => {
  const { page, api } = member;
  const id = await api.invoice();
  await api.cancel(id);
  await page.goto(`/sales/view-invoice?item=${id}`);
  await page.getByRole('heading', { name: 'Invoice INV-0001' }).waitFor();
  await page.keyboard.press('e');
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/sales/view-invoice');
});

test('Escape and the way back lead to the list as it was left: its tab, its search, its page', async () => {
  const { page, api } = member;
  const customer = await api.customer('Ada Stone');
  for (let n = 0; n < 12; n += 1) await api.invoice({ customer, prices: [String(100 + n)] });
  await page.goto('/sales/list?search=ada');
  await page.getByRole('row').nth(1).waitFor();
  await page.getByRole('link', { name: 'Next page' }).click();
  await page.waitForURL('**page=2**');
  // The page before is shown until this one has come.
  await expect.poll(() => page.locator('tbody tr').count()).toBe(2);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Invoice INV-' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('11–12 of 12').waitFor();
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toEqual({ search: 'ada', page: '2' });
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Invoice INV-' }).waitFor();
  await page.getByRole('link', { name: 'Sales' }).last().click();
  await page.getByText('11–12 of 12').waitFor();
});

test('the next page is fetched while the pointer rests on its link, and shown without another wait', async () => {
  const { page, api } = member;
  const customer = await api.customer();
  for (let n = 0; n < 12; n += 1) await api.invoice({ customer });
  await page.goto('/sales/list');
  await page.getByText('1–10 of 12').waitFor();
  const next = page.getByRole('link', { name: 'Next page' });
  const fetched = page.waitForResponse((response) => /WithFilters.*page=2/.test(response.url()));
  await next.hover();
  await fetched;
  await page.route('**/api/invoice/NewGetAllInvoicesWithFilters**', () => {});
  await next.click();
  await expect.poll(() => page.locator('tbody tr').count()).toBe(2);
});

test('a customer nobody has yet is added from a new invoice by Enter, and comes back chosen', async () => {
  const { page } = member;
  await page.goto('/add-invoice');
  const customer = page.getByRole('combobox', { name: 'Customer' });
  await customer.focus();
  await page.keyboard.type('Café Noir');
  await page.getByRole('option', { name: 'Add “Café Noir”', selected: false }).waitFor();
  await page.getByText('Nothing found for “Café Noir”.').waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/customers/add-customer?*');
  await page.getByRole('button', { name: 'Save customer' }).click();
  await page.waitForURL('**/add-invoice');
  expect(await customer.inputValue()).toBe('Café Noir');
});
