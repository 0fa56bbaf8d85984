import { afterAll, beforeAll, expect, test } from 'vitest';
import { verify } from '../../server/maintenance/verify.ts';
import { taxCalls } from '../../src/api/calls/tax.ts';
import { expectOk } from '../support/api.ts';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import { headAct } from '../support/head-act.ts';
import { startMember } from '../support/member.ts';
import { type Product, startProduct } from '../support/product.ts';
import { dialog, pressAct } from '../support/sheet.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/** The columns of the list as the spec names them, and as they are headed; the number stands below the date. */
const columns = {
  'date and number': 'Date',
  category: 'Category',
  name: 'Name',
  description: 'Description',
  total: 'Total',
};

test('an expense is recorded from a bank, edited, copied, deleted and taken back, and the list says what was spent', async () => {
  const { page, faults, api } = await startMember(product);
  await api.bank('First bank');
  await page.goto('/expense/list');
  await page.locator('[data-screen=no-added-expense]').waitFor();
  await page.getByRole('link', { name: 'Record your first expense' }).click();
  await page.getByLabel('What did you buy?').fill('Taxi');
  await page.getByRole('button', { name: 'Save expense' }).click();
  await page.getByText('Choose a category.').first().waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.getByLabel('Category').selectOption({ label: 'Travel' });
  await page.getByLabel('Amount', { exact: true }).fill('40');
  await page.getByLabel('Paid by').selectOption({ label: 'Bank Transfer' });
  await page.getByLabel('From bank').waitFor();
  // What recording does is said first, the entry as it will be written behind it.
  await page.getByText('Your costs go up by $40.00.').waitFor();
  await page.getByText('$40.00 leaves First bank.').waitFor();
  // The server has planned it: the entry bears its name.
  await page.getByText('Expense: Taxi').waitFor({ state: 'attached' });
  await page.getByText('Show the entry').click();
  expect(await page.getByRole('row').allTextContents()).toEqual([
    'AccountDebitCredit',
    'Travel Taxi40.00',
    'First bank Taxi40.00',
  ]);
  await page.getByRole('button', { name: 'Save expense' }).click();
  await page.getByText('Expense recorded.').waitFor();
  await page.waitForURL('**/expense/view?exp=*');
  await page.getByText(/^Entry 1, /).waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);

  await pressAct(page, 'Edit');
  await page.getByLabel('Amount', { exact: true }).fill('45');
  await page.getByRole('button', { name: 'Save expense' }).click();
  await page.getByText('Expense saved.').waitFor();
  await page.getByText(/^Entry 3, /).waitFor();
  expect(await api.balances()).toEqual({ 25: '45', 1000: '-45' });

  await pressAct(page, 'Duplicate');
  await page.getByText('Expense duplicated.').waitFor();
  await page.getByText(/^Entry 4, /).waitFor();
  await pressAct(page, 'Delete');
  await page.getByText('Expense deleted.').waitFor();
  await pressAct(page, 'Restore');
  await page.getByText('Expense restored.').waitFor();

  await page.goto('/expense/list');
  await page.getByRole('region', { name: 'What was spent' }).getByText('90.00').first().waitFor();
  expect(await page.getByRole('columnheader').allTextContents()).toEqual([
    '',
    ...Object.values(columns),
    'Actions',
  ]);
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.getByLabel('Select EXP-0001 Taxi').check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('link', { name: /^Deleted\s*1/ }).click();
  await page.getByText('EXP-0001').waitFor();
  expect(await api.balances()).toEqual({ 25: '45', 1000: '-45' });
  expect(faults).toEqual([]);
  expect(await verify(product.url)).toEqual([]);
});

test('a receipt of several lines: gross by default, an account beside a category, faults beside each line, edited and turned to net', async () => {
  const { page, faults, api } = await startMember(product);
  await api.tax('VAT', '19');
  await page.goto('/add-expense');
  await page.getByLabel('What did you buy?').fill('Train and a lamp');
  await page.getByLabel('Category').selectOption({ label: 'Travel' });
  await page.getByLabel('Amount', { exact: true }).fill('119');
  await page.getByLabel('Tax', { exact: true }).selectOption({ label: 'VAT 19%' });
  expect(await page.getByLabel('The amount includes the tax').isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Add a line' }).click();
  const second = page.getByRole('group', { name: 'Line 2' });
  await page.getByRole('button', { name: 'Save expense' }).click();
  await second.getByText('Choose a category.').waitFor();
  await second.getByText('Enter an amount above zero.').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await second.getByLabel('Category').selectOption({ label: 'Equipment' });
  await second.getByLabel('Amount', { exact: true }).fill('50');
  await page.getByText('The balance of Equipment rises by $50.00.').waitFor();
  // A reload loses nothing of what was typed.
  await page.reload();
  expect(await second.getByLabel('Amount', { exact: true }).inputValue()).toBe('50.00');
  await page.getByRole('button', { name: 'Save expense' }).click();
  await page.waitForURL('**/expense/view?exp=*');
  await page.getByRole('region', { name: 'Lines, tax included' }).getByText('Equipment').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  expect(await api.balances()).toEqual({ 1: '-169', 6: '50', 8: '19', 25: '100' });

  await pressAct(page, 'Edit');
  await page.getByRole('button', { name: 'Remove line 2' }).click();
  await page.getByLabel('The amount includes the tax').uncheck();
  await page.getByRole('button', { name: 'Save expense' }).click();
  await page.getByText('Expense saved.').waitFor();
  expect(await api.balances()).toEqual({ 1: '-141.61', 8: '22.61', 25: '119' });

  // Said with a new one, net is proposed from then on.
  await page.goto('/add-expense');
  await page.getByLabel('What did you buy?').fill('Bus');
  await page.getByLabel('Category').selectOption({ label: 'Travel' });
  await page.getByLabel('Amount', { exact: true }).fill('10');
  await page.getByLabel('Tax', { exact: true }).selectOption({ label: 'VAT 19%' });
  await page.getByLabel('The amount includes the tax').uncheck();
  await page.getByRole('button', { name: 'Save expense' }).click();
  await page.waitForURL('**/expense/view?exp=*');
  await page.goto('/add-expense');
  await page.getByLabel('Tax', { exact: true }).selectOption({ label: 'VAT 19%' });
  expect(await page.getByLabel('The amount includes the tax').isChecked()).toBe(false);
  expect(faults).toEqual([]);
  expect(await verify(product.url)).toEqual([]);
});

test('the tax on an import is typed with its base on a line of what the carrier charges, and edited there', async () => {
  const { page, faults, api, client } = await startMember(product);
  const customs = { TaxName: 'Customs', TaxPercentage: '19', Kind: 'import' };
  expectOk(await client.send(taxCalls.addTax, customs));
  await page.goto('/add-expense');
  await page.getByLabel('What did you buy?').fill('Carrier');
  await page.getByLabel('Category').selectOption({ label: 'Travel' });
  await page.getByLabel('Amount', { exact: true }).fill('40');
  await page.getByRole('button', { name: 'Add a line' }).click();
  const second = page.getByRole('group', { name: 'Line 2' });
  await second.getByLabel('Category').selectOption({ label: 'Travel' });
  await second.getByLabel('Tax', { exact: true }).selectOption({ label: 'Customs 19%' });
  expect(await second.getByLabel('Amount', { exact: true }).count()).toBe(0);
  await page.getByRole('button', { name: 'Save expense' }).click();
  await second.getByText('Enter the amount the tax is calculated from.').waitFor();
  await second.getByText('Enter the tax.').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await second.getByLabel('Value taxed').fill('5000');
  await second.getByLabel('Tax charged').fill('950');
  await page.getByRole('button', { name: 'Save expense' }).click();
  await page.waitForURL('**/expense/view?exp=*');
  await page.getByRole('region', { name: 'Lines' }).getByText('$950.00').waitFor();
  expect(await api.balances()).toEqual({ 1: '-990', 8: '950', 25: '40' });

  await pressAct(page, 'Edit');
  expect(await second.getByLabel('Value taxed').inputValue()).toBe('5,000.00');
  await second.getByLabel('Tax charged').fill('900');
  await page.getByRole('button', { name: 'Save expense' }).click();
  await page.getByText('Expense saved.').waitFor();
  expect(await api.balances()).toEqual({ 1: '-940', 8: '900', 25: '40' });
  expect(faults).toEqual([]);
});

test('a day far from today is asked about before it is saved, and nothing typed is lost', async () => {
  const { page, faults } = await startMember(product);
  await page.goto('/add-expense');
  await page.getByLabel('What did you buy?').fill('Ferry');
  await page.getByLabel('Category').selectOption({ label: 'Travel' });
  await page.getByLabel('Amount', { exact: true }).fill('12');
  const spent = page.getByLabel('Paid on', { exact: true });
  await spent.fill('1/31/99');
  const save = page.getByRole('button', { name: 'Save expense' });
  await save.click();
  await dialog(page).getByText('January 31, 1999 is far from today.').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await dialog(page).getByRole('button', { name: 'Change the date' }).click();
  await dialog(page).waitFor({ state: 'detached' });
  await page.locator('main [role=alert]').getByText('January 31, 1999 is far from today.').waitFor();
  expect(await spent.getAttribute('aria-invalid')).toBe('true');
  expect([await spent.inputValue(), await page.getByLabel('Amount', { exact: true }).inputValue()]).toEqual([
    '01/31/1999',
    '12.00',
  ]);
  await save.click();
  await dialog(page).getByRole('button', { name: 'Use this date' }).click();
  await page.waitForURL('**/expense/view?exp=*');
  await page.getByText('Jan 31, 1999').first().waitFor();
  expect(faults).toEqual([]);
});

test('a category of one’s own is added where an expense is typed and chosen there, and the list of them is kept from the list page', async () => {
  const { page, faults } = await startMember(product);
  await page.goto('/add-expense');
  await page.getByLabel('What did you buy?').fill('Bridge');
  await page.getByRole('button', { name: 'Manage categories' }).click();
  await dialog(page).getByText('Rent', { exact: true }).first().waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await dialog(page).getByRole('button', { name: 'New category' }).click();
  await dialog(page).getByRole('button', { name: 'Save category' }).click();
  await dialog(page).getByText('Choose an account.').first().waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await dialog(page).getByLabel('Name').fill('Fares and tolls');
  await dialog(page).getByLabel('Account').selectOption({ label: 'Travel' });
  await dialog(page).getByRole('button', { name: 'Save category' }).click();
  await page.getByText('Category saved.').waitFor();
  await dialog(page).getByRole('button', { name: 'Close' }).first().click();
  await expect
    .poll(() =>
      page.getByLabel('Category').evaluate((chosen: HTMLSelectElement) => chosen.selectedOptions[0]?.label),
    )
    .toBe('Fares and tolls');
  await page.getByLabel('Amount', { exact: true }).fill('6');
  await page.getByRole('button', { name: 'Save expense' }).click();
  await page.waitForURL('**/expense/view?exp=*');

  await page.goto('/expense/list');
  await page.getByRole('row', { name: /Fares and tolls/ }).waitFor();
  await headAct(page, 'Categories');
  expect(await dialog(page).getByRole('button', { name: 'Delete Fares and tolls' }).count()).toBe(0);
  await dialog(page).getByRole('button', { name: 'Edit Fares and tolls' }).click();
  await dialog(page).getByLabel('Name').fill('Tolls');
  await dialog(page).getByRole('button', { name: 'Save category' }).click();
  await dialog(page).getByRole('button', { name: 'Deactivate Tolls' }).click();
  await page.getByText('Category deactivated.').waitFor();
  await dialog(page).getByText('Travel, not in use').waitFor();
  await dialog(page).getByRole('button', { name: 'Delete Rent' }).click();
  await page.getByText('Category deleted.').waitFor();
  await dialog(page).getByRole('button', { name: 'Close' }).first().click();
  await page.getByRole('row', { name: /Tolls/ }).waitFor();
  expect(faults).toEqual([]);
});
