import { expect, test } from 'vitest';
import { violationsHere } from '../support/axe.ts';
import { member, product, walkAsMember } from '../support/journey.ts';
import { mailedCode } from '../support/newcomer.ts';
import { goodPassword } from '../support/people.ts';
import type { Visitor } from '../support/product.ts';
import { openUntilQuiet } from '../support/quiet.ts';
import { counterfoil, dialog, pressAct } from '../support/sheet.ts';

walkAsMember();

const expectClean = async ({ page }: Pick<Visitor, 'page'>) => expect(await violationsHere(page)).toEqual([]);

test('the way in has nothing axe objects to, refusals included', async () => {
  const { page, context } = await product.visitor();
  const email = 'axe@harbour.example';
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('alert').first().waitFor();
  await expectClean({ page });
  await page.goto('/signup');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Berg');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await expectClean({ page });
  await page.keyboard.press('Enter');
  await page.waitForURL('**/auth/email-verification');
  await page.getByRole('textbox', { name: 'Code' }).waitFor();
  await expectClean({ page });
  await page.getByRole('textbox', { name: 'Code' }).fill(await mailedCode(product, email));
  await page.waitForURL('**/auth/onboarding');
  await page.getByLabel('Company name').waitFor();
  await expectClean({ page });
  await context.close();
});

const empty: [name: string, address: string, shown: string][] = [
  ['empty list of sales', '/sales/list', 'Create your first invoice'],
  ['empty list of customers', '/customers/list', 'New customer'],
  ['empty list of vendors', '/vendors/list', 'New vendor'],
  ['form of a vendor', '/vendors/add-vendor', 'Save vendor'],
  ['empty list of items', '/inventory/list', 'New item'],
  ['form of an item', '/inventory/add-item', 'Save item'],
  ['form of a customer', '/customers/add-customer', 'Save customer'],
  ['form of an invoice', '/add-invoice', 'Issue invoice'],
  ['form of a receipt', '/add-receipt', 'Issue receipt'],
  ['empty list of taxes', '/settings/taxes', 'New tax'],
  ['empty list of templates', '/settings/invoice-templates', 'New template'],
  ['form of a template', '/settings/invoice-templates?template=new', 'Save template'],
  ['empty trial balance', '/reports/trial-balance', 'Trial balance'],
  ['empty journal', '/accounting/journal', 'Journal'],
  ['page of an invoice that is not there', '/sales/view-invoice?item=INV-9999', 'Sales'],
  ['page of no address', '/nowhere', 'Go to the home page'],
];

test('pages with nothing on them have nothing axe objects to', async () => {
  const { page } = member;
  for (const [name, address, shown] of empty) {
    await page.goto(address);
    await page.getByText(shown).filter({ visible: true }).last().waitFor();
    expect({ name, found: await violationsHere(page) }).toEqual({ name, found: [] });
  }
});

test('the dialogs of an invoice have nothing axe objects to in any of their steps', async () => {
  const { page, api } = member;
  const id = await api.invoice();
  const press = (name: string | RegExp) => dialog(page).getByRole('button', { name }).click();
  await page.goto(`/sales/view-invoice?item=${id}`);
  await pressAct(page, 'Record payment');
  await expectClean(member);
  await page.getByLabel('Amount').fill('nothing');
  await press('Record payment');
  await dialog(page).getByRole('alert').waitFor();
  await expectClean(member);
  await page.getByLabel('Amount').fill('140');
  await press('Record payment');
  await dialog(page)
    .getByRole('button', { name: /as credit$/ })
    .waitFor();
  await expectClean(member);
  await press(/as credit$/);
  await dialog(page).waitFor({ state: 'detached' });
  await expectClean(member);
  await counterfoil(page)
    .getByRole('button', { name: /^Payments/ })
    .click();
  await expectClean(member);
  await press('Close');
  await pressAct(page, 'Cancel invoice');
  await expectClean(member);
  await press('Continue');
  await dialog(page)
    .getByRole('button', { name: /^Cancel it/ })
    .waitFor();
  await expectClean(member);
  await press('Keep invoice');
});

test('lists, reports and refused forms with something on them have nothing axe objects to', async () => {
  const { page, api } = member;
  const customer = await api.customer();
  for (const status of ['Draft', 'NotPaid'] as const) await api.invoice({ customer, status });
  await page.goto('/sales/list');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: /^Actions for INV-/ }).click();
  await expectClean(member);
  await page.goto('/sales/list?search=nobody');
  await page.getByText('Nothing matches these filters.').waitFor();
  await expectClean(member);
  for (const address of [
    '/customers/list',
    '/reports/trial-balance',
    '/accounting/journal',
    '/reports/account?account=2',
  ]) {
    await openUntilQuiet(page, address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectClean(member);
  }
  await page.goto('/add-invoice');
  await page.getByRole('button', { name: 'Issue invoice' }).click();
  await page.getByRole('alert').first().waitFor();
  await expectClean(member);
  await page.getByRole('combobox', { name: 'Customer' }).click();
  await page.getByRole('listbox').getByRole('option').first().waitFor();
  await expectClean(member);
});

test('a phone’s list, form, menu, opened counterfoil and dialogs have nothing axe objects to', async () => {
  const { page, api } = member;
  const candle = await api.goods('Candle', '10', '5');
  const items = [{ productid: candle, ItemName: 'Candle', quantity: '1', price: '10' }];
  const id = await api.invoice({ items });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/sales/list');
  await page.getByRole('row').nth(1).waitFor();
  await expectClean(member);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectClean(member);
  await page.goto('/add-invoice');
  await page.getByRole('button', { name: 'Issue invoice' }).waitFor();
  await expectClean(member);
  await page.goto(`/sales/view-invoice?item=${id}`);
  await counterfoil(page).getByRole('button', { expanded: false }).click();
  await expectClean(member);
  for (const act of ['Record payment', 'Send', 'Delivery', 'Get payment link', 'Cancel invoice']) {
    await pressAct(page, act);
    await dialog(page).waitFor();
    await expectClean(member);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
  }
});
