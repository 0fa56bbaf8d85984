import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailedCode } from '../support/newcomer.ts';
import { goodPassword } from '../support/people.ts';
import { type Product, startProduct } from '../support/product.ts';
import { counterfoil, dialog } from '../support/sheet.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/** Marks the element that has the focus, and says whether a person can see that it has it. */
const lookAtFocus = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement;
    const before = document.querySelector('[data-had-focus]');
    before?.removeAttribute('data-had-focus');
    active?.setAttribute('data-had-focus', '');
    const ringed = (element: Element | null | undefined) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    };
    return {
      moved: active !== before,
      onPage: active !== document.body,
      seen: ringed(active) || ringed(active?.closest('label, tr')),
      name: active?.outerHTML.slice(0, 120),
    };
  });

/** Tabs on until the focus is where it is wanted; on its way it must move at each press and be seen wherever it rests. */
const tabTo = async (page: Page, wanted: Locator): Promise<void> => {
  await wanted.waitFor();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    const { moved, onPage, seen, name } = await lookAtFocus(page);
    expect({ name, moved }).toEqual({ name, moved: true });
    if (onPage) expect({ name, seen }).toEqual({ name, seen: true });
  }
  throw new Error(`Sixty presses of Tab do not reach ${wanted}.`);
};

const typeInto = async (page: Page, label: string | RegExp, text: string): Promise<void> => {
  await tabTo(page, page.getByLabel(label, { exact: typeof label === 'string' }));
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
};

const enter = async (page: Page, wanted: Locator): Promise<void> => {
  await tabTo(page, wanted);
  await page.keyboard.press('Enter');
};

const expectStanding = (page: Page, word: string) =>
  counterfoil(page).locator('.inside').getByText(word, { exact: true }).first().waitFor();

test('the whole line goes by keyboard alone: the focus is seen, moves on, and returns to what opened a dialog', async () => {
  const { page, faults } = await product.visitor();
  const link = (name: string) => page.getByRole('link', { name, exact: true }).first();
  const mail = 'keys@harbour.example';

  await page.goto('/signup');
  await typeInto(page, 'First name', 'Ada');
  await typeInto(page, 'Last name', 'Berg');
  await typeInto(page, 'Email', mail);
  await typeInto(page, 'Password', goodPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/auth/email-verification');
  await page.getByRole('textbox', { name: 'Code' }).waitFor();
  await typeInto(page, 'Code', await mailedCode(product, mail));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/auth/onboarding');
  await typeInto(page, 'Company name', 'Harbour Bakery');
  await tabTo(page, page.getByLabel('Country'));
  await page.keyboard.type('Belg');
  await enter(page, page.getByRole('button', { name: 'Create business' }));
  await page.waitForURL('**/sales/list');

  await enter(page, link('Customers'));
  await enter(page, link('New customer'));
  await typeInto(page, /^Display name/, 'Café Meridian');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Café Meridian' }).waitFor();

  await enter(page, link('Inventory'));
  await enter(page, link('New item'));
  await typeInto(page, 'Name', 'Sourdough loaf');
  await typeInto(page, 'Price', '4,20');
  await page.keyboard.press('Enter');
  await page.getByRole('row', { name: /Sourdough loaf/ }).waitFor();

  await enter(page, link('Sales'));
  await page.getByRole('heading', { name: 'Sales' }).waitFor();
  await page.keyboard.press('n');
  await page.waitForURL('**/add-invoice');
  await tabTo(page, page.getByRole('combobox', { name: 'Customer' }));
  await page.keyboard.type('meri');
  await page.getByRole('option', { name: /Café Meridian/ }).waitFor();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('combobox', { name: 'Item, line 1' }));
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option', { name: /Sourdough loaf/ }).waitFor();
  await page.keyboard.press('Enter');
  await typeInto(page, 'Quantity, line 1', '10');
  await enter(page, page.getByRole('button', { name: 'Issue invoice' }));

  await page.getByRole('heading', { name: 'Invoice INV-' }).waitFor();
  await expectStanding(page, 'Not paid');
  const record = counterfoil(page).getByRole('button', { name: 'Record payment' });
  await enter(page, record);
  await dialog(page).waitFor();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  expect(await record.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await typeInto(page, 'Amount', '20');
  await page.keyboard.press('Enter');
  await expectStanding(page, 'Partly paid');
  await enter(page, record);
  await tabTo(page, page.getByLabel('Amount'));
  await page.keyboard.press('Enter');
  await expectStanding(page, 'Paid');

  await enter(page, link('Trial balance'));
  await page.getByText('Total, in balance').waitFor();
  expect(faults).toEqual([]);
});
