import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { member, walkAsMember } from '../support/journey.ts';
import { counterfoil, dialog, pressAct } from '../support/sheet.ts';

walkAsMember();

const phone = { width: 360, height: 740 };
/** A window of 1280 × 1024 pixels enlarged four times. Source: WCAG 2.2, 1.4.10. */
const enlarged = { width: 320, height: 256 };

let invoice: string;
beforeEach(async () => {
  const { page, api } = member;
  const customer = await api.customer('Ada Stone');
  invoice = await api.invoice({ customer, prices: ['120'] });
  for (const price of ['10', '20', '30', '40', '50', '60', '70'])
    await api.invoice({ customer, prices: [price] });
  await page.setViewportSize(phone);
});

/** What lies over what has the focus, or that it is outside of the window; null where it is seen. */
const coverOfFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    // Behind the last stop the browser's own begin.
    if (focused === document.body) return null;
    const box = focused.closest('label') ?? focused;
    const { left, top, width, height } = box.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    const isSeen = there && (box.contains(there) || there.contains(box));
    return isSeen ? null : `${focused.outerHTML.slice(0, 80)} under ${there?.outerHTML.slice(0, 80)}`;
  });

/** Walks so many stops on, or back, and tells of those that something lies over. */
const coveredOn = async (page: Page, key: 'Tab' | 'Shift+Tab', stops: number): Promise<string[]> => {
  const covered: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press(key);
    const cover = await coverOfFocus(page);
    if (cover) covered.push(cover);
  }
  return covered;
};

const reachesSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

const positionOf = (page: Page, bar: string): Promise<string> =>
  page.locator(bar).evaluate((element) => getComputedStyle(element).position);

test('a list begins in the upper half of a phone, with its search; the other filters are a press away', async () => {
  const { page } = member;
  await page.goto('/sales/list');
  const first = page.locator('tbody tr').first();
  await first.waitFor();
  await expect.poll(async () => (await first.boundingBox())!.y).toBeLessThanOrEqual(phone.height / 2);
  const order = page.getByLabel('Order');
  expect(await order.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Filters', expanded: false }).click();
  await order.selectOption({ label: 'Customer, A to Z' });
  await page.waitForURL(/sort=contact/);
  await page.goto('/sales/list?dates=thisyear');
  await page.getByRole('button', { name: 'Filters', expanded: true }).waitFor();
});

test('no bar lies over what has the focus, there and back', async () => {
  const { page } = member;
  for (const address of [
    '/sales/list',
    `/sales/view-invoice?item=${invoice}`,
    '/settings/business',
    '/reports',
  ]) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await coveredOn(page, 'Tab', 45)).toEqual([]);
    expect(await coveredOn(page, 'Shift+Tab', 40)).toEqual([]);
  }
});

test('one bar is at the foot of a form, and none while somebody types', async () => {
  const { page } = member;
  await page.goto('/add-invoice');
  const item = page.getByLabel('Item, line 1');
  await item.fill('Consulting');
  const save = '[data-save-bar]:not([data-resting])';
  await page.locator(save).waitFor();
  expect(await positionOf(page, save)).toBe('static');
  await page.getByRole('button', { name: 'Issue invoice' }).focus();
  expect(await positionOf(page, save)).toBe('sticky');
  expect(await positionOf(page, '[data-counterfoil]')).toBe('static');
  await item.focus();
  expect(await coveredOn(page, 'Tab', 25)).toEqual([]);
});

test('enlarged four times nothing reaches sideways, and a dialog scrolls to its act', async () => {
  const { page } = member;
  await page.setViewportSize(enlarged);
  for (const address of ['/sales/list', '/add-invoice', '/settings/business', '/reports', '/import']) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect([address, await reachesSideways(page)]).toEqual([address, false]);
  }
  await page.goto(`/sales/view-invoice?item=${invoice}`);
  await counterfoil(page).locator('.bar').click();
  await pressAct(page, 'Record payment');
  const act = dialog(page).getByRole('button', { name: 'Record payment' });
  await act.focus();
  expect(await coverOfFocus(page)).toBeNull();
  expect(await reachesSideways(page)).toBe(false);
});
