import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { member, walkAsMember } from '../support/journey.ts';
import { quoteApiFor } from '../support/quote-api.ts';

walkAsMember();
beforeEach(async () => {
  member.page.on('dialog', (dialog) => dialog.accept());
  await member.api.customer('Ada Stone');
});

/** A form that is typed into: one of its fields, what is typed there, and the button that saves it. */
interface Typed {
  address: string;
  field: string;
  text: string;
  save: string;
  /** Fills in what else has to be there before it can be saved. */
  complete?: (page: Page) => Promise<void>;
}

const forms: readonly (readonly [name: string, form: Typed])[] = [
  [
    'quote',
    {
      address: '/add-quote',
      field: 'Notes for the customer',
      text: 'Delivered on Fridays',
      save: 'Save quote',
      complete: async (page) => {
        await page.getByRole('combobox', { name: 'Customer' }).fill('ada');
        await page.getByRole('option', { name: 'Ada Stone' }).click();
        await page.getByRole('combobox', { name: 'Item, line 1' }).fill('Rye loaf');
        await page.getByLabel('Price, line 1').fill('50');
      },
    },
  ],
  [
    'customer',
    { address: '/customers/add-customer', field: 'Display name', text: 'Bo Reed', save: 'Save customer' },
  ],
  ['item', { address: '/inventory/add-item', field: 'Name', text: 'Sourdough', save: 'Save item' }],
];

const again = (page: Page) => page.getByText('We restored your unsaved changes.');
const typed = (page: Page, { field }: Typed) => page.getByLabel(field).first().inputValue();
/** Opens the form, types, and waits as long as a person does before the next thing: typing is kept in a moment. */
const write = async (page: Page, form: Typed, text = form.text) => {
  await page.goto(form.address);
  await page.getByLabel(form.field).first().fill(text);
  await page.waitForTimeout(400);
};

describe.each(forms)('typing in the form of a new %s', (_, form) => {
  test('comes back after a reload, after Back, and after the session ended under it', async () => {
    const { page, email, password } = member;
    await write(page, form);
    await page.reload();
    await again(page).waitFor();
    expect(await typed(page, form)).toBe(form.text);
    await page.getByRole('link', { name: 'Trial balance' }).click();
    await page.getByRole('heading', { name: 'Trial balance' }).waitFor();
    await page.goBack();
    await again(page).waitFor();
    expect(await typed(page, form)).toBe(form.text);

    await form.complete?.(page);
    await page.route('**/api/**', (route) =>
      route.fulfill({ status: 401, json: { Message: 'Session has expired.', kind: 'signed-out' } }),
    );
    await page.getByRole('button', { name: form.save }).click();
    await page.getByText('Your session ended.').waitFor();
    await page.unroute('**/api/**');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await again(page).waitFor();
    expect(await typed(page, form)).toBe(form.text);
  });

  test('stays when the save is refused, and is gone once it is saved', async () => {
    const { page } = member;
    await write(page, form);
    await form.complete?.(page);
    const refused = { Message: 'Not now.', kind: 'invalid', fields: [] };
    await page.route('**/api/**', (route) =>
      route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 400, json: refused }),
    );
    await page.getByRole('button', { name: form.save }).click();
    await page.getByRole('alert').getByText('Not now.').first().waitFor();
    expect(await typed(page, form)).toBe(form.text);
    await page.unroute('**/api/**');
    await page.getByRole('button', { name: form.save }).click();
    await page.waitForURL((address) => address.pathname !== form.address);
    await page.goto(form.address);
    await page.getByLabel(form.field).first().waitFor();
    expect(await typed(page, form)).toBe('');
  });

  test('in two tabs stays each tab’s own, and what a closed tab left comes back in the next one', async () => {
    const { page, context } = member;
    const other = await context.newPage();
    other.on('dialog', (dialog) => dialog.accept());
    await write(page, form, 'From the first tab');
    await write(other, form, 'From the second tab');
    expect(await again(other).count()).toBe(0);
    await page.reload();
    await again(page).waitFor();
    expect(await typed(page, form)).toBe('From the first tab');
    await other.close();
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.waitForURL((address) => address.pathname !== form.address);
    await page.goto(form.address);
    await again(page).waitFor();
    expect(await typed(page, form)).toBe('From the second tab');
  });
});

test('a form opens in a second tab, on a phone and in the dark, though the browser’s locks and storage never answer', async () => {
  const { context } = member;
  const other = await context.newPage();
  await other.setViewportSize({ width: 360, height: 740 });
  await other.emulateMedia({ colorScheme: 'dark' });
  await other.addInitScript(() => {
    const request = (_name: string, { signal }: LockOptions) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
    Object.assign(LockManager.prototype, { request });
    Object.assign(IDBFactory.prototype, { open: () => ({}) });
  });
  await other.goto('/add-quote');
  await other.getByRole('combobox', { name: 'Customer' }).fill('ada');
  await other.getByRole('option', { name: 'Ada Stone' }).click();
  await other.getByRole('combobox', { name: 'Item, line 1' }).fill('Rye loaf');
  await other.getByLabel('Price, line 1').fill('50');
  await other.getByRole('button', { name: 'Save quote' }).click();
  await other.getByRole('heading', { name: 'Quote QU-' }).waitFor();
});

test('a draft begun on an older version does not go over what was saved since without being asked', async () => {
  const { page, api } = member;
  const customer = await api.customer('Bo Reed');
  const quotes = quoteApiFor(api.client);
  const id = await quotes.quote({ customer, notes: 'As it was' });
  const form = {
    address: `/quotes/edit-quote?quoteId=${id}`,
    field: 'Notes for the customer',
    text: 'Mine',
    save: 'Save',
  };
  await write(page, form);
  await page.getByRole('link', { name: 'Trial balance' }).click();
  await quotes.update(id, { customer, notes: 'Theirs' });
  await page.goto(form.address);
  await again(page).waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const stale = page.getByRole('alert', { name: 'Someone else saved changes' });
  await stale.getByRole('button', { name: 'Keep mine' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL('**/quotes/view-quote?**');
  expect((await quotes.view(id)).Notes).toBe('Mine');
});

test('of two who edit one customer the second learns who saved, and may take that version', async () => {
  const { page, context, api } = member;
  const id = await api.customer('Bo Reed');
  const other = await context.newPage();
  const address = `/customers/edit-customer?client=${id}`;
  const phoneOf = (tab: Page) => tab.getByRole('textbox', { name: /^Phone/ }).first();
  for (const [tab, phone] of [
    [page, '111'],
    [other, '222'],
  ] as const) {
    await tab.goto(address);
    await phoneOf(tab).fill(phone);
  }
  await page.getByRole('button', { name: 'Save customer' }).click();
  await page.waitForURL('**/customers/list');
  await other.getByRole('button', { name: 'Save customer' }).click();
  const stale = other.getByRole('alert', { name: 'Someone else saved changes' });
  expect(await stale.innerText()).toContain('Ada Owner');
  await stale.getByRole('button', { name: 'Take their version' }).click();
  await other.waitForURL('**/customers/view?**');
  await other.goto(address);
  await phoneOf(other).waitFor();
  expect(await phoneOf(other).inputValue()).toBe('111');
  expect(await again(other).count()).toBe(0);
});
