import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { expectOk } from '../support/api.ts';
import { billApiFor } from '../support/bill-api.ts';
import { expenseApiFor } from '../support/expense-api.ts';
import { member, walkAsMember } from '../support/journey.ts';
import { orderApiFor } from '../support/order-api.ts';
import { countPrints, prints } from '../support/prints.ts';
import { fromMenu, rowWith } from '../support/row-menu.ts';
import { counterfoil } from '../support/sheet.ts';

let vendor: string;
walkAsMember();
beforeEach(async () => {
  vendor = await billApiFor(member.client).vendor('Paper Mill');
  await countPrints(member.page);
});

/** Width and height of a page of the print, in millimetres. */
const paperOf = async (page: Page): Promise<number[]> => {
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  const [box] = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  return box!.slice(1).map((points) => Math.round((Number(points) / 72) * 25.4 * 2) / 2);
};

test('a bill is printed as Bill #, an order as Purchase Order #, each its sheet alone on paper of its own size', async () => {
  const { page, client } = member;
  const bill = await billApiFor(client).bill({ vendor });
  const order = await orderApiFor(client).order({ vendor });
  for (const [address, title] of [
    [`/bills/view?bill=${bill}&print=true`, 'Bill #BILL-0001'],
    [`/purchase-order/view?po=${order}&print=true`, 'Purchase Order #PO-0001'],
  ] as const) {
    await page.goto(address);
    await expect.poll(() => prints(page)).toBe(1);
    expect(await page.title()).toBe(title);
    expect(await counterfoil(page).count()).toBe(0);
    expect(await paperOf(page)).toEqual([216, 279.5]);
  }
});

/** The columns of lines as the spec names them, and what they are called on the sheet; the description stands below its item. */
const columns = {
  'item name': 'Item',
  quantity: 'Quantity',
  price: 'Price',
  tax: 'Tax',
  subtotal: 'Amount',
};

test('the lines of bills and orders stand in the spec’s columns, the description below the item name', async () => {
  const { page, client, api } = member;
  const TaxID = await api.tax('VAT');
  const items = [{ ProductName: 'Paper', Description: 'A4, white', Qty: '10', HomeUnitPrice: '4', TaxID }];
  const bill = await billApiFor(client).bill({ vendor, items });
  const order = await orderApiFor(client).order({ vendor, items });
  const pages = [
    { address: `/bills/view?bill=${bill}`, account: ' · Account: Office supplies' },
    { address: `/purchase-order/view?po=${order}`, account: '' },
  ];
  for (const { address, account } of pages) {
    await page.goto(address);
    const lines = page.getByRole('table', { name: 'Lines' });
    await lines.getByRole('columnheader').first().waitFor();
    expect(await lines.getByRole('columnheader').allTextContents()).toEqual(Object.values(columns));
    const [item, ...figures] = await lines.getByRole('row').nth(1).getByRole('cell').allTextContents();
    expect([item, figures]).toEqual([`PaperA4, white${account}`, ['10', '4.00', 'VAT 10%', '40.00']]);
  }
});

test('the editors of bills and orders number their lines', async () => {
  const { page } = member;
  for (const address of ['/bills/add-bill', '/purchase-order/add-purchase-order']) {
    await page.goto(address);
    await page.locator('.line > .no').first().waitFor();
    expect(await page.locator('.heads > *').first().textContent()).toBe('No.');
    await page.getByRole('button', { name: 'Add a line' }).click();
    await page.locator('.line > .no').nth(1).waitFor();
    expect(await page.locator('.line > .no').allTextContents()).toEqual(['1', '2']);
  }
});

/** What a row of a list says it is, how it is made, and where its menu leads. */
const lists = [
  {
    name: 'bills',
    address: '/bills/list',
    gone: 'draft',
    make: async () => {
      const { bill } = billApiFor(member.client);
      for (let made = 0; made < 3; made += 1) await bill({ vendor, status: made ? 'Draft' : 'NotPaid' });
    },
    print: true,
  },
  {
    name: 'orders',
    address: '/purchase-order/list',
    gone: 'draft',
    make: async () => {
      const { order } = orderApiFor(member.client);
      for (let made = 0; made < 3; made += 1) await order({ vendor, status: made ? 'Draft' : 'Issued' });
    },
    print: true,
  },
  {
    name: 'expenses',
    address: '/expense/list',
    gone: 'EXP-0001',
    make: async () => {
      for (let made = 0; made < 3; made += 1) await expenseApiFor(member.client).expense();
    },
    print: false,
  },
];

test.each(lists)(
  'the menu of a row of $name leads to its view, its form and its print, deletes it, and is closed by a second click',
  async ({ address, gone, make, print }) => {
    const { page } = member;
    await make();
    await page.goto(address);
    const menu = rowWith(page, gone)
      .first()
      .getByRole('button', { name: /^Actions for/ });
    await menu.click();
    const acts = () => page.getByRole('menuitem').allTextContents();
    await expect
      .poll(acts)
      .toEqual(expect.arrayContaining(['Open', 'Edit', ...(print ? ['Print'] : []), 'Delete']));
    await menu.click();
    await expect.poll(() => page.getByRole('menuitem').count()).toBe(0);
    const left = page.getByRole('checkbox', { name: /^Select (?!all)/ });
    await menu.click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect.poll(() => left.count()).toBe(2);
  },
);

test.each(lists)(
  'of the $name one is selected, all or none; several deleted leave the list, its counts and the selection',
  async ({ address, make }) => {
    const { page } = member;
    await make();
    await page.goto(address);
    const all = page.getByRole('checkbox', { name: 'Select all on this page' });
    await all.check();
    await page.getByText('3 selected').waitFor();
    await all.uncheck();
    await page.getByText('3 selected').waitFor({ state: 'detached' });
    const each = page.getByRole('checkbox', { name: /^Select (?!all)/ });
    for (const at of [0, 1]) await each.nth(at).check();
    await page.getByText('2 selected').waitFor();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.poll(() => each.count()).toBe(1);
    await page.getByText('2 selected').waitFor({ state: 'detached' });
    await page
      .getByRole('navigation', { name: 'Statuses' })
      .getByRole('link', { name: /^All\s*1$/ })
      .waitFor();
  },
);

test.each([
  [
    'bill',
    '/bills/add-bill',
    /^Approve/,
    'Bill date',
    ['Choose a vendor.', 'Enter the date.', 'Add at least one line.'],
  ],
  [
    'order',
    '/purchase-order/add-purchase-order',
    /^Issue/,
    'Date',
    ['Choose a vendor.', 'Enter the date.', 'Add at least one line.'],
  ],
  [
    'expense',
    '/add-expense',
    'Save expense',
    null,
    ['Enter what you bought.', 'Choose a category.', 'Enter an amount above zero.'],
  ],
] as const)(
  'an empty %s is not saved, and each field it needs says so beside itself',
  async (_, address, save, day, says) => {
    const { page } = member;
    await page.goto(address);
    const saved = page.getByRole('button', { name: save });
    await saved.waitFor();
    if (day) await page.getByLabel(day, { exact: true }).fill('');
    await saved.click();
    await page.getByText(says[0]).first().waitFor();
    const faults = await page.locator('[aria-invalid=true]').evaluateAll((fields) =>
      fields.map((field) =>
        (field.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' ')
          .trim(),
      ),
    );
    expect(faults).toEqual(says);
  },
);

test('a recorded expense is on the list and in its count as soon as one is back there', async () => {
  const { page } = member;
  await page.goto('/expense/list');
  await page.getByRole('link', { name: 'Record your first expense' }).click();
  await page.getByLabel('What did you buy?').fill('Taxi');
  await page.getByLabel('Category').selectOption({ label: 'Travel' });
  await page.getByLabel('Amount', { exact: true }).fill('40');
  await page.getByRole('button', { name: 'Save expense' }).click();
  await page.getByText('Expense recorded.').waitFor();
  await page.getByRole('link', { name: 'Expenses', exact: true }).first().click();
  await rowWith(page, 'EXP-0001').waitFor();
  await page.getByRole('link', { name: /^All\s*1$/ }).waitFor();
});

test('an expense that could not be deleted leaves the list as it is, and unasked for', async () => {
  const { page, client } = member;
  await expenseApiFor(client).expense();
  await page.goto('/expense/list');
  await rowWith(page, 'EXP-0001').waitFor();
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().includes('/get-all-expenses')) requests += 1;
  });
  await page.route('**/api/Expense/delete-*', (route) =>
    route.fulfill({ status: 400, json: { status: 400, kind: 'illegal-move', Message: 'Not now.' } }),
  );
  await fromMenu(page, 'EXP-0001 Taxi', 'Delete');
  await page.getByText('Not now.').first().waitFor();
  expect([await rowWith(page, 'EXP-0001').count(), requests]).toEqual([1, 0]);
});

test('the vendor’s page shows bills, orders, internal note and summary', async () => {
  const { page, client } = member;
  const bills = billApiFor(client);
  const mill = await bills.vendor('Harbour Mill', { InternalNote: 'Call before noon.' });
  const bill = await bills.bill({ vendor: mill });
  await orderApiFor(client).order({ vendor: mill });
  expectOk(await bills.pay(bill, '40'));
  await page.goto(`/vendors/view?vendor=${mill}`);
  await page.getByText('Call before noon.').waitFor();
  await page.getByRole('row', { name: /BILL-0001.*60\.00/ }).waitFor();
  await counterfoil(page).locator('.owed').getByText('60.00').waitFor();
  await counterfoil(page).getByText('Purchases so far').waitFor();
  await counterfoil(page).getByText('100.00').first().waitFor();
  await page.getByRole('link', { name: 'Purchase orders' }).last().click();
  await page.getByRole('row', { name: /PO-0001/ }).waitFor();
});

test('after a bill is entered the list and its counts have it, without a reload', async () => {
  const { page, client } = member;
  await billApiFor(client).bill({ vendor });
  await page.goto('/bills/list');
  const all = page.getByRole('navigation', { name: 'Statuses' }).getByRole('link', { name: /^All/ });
  await expect.poll(() => all.innerText()).toMatch(/\D1$/);
  await page.getByRole('link', { name: 'New bill' }).click();
  await page.getByRole('combobox', { name: 'Vendor' }).fill('Paper Mill');
  await page.getByRole('option', { name: /^Paper Mill/ }).click();
  await page.getByPlaceholder('Product or service').fill('Ink');
  await page.locator('input[id$="price"]').first().fill('30');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByText('Bill added.').waitFor();
  await page.getByRole('link', { name: 'Bills' }).last().click();
  await expect.poll(() => all.innerText()).toMatch(/\D2$/);
  await page.getByRole('row', { name: /Draft bill.*30\.00/ }).waitFor();
});
