import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { invoiceCalls } from '../../src/api/calls/invoice.ts';
import { violationsInBothLooks } from '../support/axe.ts';
import { member, product, walkAsMember } from '../support/journey.ts';
import { counterfoil, dialog, pressAct } from '../support/sheet.ts';

walkAsMember();

const fillInvoice = async (page: Page, price = '50') => {
  await page.getByRole('combobox', { name: 'Customer' }).fill('ada');
  await page.getByRole('option', { name: 'Ada Stone' }).click();
  await page.getByRole('combobox', { name: 'Item, line 1' }).fill('Rye loaf');
  await page.getByLabel('Price, line 1').fill(price);
};

/** Invoices and receipts the business has. */
const listed = async () => {
  const { client } = member.api;
  const { body } = await client.send(invoiceCalls.listInvoices, { page: '1', limit: '50' });
  return body.Invoices;
};

test('a double click on Issue makes one invoice', async () => {
  const { page, api } = member;
  await api.customer();
  await page.goto('/add-invoice');
  await fillInvoice(page);
  await page.getByRole('button', { name: 'Issue invoice' }).dblclick();
  await page.getByRole('heading', { name: 'Invoice INV-' }).waitFor();
  expect(await listed()).toHaveLength(1);
});

test('a double click on Record payment records one', async () => {
  const { page, api } = member;
  const id = await api.invoice();
  await page.goto(`/sales/view-invoice?item=${id}`);
  await counterfoil(page).getByRole('button', { name: 'Record payment' }).dblclick();
  await page.getByLabel('Amount').fill('40');
  await dialog(page).getByRole('button', { name: 'Record payment' }).dblclick();
  await dialog(page).waitFor({ state: 'detached' });
  expect((await api.view(id)).payment).toHaveLength(1);
});

test('a double click on Save customer saves one', async () => {
  const { page } = member;
  await page.goto('/customers/add-customer');
  await page.getByLabel('Display name').fill('Twice Pressed');
  await page.getByRole('button', { name: 'Save customer' }).dblclick();
  await page.getByRole('heading', { name: 'Twice Pressed' }).waitFor();
  await page.goto('/customers/list');
  await page
    .getByRole('row', { name: /Twice Pressed/ })
    .first()
    .waitFor();
  expect(await page.getByRole('row', { name: /Twice Pressed/ }).count()).toBe(1);
});

test('a reload in a half-filled invoice, and Back from another page, bring the typing back', async () => {
  const { page, api } = member;
  await api.customer();
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto('/add-invoice');
  await fillInvoice(page, '12.5');
  // Typing is kept in a moment; nobody reaches for a reload sooner.
  await page.waitForTimeout(400);
  await page.reload();
  await expectTyping();
  await page.getByRole('link', { name: 'Inventory' }).click();
  await page.waitForURL('**/inventory/list');
  await page.goBack();
  await expectTyping();

  async function expectTyping() {
    await page.getByText('We restored your unsaved changes.').waitFor();
    expect(await page.getByRole('combobox', { name: 'Customer' }).inputValue()).toBe('Ada Stone');
    expect(await page.getByRole('combobox', { name: 'Item, line 1' }).inputValue()).toBe('Rye loaf');
    expect(await page.getByLabel('Price, line 1').inputValue()).toBe('12.50');
  }
});

/** The owner edits one invoice in two tabs and saves in the first; the second is told. */
const savedInBetween = async () => {
  const { page, context, api } = member;
  const id = await api.invoice();
  const other = await context.newPage();
  await page.goto(`/sales/edit-invoice?invoice=${id}`);
  await page.getByLabel('Notes for the customer').fill('From the first tab');
  await other.goto(`/sales/edit-invoice?invoice=${id}`);
  await other.getByLabel('Notes for the customer').fill('From the second tab');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL('**/sales/view-invoice**');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  const stale = other.getByRole('alert', { name: 'Someone else saved changes' });
  await stale.waitFor();
  expect(await stale.innerText()).toContain('Ada Owner');
  expect(await other.getByLabel('Notes for the customer').inputValue()).toBe('From the second tab');
  return { id, other, stale };
};

test('of two tabs editing one invoice the second learns who saved, and may keep its own typing', async () => {
  const { other, stale, id } = await savedInBetween();
  await stale.getByRole('button', { name: 'Keep mine' }).click();
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await other.waitForURL('**/sales/view-invoice**');
  expect((await member.api.view(id)).notes).toBe('From the second tab');
});

test('both versions of each changed field are compared, with who saved when, and chosen between field by field', async () => {
  const { other, stale, id } = await savedInBetween();
  await other.getByLabel('Price, line 1').fill('77');
  const notes = stale.getByRole('radiogroup', { name: 'Notes' });
  await notes.getByRole('radio', { name: 'Yours From the second tab' }).waitFor();
  await notes.getByRole('radio', { name: 'Theirs From the first tab' }).check();
  const line = stale.getByRole('radiogroup', { name: 'Line 1' });
  expect(await line.getByRole('radio', { name: /^Yours.*77/ }).isChecked()).toBe(true);
  expect(await stale.innerText()).toMatch(/Ada Owner saved this .*Saved .*\d{4}/s);
  expect(await violationsInBothLooks(other)).toEqual({ light: [], dark: [] });
  await stale.getByRole('button', { name: 'Use these choices' }).click();
  expect(await other.getByLabel('Notes for the customer').inputValue()).toBe('From the first tab');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await other.waitForURL('**/sales/view-invoice**');
  const { notes: saved, items } = await member.api.view(id);
  expect([saved, items[0]?.price]).toEqual(['From the first tab', '77']);
});

test('who takes the version saved in between sees it, and finds nothing of their own typing left', async () => {
  const { other, stale, id } = await savedInBetween();
  await stale.getByRole('button', { name: 'Take their version' }).click();
  await other.waitForURL('**/sales/view-invoice**');
  await other.getByText('From the first tab').waitFor();
  await other.goto(`/sales/edit-invoice?invoice=${id}`);
  await other.getByLabel('Notes for the customer').waitFor();
  expect(await other.getByLabel('Notes for the customer').inputValue()).toBe('From the first tab');
  expect(await other.getByText('We restored your unsaved changes.').count()).toBe(0);
  expect((await member.api.view(id)).notes).toBe('From the first tab');
});

test('nonsense in the fields is named in a summary that takes the focus and leads to each field', async () => {
  const { page, api } = member;
  await api.customer();
  await page.goto('/add-invoice');
  await fillInvoice(page, 'about ten');
  await page.getByLabel('Quantity, line 1').fill('0');
  await page.getByRole('button', { name: 'Issue invoice' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'There are 2 problems' });
  await summary.waitFor();
  expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
  await summary.getByRole('link', { name: /“about ten”/ }).click();
  expect(await page.getByLabel('Price, line 1').evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await page.getByLabel('Price, line 1').inputValue()).toBe('about ten');
  expect(await listed()).toEqual([]);
});

test('while a slow server thinks, the button is busy and stays the only one', async () => {
  const { page, api } = member;
  await api.customer();
  await page.goto('/add-invoice');
  await fillInvoice(page);
  let held: (() => void) | undefined;
  await page.route('**/api/invoice/CreateInvoice', async (route) => {
    await new Promise<void>((resolve) => {
      held = resolve;
    });
    await route.continue();
  });
  const issue = page.getByRole('button', { name: 'Issue invoice' });
  await issue.click();
  await expect.poll(() => issue.getAttribute('aria-busy')).toBe('true');
  await issue.dispatchEvent('click');
  expect(await page.getByRole('button', { name: 'Save draft' }).isDisabled()).toBe(true);
  held?.();
  await page.getByRole('heading', { name: 'Invoice INV-' }).waitFor();
  expect(await listed()).toHaveLength(1);
});

test('a page enlarged four times, 320 pixels wide, scrolls sideways nowhere', async () => {
  const { page } = member;
  await page.setViewportSize({ width: 320, height: 256 });
  for (const address of [
    '/add-invoice',
    '/customers/add-customer',
    '/settings/profile',
    '/settings/security',
    '/settings/business',
    '/settings/invoice-templates?template=new',
    '/settings/plans',
  ]) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const room = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([address, room]).toEqual([address, 0]);
  }
});

test('a phone of 360 pixels writes and issues an invoice without scrolling sideways', async () => {
  const { page, api } = member;
  await api.customer();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/add-invoice');
  await fillInvoice(page);
  await expectNoSideways();
  // More than any document can come to is refused only once it is typed.
  await page.getByLabel('Quantity, line 1').fill('9999999');
  await page.getByLabel('Price, line 1').fill('999999999999.99');
  await page.getByText('9,999,998,999,999,900,000.01').first().waitFor();
  await expectNoSideways();
  await page.getByLabel('Quantity, line 1').fill('1');
  await page.getByLabel('Price, line 1').fill('50');
  await page.getByRole('button', { name: 'Issue invoice' }).click();
  await page.getByRole('heading', { name: 'Invoice INV-' }).waitFor();
  await expectNoSideways();
  await counterfoil(page).getByRole('button', { expanded: false }).click();
  await pressAct(page, 'Record payment');
  await dialog(page).waitFor();
  await expectNoSideways();
  for (const address of ['/sales/list', '/customers/list', '/reports/trial-balance', '/accounting/journal']) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectNoSideways();
  }

  async function expectNoSideways() {
    const room = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(room).toBeLessThanOrEqual(0);
  }
});

test('an address that ends with a slash is the page without it, whatever stands before', async () => {
  const { page } = member;
  await page.goto('/sales/list/?status=archived#top');
  await page.getByRole('heading', { name: 'Sales' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/sales/list');
  await page.goto(`${product.origin}//nowhere.example//`);
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  expect(new URL(page.url()).origin).toBe(product.origin);
});

test('on a phone a document’s amounts stand on its paper, with tax and large figures too', async () => {
  const { page, api } = member;
  const TaxId = await api.tax('Reduced rate VAT', '13.5');
  const item = { ItemName: 'Scaffolding, hired by the week', quantity: '1250', price: '1234.5', TaxId };
  const id = await api.invoice({ items: [item] });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/sales/view-invoice?item=${id}`);
  const amount = page.getByRole('cell', { name: '1,543,125.00' });
  await amount.waitFor();
  const [cell, sheet] = await Promise.all([amount.boundingBox(), page.locator('.sheet').boundingBox()]);
  expect(cell!.x + cell!.width).toBeLessThan(sheet!.x + sheet!.width);
});
