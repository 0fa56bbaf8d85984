import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { verify } from '../../server/maintenance/verify.ts';
import { enter, hasFocus, pick, tabTo, typeInto } from '../support/by-keyboard.ts';
import { member, product, walkAsMember } from '../support/journey.ts';
import { actOn, counterfoil, dialog } from '../support/sheet.ts';

walkAsMember();

/** Opens an act's dialog from the keyboard; Escape closes it, and the focus is back on the act, which opens it again. */
const openAndReturn = async (page: Page, act: Locator): Promise<void> => {
  await enter(page, act);
  await dialog(page).waitFor();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  expect(await hasFocus(act)).toBe(true);
  await page.keyboard.press('Enter');
  // A busy machine gives it the focus late, and would give it again behind the first key.
  await dialog(page).locator(':focus').waitFor();
};

const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

const expectStatus = (page: Page, word: string) =>
  counterfoil(page).locator('.inside').getByText(word, { exact: true }).first().waitFor();

test('buying goes by keyboard alone, from the vendor to the paid bill: the focus is seen, moves on, and returns to what opened a dialog', async () => {
  const { page } = member;
  const link = (name: string) => page.getByRole('link', { name, exact: true }).first();
  const title = (name: string) => page.getByRole('heading', { name }).waitFor();

  await page.goto('/dashboard');
  await enter(page, link('Vendors'));
  await enter(page, link('New vendor'));
  await typeInto(page, /^Display name/, 'Harbour Mill');
  await page.keyboard.press('Enter');
  await title('Harbour Mill');

  await enter(page, actOn(page, 'New order'));
  await title('New purchase order');
  await typeInto(page, /^Vendor’s reference/, 'their 7');
  await tabTo(page, page.getByRole('combobox', { name: 'Item, line 1' }));
  await page.keyboard.type('Flour');
  await typeInto(page, 'Quantity, line 1', '10');
  await typeInto(page, 'Price, line 1', '4');
  await enter(page, page.getByRole('button', { name: 'Save draft' }));
  await title('Draft purchase order');
  await enter(page, actOn(page, 'Issue'));
  await title('Purchase order PO-0001');

  await openAndReturn(page, actOn(page, 'Create bill'));
  await typeInto(page, 'Quantity to bill, Flour', '4');
  await enter(page, inDialog(page, 'Continue'));
  await enter(page, inDialog(page, 'Create bill'));
  await title('Draft bill');
  await openAndReturn(page, actOn(page, 'Approve and receive'));
  await enter(page, inDialog(page, 'Approve and receive'));
  await title('Bill BILL-0001');
  await expectStatus(page, 'Not paid');

  const record = actOn(page, 'Record payment');
  await openAndReturn(page, record);
  await typeInto(page, 'Amount', '6');
  await page.keyboard.press('Enter');
  await expectStatus(page, 'Partly paid');
  await enter(page, record);
  await tabTo(page, page.getByLabel('Amount'));
  await page.keyboard.press('Enter');
  await expectStatus(page, 'Paid');

  // A second bill of the same vendor, picked and approved in its form.
  await enter(page, link('Bills'));
  await enter(page, link('New bill'));
  await pick(page, page.getByRole('combobox', { name: 'Vendor' }), 'harb', /^Harbour Mill/);
  await tabTo(page, page.getByRole('combobox', { name: 'Item, line 1' }));
  await page.keyboard.type('Freight');
  await typeInto(page, 'Price, line 1', '20');
  await enter(page, page.getByRole('button', { name: 'Approve', exact: false }));
  await title('Bill BILL-0002');
  await expectStatus(page, 'Not paid');
  expect(await verify(product.url)).toEqual([]);
});
