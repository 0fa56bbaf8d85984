import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { businessCalls } from '../../src/api/calls/business.ts';
import { expectOk } from '../support/api.ts';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import { member, walkAsMember } from '../support/journey.ts';

walkAsMember();
beforeEach(async () => {
  member.page.on('dialog', (dialog) => dialog.accept());
});

const again = (page: Page) => page.getByText('We restored your unsaved changes.');
const toastShown = (page: Page, text: string) => page.locator('.toast').getByText(text).last().waitFor();
/** Types as a person does: what is typed is kept in a moment. */
const write = async (page: Page, label: string, text: string) => {
  await page.getByLabel(label, { exact: true }).fill(text);
  await page.waitForTimeout(400);
};
const textIn = (page: Page, label: string) => page.getByLabel(label, { exact: true }).inputValue();

describe.each([
  ['a business', '/settings/business', 'Company name', 'Umbrella Works'],
  ['a profile', '/settings/profile', 'First name', 'Ada'],
])('typing in the settings of %s', (_, address, label, before) => {
  test('comes back after a reload, after Back, and after the session ended under it, until it is saved', async () => {
    const { page, email, password } = member;
    await page.goto(address);
    expect(await textIn(page, label)).toBe(before);
    await write(page, label, 'Tidal');
    await page.reload();
    await again(page).waitFor();
    expect(await textIn(page, label)).toBe('Tidal');
    await page.getByRole('link', { name: 'Trial balance' }).click();
    await page.getByRole('heading', { name: 'Trial balance' }).waitFor();
    await page.goBack();
    await again(page).waitFor();
    expect(await violationsInBothLooks(page)).toEqual(clean);

    await page.route('**/api/**', (route) =>
      route.fulfill({ status: 401, json: { Message: 'Session has expired.', kind: 'signed-out' } }),
    );
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Your session ended.').waitFor();
    await page.unroute('**/api/**');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await again(page).waitFor();
    expect(await textIn(page, label)).toBe('Tidal');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await toastShown(page, 'Changes saved.');
    expect(await textIn(page, label)).toBe('Tidal');
    await page.reload();
    await expect.poll(() => textIn(page, label)).toBe('Tidal');
    expect(await again(page).count()).toBe(0);
  });

  test('is given up by Discard', async () => {
    const { page } = member;
    await page.goto(address);
    await write(page, label, 'Tidal');
    await page.getByRole('button', { name: 'Discard' }).click();
    expect(await textIn(page, label)).toBe(before);
    await page.reload();
    await expect.poll(() => textIn(page, label)).toBe(before);
  });
});

test('who saves second is told who saved first and what, keeps what was typed, and chooses', async () => {
  const { page, api } = member;
  const card = { companyname: 'Theirs', country: { id: 840 }, timezone: 'UTC', locale: 'en-US' };
  await page.goto('/settings/business');
  await write(page, 'Company name', 'Mine');
  expectOk(await api.client.send(businessCalls.updateBusiness, { ...card, address: 'Quay 1' }));
  await page.getByLabel('Phone').fill('+49 30 123456');
  // One bar saves both cards, and what is refused of one keeps the other from nothing.
  await page.getByRole('button', { name: 'Save changes' }).click();
  await toastShown(page, 'Changes saved.');
  const stale = page.getByRole('alert', { name: 'Someone else saved changes' });
  await stale.getByText('Ada Owner saved this after you opened it').waitFor();
  const name = stale.getByRole('radiogroup', { name: 'Company name' });
  await name.getByRole('radio', { name: 'Theirs Theirs' }).waitFor();
  expect(await name.getByRole('radio', { name: 'Yours Mine' }).isChecked()).toBe(true);
  // What was not changed here is taken from the newer version, unless somebody chooses otherwise.
  const address = stale.getByRole('radiogroup', { name: 'Street and number' });
  expect(await address.getByRole('radio', { name: 'Theirs Quay 1' }).isChecked()).toBe(true);
  expect(await page.getByLabel('Phone').inputValue()).toBe('+49 30 123456');
  const typed = page.getByRole('textbox', { name: 'Company name', exact: true });
  expect(await typed.inputValue()).toBe('Mine');
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await stale.getByRole('button', { name: 'Keep mine' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await toastShown(page, 'Changes saved.');
  await expect.poll(() => page.getByRole('banner').innerText()).toContain('Mine');

  await write(page, 'Company name', 'Mine again');
  expectOk(await api.client.send(businessCalls.updateBusiness, { ...card, address: '' }));
  await page.getByRole('button', { name: 'Save changes' }).click();
  await stale.getByRole('button', { name: 'Take their version' }).click();
  await expect.poll(() => textIn(page, 'Company name')).toBe('Theirs');
  expect(await stale.count()).toBe(0);
});

test('typing in the forms of a tax and of a template comes back after a reload', async () => {
  const { page } = member;
  await page.goto('/settings/taxes');
  await page.getByRole('link', { name: 'New tax' }).first().click();
  await write(page, 'Name', 'VAT');
  await page.reload();
  await expect.poll(() => textIn(page, 'Name')).toBe('VAT');

  await page.goto('/settings/invoice-templates');
  await page.getByRole('link', { name: 'New template' }).first().click();
  await page.getByLabel('Name under the signature').fill('Ada Stone');
  await page.waitForTimeout(400);
  await page.reload();
  await again(page).waitFor();
  expect(await page.getByLabel('Name under the signature').inputValue()).toBe('Ada Stone');
});
