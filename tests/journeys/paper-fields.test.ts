import { expect, test } from 'vitest';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import { member, walkAsMember } from '../support/journey.ts';
import { fieldIn } from '../support/sheet.ts';

walkAsMember();

test('an invoice asks for the customer’s reference, the day of supply and the bank, and its paper says them', async () => {
  const { page, api } = member;
  await api.customer('Meridian');
  await api.bank('Zenith Bank', { accountnumber: '0123456789', accountname: 'Umbrella Works' });
  const other = await api.bank('GTBank', { accountnumber: '555000111' });
  await page.goto('/add-invoice');
  await page.getByRole('combobox', { name: 'Customer' }).fill('meri');
  await page.getByRole('option', { name: /Meridian/ }).click();
  await page.getByLabel('Item, line 1').fill('Consulting');
  await page.getByLabel('Price, line 1').fill('100');
  const form = page.getByRole('main');
  await fieldIn(form, 'Customer’s reference').fill('PO-7781');
  const supply = fieldIn(form, 'Date of supply');
  // Typed as the business writes days, then moved on by a day in the calendar.
  await supply.fill('2/26/26');
  await supply.press('Alt+ArrowDown');
  await page.getByRole('button', { name: /Thursday, February 26, 2026/ }).waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  expect(await supply.inputValue()).toBe('02/27/2026');
  const banks = page.getByLabel('Paid into');
  expect(await banks.locator('option:checked').textContent()).toBe('Default: Zenith Bank …6789');
  await banks.selectOption(other);
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.getByRole('button', { name: 'Issue invoice' }).click();
  await page.getByRole('heading', { name: 'Invoice INV-' }).waitFor();
  await page.getByText('Your reference PO-7781').waitFor();
  await page.getByText('Date of supply February 27, 2026').waitFor();
  const pay = page.getByRole('region', { name: 'Pay by bank transfer' });
  await pay.getByText('GTBank', { exact: true }).waitFor();
  await pay.getByText('555000111').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);

  const { id } = (await api.list()).Invoices[0]!;
  await page.goto(`/sales/edit-invoice?invoice=${id}`);
  expect(await fieldIn(form, 'Customer’s reference').inputValue()).toBe('PO-7781');
  expect(await fieldIn(form, 'Date of supply').inputValue()).toBe('02/27/2026');
  expect(await banks.inputValue()).toBe(other);
});

test('a quote asks for the customer’s reference alone', async () => {
  const { page, api } = member;
  await api.bank('Zenith Bank');
  await api.bank('GTBank');
  await page.goto('/add-quote');
  await fieldIn(page.getByRole('main'), 'Customer’s reference').waitFor();
  expect(await page.getByLabel('Paid into').count()).toBe(0);
  expect(await page.getByLabel('Date of supply').count()).toBe(0);
});
