import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { mailedCode } from './newcomer.ts';
import { goodPassword } from './people.ts';
import type { Product } from './product.ts';

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

/** Whether an element has the focus. */
export const hasFocus = (wanted: Locator): Promise<boolean> =>
  wanted.evaluate((element) => element === document.activeElement);

/** Tabs on until the focus is where it is wanted; on its way it must move at each press and be seen wherever it rests. */
export const tabTo = async (page: Page, wanted: Locator): Promise<void> => {
  await wanted.waitFor();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await hasFocus(wanted)) return;
    await page.keyboard.press('Tab');
    const { moved, onPage, seen, name } = await lookAtFocus(page);
    expect({ name, moved }).toEqual({ name, moved: true });
    if (onPage) expect({ name, seen }).toEqual({ name, seen: true });
  }
  throw new Error(`Sixty presses of Tab do not reach ${wanted}.`);
};

/** Tabs to a field by its label and types over what it holds. */
export const typeInto = async (page: Page, label: string | RegExp, text: string): Promise<void> => {
  await tabTo(page, page.getByLabel(label, { exact: typeof label === 'string' }));
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
};

/** Tabs to a link or a button and presses Enter on it. */
export const enter = async (page: Page, wanted: Locator): Promise<void> => {
  await tabTo(page, wanted);
  await page.keyboard.press('Enter');
};

/** Tabs to a picker, types what finds its one choice, and takes it. */
export const pick = async (page: Page, picker: Locator, typed: string, choice: RegExp): Promise<void> => {
  await tabTo(page, picker);
  await page.keyboard.type(typed);
  await page.getByRole('option', { name: choice }).first().waitFor();
  await page.keyboard.press('Enter');
};

/** Registers, proves the address and names the business without a pointer; ends on the empty dashboard. */
export const signUpByKeys = async (product: Product, page: Page, email: string): Promise<void> => {
  await page.goto('/signup');
  await typeInto(page, 'First name', 'Ada');
  await typeInto(page, 'Last name', 'Berg');
  await typeInto(page, 'Email', email);
  await typeInto(page, 'Password', goodPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/auth/email-verification');
  await page.getByRole('textbox', { name: 'Code' }).waitFor();
  await typeInto(page, 'Code', await mailedCode(product, email));
  await page.waitForURL('**/auth/onboarding');
  await typeInto(page, 'Company name', 'Harbour Bakery');
  await tabTo(page, page.getByLabel('Country'));
  await page.keyboard.type('Belg');
  await enter(page, page.getByRole('button', { name: 'Create business' }));
  await page.waitForURL('**/dashboard');
};
