import { expect, test } from 'vitest';
import { planBillingCalls } from '../../src/api/calls/plan-billing.ts';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import { putOnPlan, startColleague } from '../support/joined.ts';
import { comes, member as owner, product, walkAsMember } from '../support/journey.ts';
import { fromMenu } from '../support/row-menu.ts';
import { dialog } from '../support/sheet.ts';

walkAsMember();

const row = (name: string) => owner.page.getByRole('row', { name: new RegExp(name) });

test('an invitation that no seat is free for keeps what was typed, is listed, and is sent once there is room', async () => {
  const { page } = owner;
  await putOnPlan(product, owner, 'free');
  await page.goto('/settings/team-members');
  await page.getByText('1 member, 0 invited · 1 of 1 seat used').waitFor();
  await page.keyboard.press('n');
  await dialog(page).getByLabel('Email').fill('kim@example.com');
  await dialog(page).getByLabel('Manager').check();
  await dialog(page).getByRole('button', { name: 'Send invitation' }).click();
  const prompt = page.getByRole('dialog', { name: 'Invite more people' });
  await prompt.getByText('The Starter plan has room for more people.').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await prompt.getByRole('button', { name: 'Not now' }).click();
  expect(await dialog(page).getByLabel('Email').inputValue()).toBe('kim@example.com');
  await dialog(page).getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('heading', { name: 'Waiting for a seat' }).waitFor();

  await owner.client.send(planBillingCalls.upgradePlan, { SubscriptionPlanId: 2 });
  await page.reload();
  await page.getByRole('heading', { name: 'There’s room for them now' }).waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await fromMenu(page, 'kim@example.com', 'Send invitation');
  await row('kim@example.com').getByText('Invited', { exact: true }).waitFor();
  await page.getByText('1 member, 1 invited · 2 of 2 seats used').waitFor();
  expect(await page.getByRole('heading', { name: 'There’s room for them now' }).count()).toBe(0);
});

test('who is above the seats reads, is told so, and works on once an owner chooses them', async () => {
  const [manager, staff] = [
    await comes(startColleague(product, owner, 'Manager')),
    await comes(startColleague(product, owner, 'Staff', 360)),
  ];
  await putOnPlan(product, owner, 'starter');
  await staff.page.goto('/customers/list');
  await staff.page.getByText('Your business is on a plan for 2 people. You can read').waitFor();
  expect(await violationsInBothLooks(staff.page)).toEqual(clean);
  expect(await staff.page.getByRole('link', { name: 'Get more seats' }).count()).toBe(0);
  await staff.page.goto('/customers/add-customer');
  await staff.page.getByLabel('Display name').first().fill('Typed before');
  await staff.page.getByRole('button', { name: 'Save customer' }).click();
  const prompt = staff.page.getByRole('dialog', { name: 'Your business is on a plan for 2 people' });
  await prompt.getByText('What you typed isn’t lost.').waitFor();
  await prompt.getByRole('button', { name: 'Not now' }).click();
  expect(await staff.page.getByLabel('Display name').first().inputValue()).toBe('Typed before');

  const { page } = owner;
  await page.goto('/settings/team-members');
  await row('Sam Staff').getByText('Reads only').waitFor();
  await page.getByText('Your plan is for 2 people, and 3 work here.').waitFor();
  await page.getByRole('button', { name: 'Choose who keeps working' }).click();
  await dialog(page).getByLabel('Sam Manager').uncheck();
  await dialog(page).getByLabel('Sam Staff').check();
  expect(await dialog(page).getByLabel('Sam Manager').isDisabled()).toBe(true);
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved who keeps working.').waitFor();
  await row('Sam Manager').getByText('Reads only').waitFor();
  await row('Sam Staff').getByText('Active').waitFor();

  await staff.page.getByRole('button', { name: 'Save customer' }).click();
  await staff.page.getByRole('heading', { name: 'Typed before' }).waitFor();
  await manager.page.goto('/customers/list');
  await manager.page.getByText('Your business is on a plan for 2 people. You can read').waitFor();
});
