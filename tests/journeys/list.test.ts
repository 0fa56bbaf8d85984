import { beforeEach, expect, test } from 'vitest';
import { billApiFor } from '../support/bill-api.ts';
import { member, product, walkAsMember } from '../support/journey.ts';
import { startMember } from '../support/member.ts';
import { orderApiFor } from '../support/order-api.ts';
import { quoteApiFor } from '../support/quote-api.ts';

walkAsMember();
beforeEach(async () => {
  const { api } = member;
  const [ada, bo] = [await api.customer('Ada Stone'), await api.customer('Bo Reed')];
  await api.invoice({ customer: ada, prices: ['100'], issuedOn: '2026-01-10', item: 'Rye loaf' });
  await api.invoice({ customer: bo, prices: ['300'], issuedOn: '2026-02-10' });
  const part = await api.invoice({ customer: bo, prices: ['200'], issuedOn: '2026-03-10' });
  await api.pay(part, '50');
  await api.invoice({ customer: ada, prices: ['40'], status: 'Draft' });
  await api.invoice({ customer: ada, prices: ['60'], status: 'Draft' });
  await member.page.goto('/sales/list');
  await expectRows(5);
});

/** First cells of the rows shown, in their order. */
const rows = () => member.page.locator('tbody tr td a.opens').allInnerTexts();
const expectRows = (count: number) => expect.poll(async () => (await rows()).length).toBe(count);
const tab = (name: RegExp) =>
  member.page.getByRole('navigation', { name: 'Statuses' }).getByRole('link', { name });

test('tabs count what they hold, and the one chosen stands in the address', async () => {
  const { page } = member;
  await tab(/^Draft/).click();
  await expectRows(2);
  expect(page.url()).toContain('status=draft');
  expect(await tab(/^Draft/).innerText()).toMatch(/2/);
  await page.reload();
  await expectRows(2);
  await tab(/^Partly paid/).click();
  await expectRows(1);
});

test('search, type, dates and order narrow the list by its address, and an empty answer leads back', async () => {
  const { page } = member;
  const search = page.getByRole('searchbox');
  await page.keyboard.press('/');
  await page.keyboard.type('rye');
  await expectRows(1);
  await expect.poll(() => page.url()).toContain('search=rye');
  await search.fill('nobody at all');
  await page.getByText('Nothing matches these filters.').waitFor();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expectRows(5);
  await page.getByLabel('Order').selectOption({ label: 'Largest amount' });
  await expect.poll(async () => page.locator('tbody tr').first().innerText()).toContain('300');
  await page.getByLabel('Dates').selectOption({ label: 'Custom dates' });
  await page.getByLabel('From').fill('2026-02-01');
  await page.getByLabel('to', { exact: true }).fill('2026-02-28');
  await expectRows(1);
  await page.getByLabel('From').fill('');
  await page.getByLabel('to', { exact: true }).fill('');
  await page.getByLabel('Type').selectOption({ label: 'Receipts' });
  await expectRows(0);
});

test('the spec’s presets of dates narrow the list and what its tabs count', async () => {
  const { page, api } = member;
  const today = product.clock().toISOString().slice(0, 10);
  await api.invoice({ issuedOn: today });
  await page.getByLabel('Dates').selectOption({ label: 'This month' });
  await expectRows(1);
  expect(page.url()).toContain('dates=thismonth');
  await expect.poll(() => tab(/^All/).innerText()).toMatch(/1$/);
  await page.getByLabel('Dates').selectOption({ label: 'This year' });
  await expectRows(today.startsWith('2026') ? 6 : 1);
  await page.getByLabel('Dates').selectOption({ label: 'All dates' });
  await expectRows(6);
});

test('drafts deleted together can be taken back by Undo', async () => {
  const { page } = member;
  await tab(/^Draft/).click();
  await expectRows(2);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByText('2 selected').waitFor();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('Deleted.').waitFor();
  await page.waitForURL('**/sales/list?status=cancelled');
  await page.getByRole('button', { name: 'Undo' }).click();
  await tab(/^Draft/).click();
  await expectRows(2);
});

test('a deleted draft is restored from its tab', async () => {
  const { page } = member;
  await tab(/^Draft/).click();
  await expectRows(2);
  await page
    .getByRole('checkbox', { name: /^Select Draft invoice/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('Deleted.').waitFor();
  await tab(/^Deleted/).click();
  await expectRows(1);
  await page.getByRole('checkbox', { name: /^Select Draft invoice/ }).check();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await page.getByText('Invoice restored.').waitFor();
  await tab(/^Draft/).click();
  await expectRows(2);
});

test('of a mixed selection the bar names how many the act is for, and each row is answered', async () => {
  const { page, api } = member;
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Delete 2' }).waitFor();
  await page.getByRole('button', { name: 'Cancel 3 invoices' }).waitFor();
  // One of them is paid and cancelled by somebody else meanwhile; the row tells it.
  const drafts = page.getByRole('checkbox', { name: /^Select Draft invoice/ });
  await page.getByRole('checkbox', { name: 'Select all on this page' }).uncheck();
  for (const at of [0, 1]) await drafts.nth(at).check();
  await page.locator('tbody tr', { hasText: 'draft' }).first().waitFor();
  const href = await page.locator('tbody tr td a.opens', { hasText: 'draft' }).first().getAttribute('href');
  const id = new URLSearchParams(href?.split('?')[1]).get('item') ?? '';
  await api.setStatus(id, 'NotPaid');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page
    .getByRole('alert')
    .getByText(/Only drafts and cancelled invoices can be deleted/)
    .waitFor();
  await page.getByText('Deleted. 1 of 2.').waitFor();
});

/** The statuses of the invoices with these numbers, in their order. */
const statusesOf = async (...numbers: string[]) => {
  const views = await Promise.all(numbers.map((number) => member.api.view(number)));
  return views.map((view) => view.standing.status);
};

test('cancelling several asks first, shows what becomes of each, and its Undo reinstates them', async () => {
  const { page } = member;
  const numbers = ['INV-0001', 'INV-0003'];
  for (const number of numbers) await page.getByRole('checkbox', { name: `Select ${number}` }).check();
  await page.getByRole('button', { name: 'Cancel 2 invoices' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel 2 invoices' });
  await question.getByText('$50.00 has been paid').waitFor();
  expect(await statusesOf(...numbers)).toEqual(['NotPaid', 'DepositPaid']);
  await question.getByRole('button', { name: 'Continue' }).click();
  for (const number of numbers) await question.getByRole('region', { name: `Invoice ${number}` }).waitFor();
  await question
    .getByRole('region', { name: 'Invoice INV-0001' })
    .getByText('Ada Stone owes you $100.00 less.')
    .waitFor();
  expect(await statusesOf(...numbers)).toEqual(['NotPaid', 'DepositPaid']);
  await question.getByRole('button', { name: 'Cancel 2 invoices' }).click();
  await question.waitFor({ state: 'detached' });
  expect(await statusesOf(...numbers)).toEqual(['Cancelled', 'Cancelled']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Reinstated.').waitFor();
  expect(await statusesOf(...numbers)).toEqual(['NotPaid', 'NotPaid']);
});

test('the question about several can be left with nothing done, and the selection is cleared by its own button', async () => {
  const { page } = member;
  await page.getByRole('checkbox', { name: 'Select INV-0001' }).check();
  await page.getByRole('button', { name: 'Cancel 1 invoice' }).click();
  await page
    .getByRole('dialog', { name: 'Cancel 1 invoice' })
    .getByRole('button', { name: 'Keep it' })
    .click();
  expect(await statusesOf('INV-0001')).toEqual(['NotPaid']);
  await page.getByText('1 selected').waitFor();
  const clear = page.getByRole('button', { name: 'Clear selection' });
  expect(await clear.innerText()).toContain('Clear selection');
  await clear.click();
  await page.getByText('1 selected').waitFor({ state: 'detached' });
});

const columnsAt = async (address: string) => {
  const { page } = member;
  await page.goto(address);
  await page.locator('thead th').first().waitFor();
  const heads = await page.locator('thead th').allTextContents();
  return heads.filter((head) => head !== '' && head !== 'Actions');
};

test('the lists have the spec’s columns', async () => {
  const { api, client } = member;
  const customer = await api.customer('Cy Moss');
  await quoteApiFor(client).quote({ customer });
  await api.invoice({ customer });
  expect(await columnsAt('/sales/list')).toEqual([
    'Number',
    'Customer',
    'Issued',
    'Due',
    'Status',
    'Type',
    'Channel',
    'Amount',
    'Outstanding',
  ]);
  expect(await columnsAt('/quotes/list')).toEqual(['Number', 'Customer', 'Date created', 'Status', 'Amount']);
  expect(await columnsAt('/customers/list')).toEqual([
    'Name',
    'Email',
    'Channel',
    'Phone',
    'Total paid',
    'Outstanding',
  ]);
  const vendor = await billApiFor(client).vendor('Cy Mill');
  await billApiFor(client).bill({ vendor });
  await orderApiFor(client).order({ vendor });
  expect(await columnsAt('/bills/list')).toEqual([
    'Number',
    'Vendor',
    'Vendor’s reference',
    'Order',
    'Bill date',
    'Due',
    'Status',
    'Amount',
    'Outstanding',
  ]);
  expect(await columnsAt('/purchase-order/list')).toEqual([
    'Number',
    'Vendor',
    'Order date',
    'Status',
    'Amount',
  ]);
  expect(await columnsAt('/vendors/list')).toEqual([
    'Name',
    'Email',
    'Phone',
    'Total purchases',
    'Total owed',
  ]);
  expect(await columnsAt(`/customers/view?client=${customer}&section=statement`)).toEqual([
    'Date and item',
    'Invoiced',
    'Cancelled',
    'Paid',
    'Balance',
  ]);
  expect(await columnsAt(`/customers/view?client=${customer}&section=statement&view=claims`)).toEqual([
    'Invoice or receipt',
    'Due date',
    'Total amount',
    'Amount due',
  ]);
});

test('the sales are summed up for the days listed', async () => {
  const { page } = member;
  const summary = page.getByRole('region', { name: 'Summary' });
  await summary.getByText('600.00').waitFor();
  await summary.getByText('550.00').waitFor();
  await page.getByLabel('Dates').selectOption({ label: 'Custom dates' });
  await page.getByLabel('From').fill('2026-01-01');
  await page.getByLabel('to', { exact: true }).fill('2026-02-28');
  await summary.getByText('400.00').first().waitFor();
  await summary.getByRole('link', { name: 'Overdue' }).click();
  await page.waitForURL('**/sales/list?status=over+due&from=2026-01-01&to=2026-02-28');
});

test('rows are walked, selected and opened by keys, and a row’s menu says why an act is not possible', async () => {
  const { page } = member;
  await page.getByRole('heading', { name: 'Sales' }).waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.getByText('1 selected').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('1 selected').waitFor({ state: 'detached' });
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /^Invoice / }).waitFor();
  await page.keyboard.press('Escape');
  await page.waitForURL('**/sales/list**');
  const menu = page.getByRole('button', { name: /^Actions for INV-/ }).first();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Open' }).waitFor();
  await menu.click();
  await page.getByRole('menu').waitFor({ state: 'detached' });
});

test.each([
  ['/sales/list', 'no-added-invoice', 'Create your first invoice'],
  ['/customers/list', 'no-added-customer', 'New customer'],
  ['/inventory/list', 'no-added-product', 'New item'],
  ['/vendors/list', 'no-added-vendor', 'New vendor'],
  ['/bills/list', 'no-added-bill', 'Enter your first bill'],
  ['/purchase-order/list', 'no-added-purchase-order', 'Create your first purchase order'],
  ['/expense/list', 'no-added-expense', 'Record your first expense'],
  ['/inventory/stock-transfer/list', 'no-added-stock-transfer', 'Go to locations'],
])('an empty list at %s begins on the screen %s with one primary act', async (address, screen, act) => {
  const newcomer = await startMember(product);
  await newcomer.page.goto(address);
  const empty = newcomer.page.locator(`[data-screen=${screen}]`);
  await empty.getByRole('link', { name: act }).waitFor();
  expect(await newcomer.page.getByRole('link', { name: act }).count()).toBe(1);
  expect(newcomer.faults).toEqual([]);
  await newcomer.context.close();
});

test('the navigation marks Sales on every page of an invoice', async () => {
  const { page, api } = member;
  const id = await api.invoice();
  const pages = ['/sales', '/add-invoice', '/add-receipt', `/sales/edit-invoice?invoice=${id}`];
  for (const address of pages) {
    await page.goto(address);
    const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]');
    await expect.poll(() => current.allInnerTexts()).toEqual(['Sales']);
  }
});
