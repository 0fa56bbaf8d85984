import { expect, test } from 'vitest';
import { daysAfter } from '../../src/domain/day.ts';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import { member, product, walkAsMember } from '../support/journey.ts';
import { dialog, fieldIn, pressInDialog } from '../support/sheet.ts';

walkAsMember();

test('the books are locked, one person is let in until an hour with a reason, and what they posted is listed', async () => {
  const { page, api, shop } = member;
  const today = product.clock().toISOString().slice(0, 10);
  const yesterday = daysAfter(today, -1);
  await page.goto('/settings/business');
  await page.getByLabel('Locked until').fill(yesterday);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('No exceptions so far.').waitFor();
  await expect(api.invoice({ issuedOn: yesterday })).rejects.toThrow('locked-period');

  await page.getByRole('button', { name: 'Grant an exception' }).click();
  const field = (label: string) => fieldIn(dialog(page), label);
  await dialog(page).getByRole('button', { name: 'Grant exception' }).click();
  for (const fault of ['Choose a person', 'Choose a day', 'Enter the reason.'])
    await dialog(page).getByRole('alert').getByText(fault).first().waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await field('Who may post').selectOption(shop.user.name);
  await field('On locked days from').fill(yesterday);
  await field('Until').fill(daysAfter(today, 2));
  await field('Reason').fill('A late bill');
  await pressInDialog(page, 'Grant exception');
  await page.getByText('Nothing posted').waitFor();

  await api.invoice({ issuedOn: yesterday });
  await page.reload();
  await page.getByText('Posted 1 entry').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.getByRole('button', { name: 'End now' }).click();
  await pressInDialog(page, 'End now');
  await page.getByText(`by ${shop.user.name}`).first().waitFor();
  await expect(api.invoice({ issuedOn: yesterday })).rejects.toThrow('locked-period');
});
