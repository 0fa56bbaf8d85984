import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { dayIn, daysAfter } from '../../src/domain/day.ts';
import { hasFocus } from '../support/by-keyboard.ts';
import { member, product, walkAsMember } from '../support/journey.ts';
import { fromMenu } from '../support/row-menu.ts';
import { actOn, counterfoil, dialog } from '../support/sheet.ts';

walkAsMember();

const status = () => counterfoil(member.page).locator('.status');

/** Waits until the focus is on what is given, which is never the body. */
const expectFocus = (wanted: Locator) => expect.poll(() => hasFocus(wanted)).toBe(true);

/** Presses an act of the counterfoil and answers its dialog, by keyboard. */
const actByKeys = async (name: string) => {
  const { page } = member;
  await actOn(page, name).focus();
  await page.keyboard.press('Enter');
  const answer = dialog(page).getByRole('button', { name });
  // What it will do is asked first.
  await expect.poll(() => answer.isEnabled()).toBe(true);
  await answer.focus();
  await page.keyboard.press('Enter');
  await dialog(page).waitFor({ state: 'detached' });
};

test('after Issue and after a payment in full the focus is on the counterfoil’s status, and Tab goes to the next act', async () => {
  const { page, api } = member;
  const dueOn = daysAfter(dayIn('UTC', product.clock()), 30);
  const id = await api.invoice({ status: 'Draft', prices: ['120'], dueOn });
  await page.goto(`/sales/view-invoice?item=${id}`);
  await actByKeys('Issue invoice');
  await expectFocus(status());
  expect(await status().innerText()).toContain('Not paid');
  await page.keyboard.press('Tab');
  await expectFocus(actOn(page, 'Send'));

  await actByKeys('Record payment');
  await counterfoil(page).locator('.badges').getByText('Paid', { exact: true }).waitFor();
  await expectFocus(status());
});

test('on a phone it is on the bar of the counterfoil that says the new status', async () => {
  const { page, api } = member;
  await page.setViewportSize({ width: 360, height: 740 });
  const id = await api.invoice({ status: 'Draft', prices: ['120'] });
  await page.goto(`/sales/view-invoice?item=${id}`);
  const bar = counterfoil(page).locator('.bar');
  await bar.press('Enter');
  await actByKeys('Issue invoice');
  await expectFocus(status());
  await page.keyboard.press('Escape');
  await expectFocus(bar);
});

test('a dialog whose opener went with its row leaves the focus on the row in its place, the last one on the page', async () => {
  const { page, api } = member;
  await api.tax('Levy', '3');
  await api.tax('VAT', '20');
  await page.goto('/settings/taxes');
  const remove = async (name: string) => {
    await fromMenu(page, name, 'Delete');
    await dialog(page).getByRole('button', { name: 'Remove tax' }).click();
    await page.getByRole('link', { name, exact: true }).waitFor({ state: 'detached' });
  };
  await remove('Levy');
  await expectFocus(page.getByRole('link', { name: 'VAT', exact: true }));
  await remove('VAT');
  await expectFocus(page.getByRole('heading', { name: 'Taxes' }));
});
