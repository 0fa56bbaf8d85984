import { expect, test } from 'vitest';
import { productCalls } from '../../src/api/calls/product.ts';
import { member, walkAsMember } from '../support/journey.ts';
import { quoteApiFor } from '../support/quote-api.ts';
import { counterfoil, pressAct } from '../support/sheet.ts';

walkAsMember();

test.each([
  ['New invoice', 'New invoice'],
  ['New quote', 'New quote'],
])('%s on a customer’s page begins one for them', async (act, title) => {
  const { page, api } = member;
  const ada = await api.customer('Ada Stone');
  await page.goto(`/customers/view?client=${ada}`);
  await pressAct(page, act);
  await page.getByRole('heading', { name: title }).waitFor();
  const customer = page.getByRole('combobox', { name: 'Customer' });
  expect(await customer.inputValue()).toBe('Ada Stone');
  // Nothing was typed, so there is nothing to keep and no draft of theirs comes back for somebody else.
  await page.goto('/add-invoice');
  expect(await customer.inputValue()).toBe('');
});

test('a customer’s page lists their quotes, and no one else’s', async () => {
  const { page, api, client } = member;
  const quotes = quoteApiFor(client);
  const [ada, bo] = [await api.customer('Ada Stone'), await api.customer('Bo Reed')];
  await quotes.quote({ customer: ada });
  await quotes.quote({ customer: bo });
  await page.goto(`/customers/view?client=${ada}`);
  const tabs = page.getByRole('navigation', { name: 'What belongs to it' });
  await tabs.getByRole('link', { name: 'Quotes' }).click();
  await page.getByRole('row', { name: /QU-0001/ }).waitFor();
  expect(await page.getByRole('row', { name: /QU-0002/ }).count()).toBe(0);
  await page
    .getByRole('row', { name: /QU-0001/ })
    .getByRole('link')
    .click();
  await page.getByRole('heading', { name: 'Quote QU-0001' }).waitFor();
});

test('saving a new customer leads to their page', async () => {
  const { page } = member;
  await page.goto('/customers/add-customer');
  await page.getByLabel('Display name').fill('Café Meridian');
  await page.getByRole('button', { name: 'Save customer' }).click();
  await page.waitForURL('**/customers/view?client=*');
  await page.getByRole('heading', { name: 'Café Meridian' }).waitFor();
});

test('a quote and the invoice it became name each other', async () => {
  const { page, api, client } = member;
  const quotes = quoteApiFor(client);
  const id = await quotes.quote({ customer: await api.customer() });
  const made = (await quotes.convert(id, 'invoice')).body.data.id;
  await page.goto(`/sales/view-invoice?item=${made}`);
  await counterfoil(page)
    .getByRole('link', { name: /Quote\s*QU-0001/ })
    .click();
  await page.getByRole('heading', { name: 'Quote QU-0001' }).waitFor();
  await counterfoil(page)
    .getByRole('link', { name: /^Invoice/ })
    .click();
  await page.getByRole('heading', { name: /^Invoice/ }).waitFor();
});

test('a product picked twice on a quote is said at its line as soon as it is picked', async () => {
  const { page, client } = member;
  await client.send(productCalls.addProduct, { type: 'product', productname: 'Sourdough', price: '4' });
  await page.goto('/add-quote');
  const pick = async (line: number) => {
    await page.getByRole('combobox', { name: `Item, line ${line}` }).fill('sour');
    await page.getByRole('option', { name: /Sourdough/ }).click();
  };
  await pick(1);
  await page.getByRole('button', { name: 'Add a line' }).click();
  await pick(2);
  const second = page.getByRole('group', { name: 'Line 2' });
  await second.getByText('This item is already on the quote.').waitFor();
  expect(await page.getByRole('group', { name: 'Line 1' }).getByText('already on the quote').count()).toBe(0);
  await page.getByRole('button', { name: 'Remove line 1' }).click();
  await page.getByText('This item is already on the quote.').waitFor({ state: 'detached' });
});
