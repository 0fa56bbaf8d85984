import { expect, test } from 'vitest';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import { member, product, walkAsMember } from '../support/journey.ts';
import { startMember } from '../support/member.ts';

walkAsMember();

test('a code is copied by one user, added by another, and counted for the first', async () => {
  await member.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { page } = member;
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Referrals' }).click();
  await page.waitForURL('**/settings/referrals');
  await page.getByRole('button', { name: 'Copy code' }).click();
  await page.getByText('Code copied.').waitFor();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByLabel('Referral code').fill(code);
  await page.getByRole('button', { name: 'Add code' }).click();
  await page.getByRole('alert').getByText('This is your own code.').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);

  const other = await startMember(product, 360);
  await other.page.goto('/settings/referrals');
  await other.page.getByLabel('Referral code').fill(code);
  await other.page.getByRole('button', { name: 'Add code' }).click();
  await other.page.getByText(`You joined with the code ${code}.`).waitFor();
  expect(await violationsInBothLooks(other.page)).toEqual(clean);
  expect(other.faults).toEqual([]);
  await other.context.close();

  await page.reload();
  await page.getByText('Completed', { exact: true }).waitFor();
  expect(await page.getByRole('definition').allInnerTexts()).toEqual(['1', '1', '0']);
});
