import { expect, test } from 'vitest';
import { invoiceCalls } from '../../src/api/calls/invoice.ts';
import { shareCalls } from '../../src/api/calls/mailing.ts';
import { expectOk } from '../support/api.ts';
import { violationsInBothLooks } from '../support/axe.ts';
import { member, walkAsMember } from '../support/journey.ts';

walkAsMember();

const totals = async () =>
  (await member.page.locator('.totals > div').allInnerTexts()).map((row) => row.replace(/\s+/g, ' '));

test('a line is discounted in percent or by an amount, which the sheet and the public page say', async () => {
  const { page, api } = member;
  await api.customer('Café Meridian');
  await page.goto('/add-invoice');
  await page.getByRole('combobox', { name: 'Customer' }).fill('meri');
  await page.getByRole('option', { name: /Café Meridian/ }).click();
  await page.getByRole('combobox', { name: 'Item, line 1' }).fill('Roasting');
  await page.getByLabel('Price, line 1').fill('200');
  await page.getByRole('button', { name: 'Add a line' }).click();
  await page.getByRole('combobox', { name: 'Item, line 2' }).fill('Delivery');
  await page.getByLabel('Price, line 2').fill('50');

  expect(await page.getByLabel('Discount, line 1').count()).toBe(0);
  await page.getByRole('button', { name: 'Discount lines' }).click();
  await page.getByLabel('Discount, line 1').fill('10%');
  await page.getByLabel('Discount, line 2').fill('60');
  await page.getByRole('button', { name: 'Issue invoice' }).click();
  await page.getByText('the discount can’t be more than the line').first().waitFor();
  await page.getByLabel('Discount, line 2').fill('5');
  expect(await totals()).toEqual(['Subtotal 225.00', expect.stringMatching(/^Total USD .*225\.00$/)]);
  expect(await violationsInBothLooks(page)).toEqual({ light: [], dark: [] });

  await page.getByRole('button', { name: 'Issue invoice' }).click();
  await page.getByRole('heading', { name: 'Invoice INV-' }).waitFor();
  await page.getByText('Roasting').first().waitFor();
  const sheet = (await page.locator('main').innerText()).replace(/\s+/g, ' ');
  expect(sheet).toContain('Roasting 1 200.00 10% 180.00 Delivery 1 50.00 5.00 45.00');

  const { id } = expectOk(await api.client.send(invoiceCalls.listInvoices)).body.Invoices[0]!;
  const sent = { kind: 'invoice', DocumentId: id };
  const { pathname, search } = new URL(
    expectOk(await api.client.send(shareCalls.createLink, sent)).body.data.link,
  );
  await page.goto(`/sales/edit-invoice?invoice=${id}`);
  await page.getByLabel('Discount, line 1').waitFor();
  expect(await page.getByLabel('Discount, line 1').inputValue()).toBe('10%');
  expect(await page.getByLabel('Discount, line 2').inputValue()).toBe('5.00');
  await page.goto(pathname + search);
  const seen = page.locator('article.document');
  await seen.getByText('Roasting').waitFor();
  expect((await seen.innerText()).replace(/\s+/g, ' ')).toContain('10% 180.00');
});
