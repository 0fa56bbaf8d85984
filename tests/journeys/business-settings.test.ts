import { expect, test } from 'vitest';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import { member, walkAsMember } from '../support/journey.ts';
import { dialog } from '../support/sheet.ts';

walkAsMember();

const press = (name: string) => member.page.getByRole('button', { name, exact: true }).click();
const toastShown = (text: string) => member.page.locator('.toast').getByText(text).last().waitFor();

test('details, fiscal year, numbers and lock date are typed and saved by one bar, which is there while something isn’t saved', async () => {
  const { page, api } = member;
  await page.goto('/settings/business');
  await page.getByLabel('Company name').waitFor();
  const bar = page.getByRole('region', { name: 'Unsaved changes' });
  expect(await bar.count()).toBe(0);
  await page.getByLabel('Company name').fill('');
  await press('Save changes');
  await page.getByRole('alert').getByText('Enter the name of your business.').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.getByLabel('Company name').fill('Tidal Works');
  await page.getByLabel('Number and date format').selectOption('de-DE');
  await press('Save changes');
  await toastShown('Changes saved.');
  await page.getByText('Tidal Works').first().waitFor();
  await bar.waitFor({ state: 'detached' });
  await page.getByLabel('Locked until').fill('2025-12-31');
  await press('Save changes');
  await toastShown('Fiscal year saved.');
  const refused = await api.invoice({ issuedOn: '2025-12-30' }).catch((error: Error) => error);
  expect(String(refused)).toContain('locked');
  await page.goto('/settings/documents');
  await page.getByLabel('Prefix').fill('2026/');
  await press('Save changes');
  await page.getByText('Next number: 2026/0001.').waitFor();
  await page.goto('/settings/accounting');
  await page.getByLabel('Month', { exact: true }).selectOption('4');
  await press('Save changes');
  await page.locator('.toast').waitFor();
  await page.reload();
  await expect.poll(() => page.getByLabel('Month', { exact: true }).inputValue()).toBe('4');
});

test('a switch is saved as it is pressed, with what is typed beside it, and Discard gives up what is typed in any card', async () => {
  const { page } = member;
  await page.goto('/settings/emails');
  await page.getByLabel('Send payment reminders').check();
  await toastShown('Reminders saved.');
  await page.getByLabel('Days after the due date').fill('5');
  await page.getByLabel('Remind on the due date').uncheck();
  await expect
    .poll(async () => {
      await page.reload();
      return page.getByLabel('Days after the due date').inputValue();
    })
    .toBe('5');
  expect(await page.getByLabel('Send payment reminders').isChecked()).toBe(true);
  expect(await page.getByLabel('Remind on the due date').isChecked()).toBe(false);

  const subject = await page.getByLabel('Subject').inputValue();
  await page.getByLabel('Subject').fill('Something else');
  await page.getByLabel('Days after the due date').fill('9');
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await press('Discard');
  await expect.poll(() => page.getByLabel('Subject').inputValue()).toBe(subject);
  expect(await page.getByLabel('Days after the due date').inputValue()).toBe('5');
  expect(await page.getByRole('button', { name: 'Save changes' }).count()).toBe(0);
});

test('language and industry are chosen, stay, and can be taken back', async () => {
  const { page } = member;
  await page.goto('/settings/business');
  await page.getByLabel('Language').selectOption({ label: 'français' });
  await page.getByLabel('Industry').selectOption({ label: 'Consulting' });
  await press('Save changes');
  await toastShown('Changes saved.');
  await page.reload();
  expect(await page.getByLabel('Language').inputValue()).toBe('2');
  expect(await page.getByLabel('Industry').inputValue()).toBe('5');
  await page.getByLabel('Industry').selectOption({ label: 'Not chosen' });
  await press('Save changes');
  await toastShown('Changes saved.');
  await page.reload();
  await expect.poll(() => page.getByLabel('Industry').inputValue()).toBe('');
  expect(await page.getByLabel('Language').inputValue()).toBe('2');
});

test('more than there is in stock is refused beside its line, typing kept, until the business allows it', async () => {
  const { page, api } = member;
  await api.customer('Café Meridian');
  const beans = await api.goods('Coffee beans', '2', '3');
  await page.goto('/add-invoice');
  await page.getByRole('combobox', { name: 'Customer' }).fill('café');
  await page.getByRole('option', { name: /Meridian/ }).click();
  await page.getByRole('combobox', { name: 'Item, line 1' }).fill('coff');
  await page.getByRole('option', { name: /Coffee beans/ }).click();
  await page.getByLabel('Quantity, line 1').fill('3');
  await press('Issue invoice');
  const fault = 'You have only 2 of Coffee beans in stock. You’re 1 short.';
  await page.getByRole('alert').getByText(fault).waitFor();
  expect(await page.getByLabel('Quantity, line 1').getAttribute('aria-invalid')).toBe('true');
  expect(await violationsInBothLooks(page)).toEqual(clean);

  await page.goto('/settings/stock');
  await page.getByLabel('Sell goods before they are in stock').check();
  await toastShown('Changes saved.');
  await page.goto('/add-invoice');
  await expect.poll(() => page.getByLabel('Quantity, line 1').inputValue()).toBe('3');
  await press('Issue invoice');
  await page.waitForURL(/\/sales\/view/);
  await page.goto('/inventory/list');
  await page.getByRole('row', { name: /Coffee beans.*−1/ }).waitFor();
  expect(await api.stockOf(beans)).toBe('-1 worth -3');
});

test('the home currency is chosen until the first document, and the page says why it stays then', async () => {
  const { page, api } = member;
  await page.goto('/settings/exchange-rates');
  const home = page.getByRole('region', { name: 'Home currency' });
  await home.getByLabel('Home currency', { exact: true }).selectOption('EUR');
  await press('Save changes');
  await toastShown('Changes saved.');
  await api.invoice();
  await page.reload();
  await page.getByText('Your books hold amounts in EUR').waitFor();
  expect(await page.getByRole('button', { name: 'Save changes' }).count()).toBe(0);
});

test('two tabs work in two businesses, each with its own books', async () => {
  const { page, context, api } = member;
  const customer = await api.customer('Café Meridian');
  expect(customer).toBeTruthy();
  await page.goto('/settings/new-business');
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.getByLabel('Company name').fill('Second Works');
  await page.getByLabel('Country').selectOption({ label: 'Nigeria' });
  await press('Create business');
  await toastShown('Your business is set up.');
  await page.getByRole('banner').getByText('Second Works').waitFor();
  await page.goto('/customers/list');
  await page.getByRole('link', { name: 'New customer' }).first().waitFor();
  expect(await page.getByText('Café Meridian').count()).toBe(0);

  const other = await context.newPage();
  await other.goto('/customers/list');
  await other.getByRole('button', { name: 'Switch business' }).click();
  await dialog(other).getByRole('button', { name: 'Umbrella Works' }).click();
  await other.getByRole('link', { name: 'Customers' }).first().click();
  await other.getByText('Café Meridian').first().waitFor();
  await page.reload();
  await page.getByRole('banner').getByText('Second Works').waitFor();
  await page.getByRole('link', { name: 'New customer' }).first().waitFor();
  expect(await page.getByText('Café Meridian').count()).toBe(0);
  await page.getByRole('button', { name: 'Switch business' }).click();
  await dialog(page).getByText('Other tabs stay').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
});

test('a rate of a day is kept, proposed by a new foreign document, and deleted', async () => {
  const { page } = member;
  await page.goto('/settings/exchange-rates');
  await page.getByText('You have no rates yet').waitFor();
  await page
    .getByText('Automatic exchange rates aren’t set up on this server. Enter rates yourself.')
    .waitFor();
  await press('Save rate');
  await page.getByRole('alert').getByText('Enter a rate.').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.getByLabel('One').selectOption('EUR');
  await page.getByLabel('Is worth').fill('1.25');
  await press('Save rate');
  await page
    .getByRole('row', { name: /1 EUR in USD/ })
    .getByText('1.25')
    .waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);

  await page.goto('/add-invoice');
  await page.getByRole('combobox', { name: 'Currency' }).fill('EUR');
  await page.getByRole('option', { name: /EUR/ }).first().click();
  await expect.poll(() => page.getByLabel('Exchange rate').inputValue()).toBe('1.25');

  await page.goto('/settings/exchange-rates');
  await page.getByRole('button', { name: /^Actions for EUR in USD/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByText('You have no rates yet').waitFor();
});

test('on a phone the settings fit', async () => {
  const { page } = member;
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['business', 'profile', 'security', 'new-business', 'exchange-rates']) {
    await page.goto(`/settings/${path}`);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect({ path, wide, found: await violationsInBothLooks(page) }).toEqual({
      path,
      wide: false,
      found: clean,
    });
  }
});
