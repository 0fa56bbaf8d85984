import { expect, test } from 'vitest';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import { member, walkAsMember } from '../support/journey.ts';
import { fromMenu } from '../support/row-menu.ts';
import { dialog, pressAct } from '../support/sheet.ts';

walkAsMember();

const row = (name: string) => member.page.getByRole('row', { name: new RegExp(name) });

test('a first tax is added, refused until it is whole, and edited', async () => {
  const { page } = member;
  await page.goto('/settings/taxes');
  await page.getByText('You have no taxes yet.').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.keyboard.press('n');
  // The business is in the United States, where sales tax is a cost.
  const deductible = dialog(page).getByLabel(/^Deductible/);
  expect(await deductible.inputValue()).toBe('0');
  await deductible.fill('50');
  await dialog(page).getByLabel('Percentage').fill('a lot');
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('alert').getByText('Enter a name.').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await dialog(page).getByLabel('Name').fill('VAT');
  await dialog(page).getByLabel('Percentage').fill('101');
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('alert').getByText('Enter a percentage from 0 to 100.').waitFor();
  await dialog(page).getByLabel('Percentage').fill('7.5');
  await page.keyboard.press('Enter');
  await page.getByText('Tax added.').waitFor();
  await row('VAT').getByText('7.5%').waitFor();

  await page.getByRole('link', { name: 'VAT' }).click();
  await dialog(page).getByLabel('Percentage').fill('8');
  await dialog(page)
    .getByLabel(/^Deductible/)
    .fill('0');
  await dialog(page).getByRole('button', { name: 'Save tax' }).click();
  await page.getByText('Changes saved.').waitFor();
  await row('VAT').getByText('8%').waitFor();
  await row('VAT').getByText('Standard').waitFor();
  expect(await page.getByRole('link', { name: 'Taxes', exact: true }).getAttribute('aria-current')).toBe(
    'page',
  );
});

test('a kind that charges nothing asks for no percentage, and has its sentence for invoices', async () => {
  const { page } = member;
  await page.goto('/settings/taxes?tax=new');
  await dialog(page).getByLabel('Name').fill('Export');
  await dialog(page).getByLabel('Kind').selectOption('Exempt');
  await dialog(page).getByLabel('Percentage').waitFor({ state: 'detached' });
  await dialog(page).getByLabel('Sentence on your invoices').fill('Export outside the country, no tax.');
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await dialog(page).getByRole('button', { name: 'Save tax' }).click();
  await page.getByText('Tax added.').waitFor();
  await row('Export').getByText('Exempt').waitFor();
});

test('a tax is added from the line of an invoice, which has it then, and nothing typed is lost', async () => {
  const { page } = member;
  await page.goto('/add-invoice');
  await page.getByLabel('Item, line 1').fill('Consulting');
  await page.getByLabel('Tax, line 1').selectOption('Add a tax…');
  await dialog(page).getByLabel('Name').fill('Levy');
  await dialog(page).getByLabel('Percentage').fill('3');
  await dialog(page).getByRole('button', { name: 'Save tax' }).click();
  await dialog(page).waitFor({ state: 'detached' });
  const chosen = page.getByLabel('Tax, line 1').locator('option:checked');
  await expect.poll(() => chosen.textContent()).toBe('Levy 3%');
  expect(await page.getByLabel('Item, line 1').inputValue()).toBe('Consulting');
  await page.getByRole('button', { name: 'Discard' }).click();
});

test('what is typed into a tax stays when its dialog is closed, until it is discarded', async () => {
  const { page } = member;
  await page.goto('/settings/taxes?tax=new');
  await dialog(page).getByLabel('Name').fill('Eco levy');
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  await page.goto('/settings/taxes?tax=new');
  await expect.poll(() => dialog(page).getByLabel('Name').inputValue()).toBe('Eco levy');
  await dialog(page).getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('link', { name: 'New tax' }).click();
  expect(await dialog(page).getByLabel('Name').inputValue()).toBe('');
});

test('an unused tax is removed, a used one deactivated, and each is said before', async () => {
  const { page, api } = member;
  await api.tax('Mistake', '5');
  const tax = await api.tax('VAT 7.5%', '7.5');
  await api.invoice({ items: [{ ItemName: 'Rye loaf', quantity: '1', price: '10', TaxId: tax }] });
  await page.goto('/settings/taxes');
  await row('Mistake').getByText('Not used').waitFor();
  await row('VAT').getByText('In use').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await fromMenu(member.page, 'Mistake', 'Delete');
  await dialog(page).getByRole('heading', { name: 'Delete Mistake 5%?' }).waitFor();
  await dialog(page).getByText('Nothing uses it, so it will be removed for good.').waitFor();
  await dialog(page).getByRole('button', { name: 'Remove tax' }).click();
  await row('Mistake').waitFor({ state: 'detached' });

  await fromMenu(member.page, 'VAT 7.5%', 'Delete');
  await dialog(page).getByRole('heading', { name: 'Delete VAT 7.5%?' }).waitFor();
  await dialog(page).getByText('It’s in use, so it will be deactivated').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await dialog(page).getByRole('button', { name: 'Deactivate tax' }).click();
  await row('VAT').getByText('Deactivated').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await fromMenu(member.page, 'VAT 7.5%', 'Activate');
  await row('VAT').getByText('In use').waitFor();
});

test('an item is given the tax that is proposed where it is sold', async () => {
  const { page, api } = member;
  await api.tax('VAT', '7.5');
  await page.goto('/inventory/add-item');
  await page.getByLabel('Name').fill('Rye loaf');
  await page.getByLabel('Price').fill('4');
  await page.getByLabel('Sales tax').selectOption({ label: 'VAT 7.5%' });
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.getByRole('button', { name: 'Save item' }).click();
  await page.getByRole('link', { name: 'Rye loaf' }).click();
  await pressAct(page, 'Edit');
  await expect
    .poll(() => page.getByLabel('Sales tax').locator('option:checked').innerText())
    .toBe('VAT 7.5%');
});

test('on a phone taxes are cards, and their form fits', async () => {
  const { page, api } = member;
  await api.tax('VAT', '7.5');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/settings/taxes');
  await row('VAT').waitFor();
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(await wide()).toBe(false);
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.getByRole('link', { name: 'VAT' }).click();
  await dialog(page).getByLabel('Percentage').waitFor();
  expect([await wide(), await violationsInBothLooks(page)]).toEqual([false, clean]);
});
