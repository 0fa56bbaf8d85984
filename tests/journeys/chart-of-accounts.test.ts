import { expect, test } from 'vitest';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import { member, walkAsMember } from '../support/journey.ts';
import { ledgerApiFor } from '../support/ledger-api.ts';
import { fromMenu, rowWith } from '../support/row-menu.ts';
import { dialog, fieldIn } from '../support/sheet.ts';

walkAsMember();

const row = (name: string) => rowWith(member.page, name);
const field = (label: string) => fieldIn(dialog(member.page), label);
const save = () => dialog(member.page).getByRole('button', { name: 'Save account' }).click();

test('an account is added under its group, refused until it is right, renamed, deactivated and taken back', async () => {
  const { page } = member;
  await page.goto('/accounting/chart-of-accounts');
  await row('Accounts receivable').waitFor();
  for (const title of ['Code', 'Account', 'This year', 'Balance (USD)', 'Status'])
    await page.getByRole('columnheader', { name: title, exact: true }).waitFor();
  await page.getByRole('link', { name: /^Liabilities/ }).click();
  await row('Accounts receivable').waitFor({ state: 'detached' });
  await page.keyboard.press('n');
  await save();
  await dialog(page).getByRole('alert').getByText('Enter a name for the account.').waitFor();
  await dialog(page).getByRole('alert').getByText('Choose a sub-group.').waitFor();
  await field('Name').fill('Van loan');
  await field('Code').fill('2500');
  await field('Sub-group').selectOption('Liabilities: Non-current');
  await field('Opening balance').fill('900');
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await save();
  await page.getByText('Account added.').waitFor();
  await row('Van loan').getByText('2500').waitFor();
  expect(await row('Van loan').getByText('900.00').count()).toBe(2);

  const nonCurrent = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'Non-current' }) });
  expect(await nonCurrent.getByText('900.00').count()).toBe(2);
  await page.getByRole('searchbox').fill('250');
  await row('Loans').waitFor({ state: 'detached' });
  await row('Van loan').getByRole('link').click();
  await page.waitForURL(/\/reports\/account\?account=101&dates=thisyear/);
  await page.getByText('Opening balance of Van loan').first().waitFor();
  await page.goBack();
  await fromMenu(page, 'Van loan', 'Edit');
  await field('Name').fill('Bank loan');
  await save();
  await page.getByText('Account saved.').waitFor();
  await fromMenu(page, 'Bank loan', 'Deactivate');
  await row('Bank loan').getByText('Inactive').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await row('Bank loan').getByText('Inactive').waitFor({ state: 'detached' });
});

test('an account is merged into another of its sub-group: what moves is said, and the old one stays with its past', async () => {
  const { page } = member;
  const ledger = ledgerApiFor(member.client);
  await ledger.add('Odd jobs', 12);
  await ledger.add('Repair work', 12);
  await page.goto('/accounting/chart-of-accounts');
  await fromMenu(page, 'Odd jobs', 'Merge into another account');
  const merge = dialog(page).getByRole('button', { name: 'Merge accounts' });
  expect(await merge.isDisabled()).toBe(true);
  await field('Account that takes its place').selectOption({ label: '102 Repair work' });
  await dialog(page).getByText('Nothing uses this account').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await merge.click();
  await page.getByText('Accounts merged.').waitFor();
  await row('Odd jobs').getByText('Merged into Repair work').waitFor();
});

test('what is used says why it can’t be deactivated', async () => {
  const { page } = member;
  await page.goto('/accounting/chart-of-accounts?group=income');
  await page.getByRole('button', { name: 'Actions for Sales', exact: true }).click();
  const act = page.getByRole('menuitem', { name: 'Deactivate' });
  await act.getByText('it’s your default account for sales', { exact: false }).waitFor();
  expect(await act.getAttribute('aria-disabled')).toBe('true');
  await page.getByRole('menuitem', { name: 'See what uses it' }).click();
  await dialog(page).getByText('Choose another account for each of these', { exact: false }).waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await dialog(page).getByRole('link', { name: 'Default account' }).click();
  await page.waitForURL(/settings\/accounting/);
});

test('the import of a file of accounts is opened on their page, tried, and left for it', async () => {
  const { page } = member;
  await page.goto('/accounting/chart-of-accounts');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Import', exact: true }).click();
  await page.getByRole('heading', { name: 'Import accounts' }).waitFor();
  const file = 'Code,Name,Group,Sub-group\n6150,Studio rent,Expenses,Operating\n';
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'chart.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await page.getByText('Accounts you already have').waitFor();
  expect(await page.getByRole('radio', { name: /^Add them again/ }).count()).toBe(0);
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.getByRole('button', { name: 'Preview import' }).click();
  await page.getByRole('button', { name: 'Import 1 account' }).waitFor();
  await page.getByRole('link', { name: 'Chart of accounts' }).first().click();
  await row('Accounts receivable').waitFor();
});

test('the five defaults and the fiscal year are chosen by who does the books', async () => {
  const { page } = member;
  const ledger = ledgerApiFor(member.client);
  await ledger.add('Repair work', 12);
  await page.goto('/settings/accounting');
  await page.getByLabel('Income', { exact: true }).selectOption('Repair work');
  await page.getByLabel('Cash and equivalents').selectOption('Cash and cash equivalents');
  await page.getByLabel('Inventory', { exact: true }).selectOption('Inventory');
  await page.getByLabel('Sales taxes collected').selectOption('Sales tax collected');
  await page.getByLabel('First day of the fiscal year').selectOption('Last day of the month');
  await page.getByLabel('Month', { exact: true }).selectOption('March');
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Changes saved.').waitFor();
  expect(await ledger.settings()).toMatchObject({
    DefaultAccounts: {
      CashAndEquivalents: 1,
      Income: 101,
      Inventory: 34,
      SalesTaxesCollected: 9,
      SalesTaxesPaid: null,
    },
    FiscalYearStartDate: 31,
    FiscalYearStartMonth: 3,
    IsAccountingSettingsCompleted: false,
  });
  await page.getByLabel('Sales taxes paid').selectOption('Sales tax paid');
  await page.getByRole('button', { name: 'Save changes' }).press('Enter');
  await page.getByText('Everything is set up.', { exact: false }).waitFor();
});
