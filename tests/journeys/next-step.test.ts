import { expect, test } from 'vitest';
import { shareCalls } from '../../src/api/calls/mailing.ts';
import { dayIn, daysAfter } from '../../src/domain/day.ts';
import { expectOk } from '../support/api.ts';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import { member, product, walkAsMember } from '../support/journey.ts';
import { actOn, counterfoil, dialog, pressAct, showMore } from '../support/sheet.ts';

walkAsMember();

/** The acts of the counterfoil that are buttons now, in their order. */
const buttons = (): Promise<string[]> =>
  counterfoil(member.page)
    .getByRole('region', { name: 'Next' })
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => one.querySelector('.label')?.firstChild?.textContent ?? ''));

/** The one act that leads; null where none does. */
const primary = (): Promise<string | null> =>
  counterfoil(member.page)
    .getByRole('region', { name: 'Next' })
    .evaluate((section) => {
      const filled = [...section.querySelectorAll('button:not([aria-expanded])')].filter(
        (one) => getComputedStyle(one).borderColor === getComputedStyle(one).backgroundColor,
      );
      return filled.length === 1 ? (filled[0]!.querySelector('.label')?.firstChild?.textContent ?? '') : null;
    });

test('an invoice asks to be issued, sent and paid, and then to be confirmed as paid', async () => {
  const { page, api } = member;
  const id = await api.invoice({
    status: 'Draft',
    prices: ['120'],
    dueOn: daysAfter(dayIn('UTC', product.clock()), 30),
  });
  await page.goto(`/sales/view-invoice?item=${id}`);
  await expect.poll(primary).toBe('Issue invoice');
  expect(await violationsInBothLooks(page)).toEqual(clean);

  await pressAct(page, 'Issue invoice');
  await dialog(page).getByText('Ada Stone owes you $120.00 more.').waitFor();
  await dialog(page).getByText('Your income goes up by $120.00.').waitFor();
  await dialog(page).getByText('Show the entry').click();
  await dialog(page).getByRole('columnheader', { name: 'Debit' }).waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await dialog(page).getByRole('button', { name: 'Issue invoice' }).click();
  await expect.poll(primary).toBe('Send');
  expect(await buttons()).toEqual(['Send', 'Record payment', 'Edit', 'More']);

  expectOk(await api.client.send(shareCalls.createLink, { kind: 'invoice', DocumentId: id }));
  await page.reload();
  await expect.poll(primary).toBe('Record payment');
  await showMore(page);
  await actOn(page, 'Cancel invoice').waitFor();
  expect(await actOn(page, 'Print packing slip').count()).toBe(0);
  expect(await violationsInBothLooks(page)).toEqual(clean);

  await pressAct(page, 'Record payment');
  await page.getByLabel('Amount').fill('50');
  await dialog(page).getByRole('button', { name: 'Record payment' }).click();
  await counterfoil(page).locator('.badges').getByText('Partly paid').waitFor();
  await pressAct(page, 'Write off the balance');
  await dialog(page).getByRole('button', { name: 'Write off' }).click();
  await counterfoil(page).locator('.badges').getByText('Written off').waitFor();
  await counterfoil(page).locator('.badges').getByText('Paid', { exact: true }).waitFor();
  await expect.poll(primary).toBe(null);
  await pressAct(page, 'Undo write-off');
  await dialog(page).getByRole('button', { name: 'Undo write-off' }).click();
  await pressAct(page, 'Record payment');
  await dialog(page).getByRole('button', { name: 'Record payment' }).click();
  await expect.poll(primary).toBe('Send payment confirmation');
});

test('on a phone the counterfoil opens upwards with the primary act first', async () => {
  const { page, api } = member;
  await page.setViewportSize({ width: 360, height: 740 });
  const id = await api.invoice({ prices: ['120'] });
  await page.goto(`/sales/view-invoice?item=${id}`);
  await counterfoil(page).getByRole('button', { expanded: false }).first().click();
  await expect.poll(primary).toBe('Send');
  await showMore(page);
  await actOn(page, 'Duplicate').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await violationsInBothLooks(page)).toEqual(clean);
});

test('by keyboard alone: the form begins at the customer, Ctrl+Enter issues, and the palette does what the invoice asks for', async () => {
  const { page, api } = member;
  await api.customer('Ada Stone');
  await page.goto('/add-invoice');
  const customer = page.getByRole('combobox', { name: 'Customer' });
  await expect.poll(() => customer.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type('ada');
  await page.getByRole('option', { name: /^Ada Stone/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Item, line 1' }).fill('Consulting');
  await page.getByLabel('Price, line 1').fill('120');
  await counterfoil(page).getByText('Ada Stone owes you $120.00 more.').waitFor();
  await page.keyboard.press('Control+Enter');
  await page.getByRole('heading', { name: 'Invoice INV-0001' }).waitFor();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('record');
  await page.getByRole('option', { name: 'Record payment' }).waitFor();
  await page.keyboard.press('Enter');
  await dialog(page)
    .getByRole('heading', { name: /^Record/ })
    .waitFor();
});
