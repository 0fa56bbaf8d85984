import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localMailbox } from '../../server/adapters/mail/local-mailbox.ts';
import { type Jobs, startJobs } from '../../server/jobs/runner.ts';
import { enter, pick, signUpByKeys, tabTo, typeInto } from '../support/by-keyboard.ts';
import { mailedCode } from '../support/newcomer.ts';
import { goodPassword } from '../support/people.ts';
import { type Product, startProduct } from '../support/product.ts';
import { counterfoil, dialog } from '../support/sheet.ts';

/** The most presses of a mouse from the empty sign-up page to an invoice that was sent. */
const mostClicks = 25;

let product: Product;
let jobs: Jobs;
beforeAll(async () => {
  product = await startProduct();
  const { database, clock, pdf, sealing, origin } = product;
  jobs = await startJobs(
    { database, clock, pdf, mail: localMailbox, payments: null, sealing, origin },
    () => {},
  );
});
afterAll(async () => {
  await jobs.stop();
  await product.close();
});

/** Counts each press of the mouse as a person makes it, over all pages of a tab. */
const countClicks = (page: Page) =>
  page.addInitScript(() => {
    const count = ({ isTrusted }: MouseEvent) => {
      if (isTrusted)
        sessionStorage.setItem('clicks', String(1 + Number(sessionStorage.getItem('clicks') ?? 0)));
    };
    window.addEventListener('mousedown', count, true);
  });
const clicks = (page: Page): Promise<number> =>
  page.evaluate(() => Number(sessionStorage.getItem('clicks') ?? 0));

/** What an address has in its mailbox, by subject. */
const subjectsTo = async (email: string): Promise<string[]> => {
  const response = await fetch(`${product.origin}/dev/mailbox.json?to=${encodeURIComponent(email)}`);
  return ((await response.json()) as { subject: string }[]).map(({ subject }) => subject);
};

const sent = (email: string) =>
  expect.poll(() => subjectsTo(email)).toContainEqual(expect.stringMatching(/^Invoice INV-0001 from/));

test(`from signing up to a sent invoice takes at most ${mostClicks} clicks`, async () => {
  const { page, faults, context } = await product.visitor();
  await countClicks(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  /** A person clicks into each field and types, though the tab key would save it. */
  const fill = async (field: Locator, text: string) => {
    await field.click();
    await page.keyboard.type(text);
  };
  const mail = 'ten@harbour.example';

  await page.goto('/signup');
  await fill(page.getByLabel('First name'), 'Ada');
  await fill(page.getByLabel('Last name'), 'Berg');
  await fill(page.getByLabel('Email'), mail);
  await fill(page.getByLabel('Password', { exact: true }), goodPassword);
  await button('Create account').click();
  await page.waitForURL('**/auth/email-verification');
  await page.getByRole('textbox', { name: 'Code' }).waitFor();
  await fill(page.getByRole('textbox', { name: 'Code' }), await mailedCode(product, mail));
  await page.waitForURL('**/auth/onboarding');
  await fill(page.getByLabel('Company name'), 'Harbour Bakery');
  // Of a choice the browser draws itself, two presses are counted: one opens it, one takes a country.
  const country = page.getByLabel('Country');
  await country.selectOption({ label: 'Belgium' });
  const drawnByBrowser = 2;
  await button('Create business').click();
  await page.waitForURL('**/dashboard');

  await page.getByRole('heading', { name: /^First steps/ }).waitFor();
  await page.getByRole('link', { name: /^Issue an invoice/ }).click();
  await page.waitForURL('**/add-invoice');
  await page.getByRole('combobox', { name: 'Customer' }).waitFor();
  await expect
    .poll(() =>
      page.getByRole('combobox', { name: 'Customer' }).evaluate((field) => field === document.activeElement),
    )
    .toBe(true);
  await page.keyboard.type('Café Meridian');
  await page.getByText('Add “Café Meridian”').click();
  await page.waitForURL('**/add-customer**');
  await fill(page.getByRole('textbox', { name: /^Email/ }), 'meridian@example.com');
  await button('Save customer').click();
  await page.waitForURL('**/add-invoice**');
  await expect
    .poll(() => page.getByRole('combobox', { name: 'Customer' }).inputValue())
    .toBe('Café Meridian');
  await fill(page.getByRole('combobox', { name: 'Item, line 1' }), 'Consulting');
  await fill(page.getByLabel('Price, line 1'), '120');
  await button('Issue invoice').click();

  await page.getByRole('heading', { name: 'Invoice INV-0001' }).waitFor();
  await counterfoil(page).getByRole('button', { name: 'Send', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Send email' }).click();
  await page.getByText('Email sent.').waitFor();
  const taken = drawnByBrowser + (await clicks(page));
  expect(taken).toBeLessThanOrEqual(mostClicks);
  // What is counted is what was pressed: a counter that stood still would prove nothing.
  expect(taken).toBeGreaterThan(15);
  await sent('meridian@example.com');
  expect(faults).toEqual([]);
  await context.close();
});

test('from signing up to a sent invoice goes by keyboard alone', async () => {
  const { page, faults, context } = await product.visitor();
  await countClicks(page);
  const mail = 'keys@harbour.example';

  await signUpByKeys(product, page, mail);

  await enter(page, page.getByRole('link', { name: 'Customers', exact: true }).first());
  await enter(page, page.getByRole('link', { name: 'New customer', exact: true }).first());
  await typeInto(page, /^Display name/, 'Café Meridian');
  await typeInto(page, 'Email (optional)', 'keyed@example.com');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Café Meridian' }).waitFor();
  await enter(page, page.getByRole('link', { name: 'Sales', exact: true }).first());
  await page.getByRole('heading', { name: 'Sales' }).waitFor();
  await page.keyboard.press('n');
  await page.waitForURL('**/add-invoice');
  await pick(page, page.getByRole('combobox', { name: 'Customer' }), 'meri', /Café Meridian/);
  await tabTo(page, page.getByRole('combobox', { name: 'Item, line 1' }));
  await page.keyboard.type('Consulting');
  await typeInto(page, 'Price, line 1', '120');
  await page.keyboard.press('Control+Enter');

  await page.getByRole('heading', { name: 'Invoice INV-0001' }).waitFor();
  await enter(page, counterfoil(page).getByRole('button', { name: 'Send', exact: true }));
  await dialog(page).getByRole('button', { name: 'Send email' }).waitFor();
  await enter(page, dialog(page).getByRole('button', { name: 'Send email' }));
  await page.getByText('Email sent.').waitFor();
  await sent('keyed@example.com');
  expect(await clicks(page)).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});
