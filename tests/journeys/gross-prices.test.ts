import { expect, test } from 'vitest';
import { invoiceCalls } from '../../src/api/calls/invoice.ts';
import { shareCalls } from '../../src/api/calls/mailing.ts';
import { expectOk } from '../support/api.ts';
import { violationsInBothLooks } from '../support/axe.ts';
import { member, walkAsMember } from '../support/journey.ts';

walkAsMember();

const totals = async () =>
  (await member.page.locator('.totals > div').allInnerTexts()).map((row) => row.replace(/\s+/g, ' '));
const spaced = (text: string) => text.replace(/\s+/g, ' ');

test('prices are typed with their tax, come to what was typed, and say so on form, sheet and public page', async () => {
  const { page, api } = member;
  await api.customer('Café Meridian');
  await api.tax('VAT', '19');
  await page.goto('/add-invoice');
  await page.getByRole('combobox', { name: 'Customer' }).fill('meri');
  await page.getByRole('option', { name: /Café Meridian/ }).click();
  await page.getByRole('combobox', { name: 'Item, line 1' }).fill('Beans');
  await page.getByLabel('Quantity, line 1').fill('3');
  await page.getByLabel('Price, line 1').fill('9.99');
  await page.getByRole('combobox', { name: 'Tax, line 1' }).selectOption({ label: 'VAT 19%' });
  await page.getByLabel('Shipping (optional)').fill('5.95');
  // Without tax 29.97 is the net.
  expect(await totals()).toContainEqual(expect.stringMatching(/^Total USD .*41\.61$/));

  await page.getByLabel('Prices include tax').check();
  expect(await page.getByLabel('Price including tax, line 1').inputValue()).toBe('9.99');
  expect(await totals()).toEqual([
    'Subtotal including tax 29.97',
    'Shipping 5.95',
    expect.stringMatching(/^Total USD .*35\.92$/),
    'Including tax 4.79',
  ]);
  expect(await violationsInBothLooks(page)).toEqual({ light: [], dark: [] });

  await page.getByRole('button', { name: 'Issue invoice' }).click();
  await page.getByRole('heading', { name: 'Invoice INV-' }).waitFor();
  await page.getByText('Including VAT 19% on 25.18').waitFor();
  const sheet = spaced(await page.locator('main').innerText());
  expect(sheet).toContain('Price including tax');
  expect(sheet).toContain('Beans 3 9.99 VAT 19% 29.97');

  const { id } = expectOk(await api.client.send(invoiceCalls.listInvoices)).body.Invoices[0]!;
  await page.goto(`/sales/edit-invoice?invoice=${id}`);
  await page.getByLabel('Price including tax, line 1').waitFor();
  expect(await page.getByLabel('Prices include tax').isChecked()).toBe(true);
  expect(await page.getByLabel('Price including tax, line 1').inputValue()).toBe('9.99');
  expect(await page.getByLabel('Shipping (optional)').inputValue()).toBe('5.95');
  await page.getByLabel('Quantity, line 1').fill('4');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Including VAT 19% on 33.58').waitFor();
  expect(await api.view(id)).toMatchObject({
    total: '45.91',
    items: [{ GrossUnitPrice: '9.99', amount: '33.58' }],
  });

  const sent = { kind: 'invoice', DocumentId: id };
  const { pathname, search } = new URL(
    expectOk(await api.client.send(shareCalls.createLink, sent)).body.data.link,
  );
  await page.goto(pathname + search);
  const seen = page.locator('article.document');
  await seen.getByText('Beans').waitFor();
  expect(spaced(await seen.innerText())).toContain('Including VAT 19% on 33.58');
});
