import { expect, test } from 'vitest';
import { kept as keptWords } from '../../src/domain/words/frame.ts';
import { violationsInBothLooks } from '../support/axe.ts';
import { member, walkAsMember } from '../support/journey.ts';
import { dialog } from '../support/sheet.ts';

walkAsMember();

const textOf = () => member.page.getByText(keptWords.left);
const back = () => member.page.getByRole('button', { name: keptWords.back });

test.each([
  ['/customers/add-customer', 'Display name', 'Bo Reed'],
  ['/add-quote', 'Notes for the customer', 'Delivered on Fridays'],
  ['/settings/taxes?tax=new', 'Name', 'VAT'],
])(
  'leaving %s with something typed says that it is kept, and leads back to it',
  async (address, label, text) => {
    const { page } = member;
    await page.goto(address);
    const field = page
      .getByLabel(label, { exact: true })
      .or(page.getByLabel(`${label} (optional)`))
      .first();
    await field.fill(text);
    if (await dialog(page).count()) await page.keyboard.press('Escape');
    else await page.getByRole('link', { name: 'Journal' }).click();
    await textOf().waitFor();
    expect(await violationsInBothLooks(page)).toEqual({ light: [], dark: [] });
    await back().click();
    await field.waitFor();
    expect(await field.inputValue()).toBe(text);
    expect(new URL(page.url()).pathname).toBe(address.split('?')[0]);
  },
);

test('a dialog without an address of its own says that what was typed is kept, and opens with it', async () => {
  const { page } = member;
  await page.goto('/settings/team-members');
  await page
    .getByRole('button', { name: /^Invite/ })
    .first()
    .click();
  await dialog(page).getByLabel('Email').fill('bo@example.com');
  await page.keyboard.press('Escape');
  await textOf().waitFor();
  expect(await back().count()).toBe(0);
  await page
    .getByRole('button', { name: /^Invite/ })
    .first()
    .click();
  await expect.poll(() => dialog(page).getByLabel('Email').inputValue()).toBe('bo@example.com');
});

test('what is saved, discarded, or ends with the session is not said to be kept', async () => {
  const { page } = member;
  await page.goto('/customers/add-customer');
  await page.getByLabel('Display name').fill('Bo Reed');
  await page.getByRole('button', { name: 'Save customer' }).click();
  await page.getByText('Customer added.').waitFor();
  await page.getByRole('link', { name: 'Journal' }).click();
  await page.getByRole('heading', { name: 'Journal' }).waitFor();
  expect(await textOf().count()).toBe(0);
  await page.goto('/customers/add-customer');
  await page.getByLabel('Display name').fill('Cy Lane');
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.waitForURL('**/customers/list');
  expect(await textOf().count()).toBe(0);
  await page.goto('/customers/add-customer');
  await page.getByLabel('Display name').fill('Di Moss');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  expect(await textOf().count()).toBe(0);
});
