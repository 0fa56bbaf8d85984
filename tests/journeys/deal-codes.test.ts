import { expect, test } from 'vitest';
import { importDealCodes } from '../../server/maintenance/plan-codes.ts';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import { putOnPlan } from '../support/joined.ts';
import { member, product, walkAsMember } from '../support/journey.ts';

walkAsMember();

test('a deal code is found from the referrals, refused with what was typed kept, redeemed by keyboard and listed', async () => {
  const { page } = member;
  await importDealCodes(product.database.url, 'DEAL-CODE-7XYZ', '', product.clock());
  await putOnPlan(product, member, 'free');
  await page.goto('/settings/referrals');
  await page.getByRole('link', { name: 'Redeem a deal code' }).click();
  await page.waitForURL('**/settings/plans');
  const card = page.getByRole('form', { name: 'Deal codes' });
  const field = card.getByLabel('Deal code', { exact: true });
  await field.fill('DEAL-CODE-7XYY');
  await field.press('Enter');
  await card.getByRole('alert').getByText('There is no such deal code.').waitFor();
  expect(await field.inputValue()).toBe('DEAL-CODE-7XYY');
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await field.fill('deal-code-7xyz');
  await field.press('Enter');
  await page.getByText('Your business is on the Growth plan with 5 seats for good.').waitFor();
  const row = card.getByRole('listitem');
  await row.getByText('Ending in 7XYZ').waitFor();
  await row.getByText('Redeemed', { exact: true }).waitFor();
  expect(await field.inputValue()).toBe('');
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await violationsInBothLooks(page)).toEqual(clean);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
