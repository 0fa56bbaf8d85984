import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { expectOk } from '../support/api.ts';
import { violationsInBothLooks } from '../support/axe.ts';
import { member, walkAsMember } from '../support/journey.ts';
import { paperWidthTaken } from '../support/paper-width.ts';
import { readPdf } from '../support/pdf-text.ts';
import { countPrints, prints } from '../support/prints.ts';
import { counterfoil } from '../support/sheet.ts';

walkAsMember();
beforeEach(() => countPrints(member.page));

/** The text of the print as a printer gets it, and how many pages it has. */
const printOf = async (page: Page) => {
  const { text, sizes } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  return { text, pages: sizes.length };
};

/** Colours of every text that is seen, as the media stand. */
const inksOf = (page: Page) =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll('#root *')].filter(
      (part) => part.checkVisibility() && [...part.childNodes].some((one) => one.nodeType === Node.TEXT_NODE),
    );
    return [...new Set(seen.map((part) => getComputedStyle(part).color))];
  });

/** The buttons, fields and links to other pages that are seen. */
const controlsOf = (page: Page) =>
  page.locator('button:visible, select:visible, input:visible, nav:visible').allTextContents();

const times = (text: string, words: string): number => text.split(words).length - 1;

test('a ledger of several pages is printed whole, its head on each, under whose it is and its days', async () => {
  const { page, api } = member;
  const customer = await api.customer('Harbour Hotel');
  for (let n = 1; n <= 60; n += 1)
    await api.invoice({ customer, prices: [String(1000 + n)], issuedOn: '2026-01-10' });
  await page.goto('/reports/account?account=2&from=2026-01-01&to=2026-01-31');
  await page.getByText('1–50 of 60').waitFor();
  await page.getByRole('link', { name: 'Print' }).click();
  await expect.poll(() => prints(page)).toBe(1);
  expect(await page.title()).toBe('Accounts receivable');
  expect(await paperWidthTaken(page)).toBe(1);
  expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(0);
  expect(await violationsInBothLooks(page)).toEqual({ light: [], dark: [] });

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await controlsOf(page)).toEqual([]);
  expect(await inksOf(page)).toEqual(['rgb(0, 0, 0)']);
  const { text, pages } = await printOf(page);
  expect(pages).toBeGreaterThan(2);
  expect(times(text, 'Date and entry')).toBe(pages);
  for (const words of [
    'Umbrella Works',
    'Accounts receivable',
    'From January 1, 2026 to January 31, 2026',
    '1,001.00',
    '1,060.00',
    'Closing balance $61,830.00',
    `${pages} / ${pages}`,
  ])
    expect(text).toContain(words);

  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByText('1–50 of 60').waitFor();
  expect(page.url()).toContain('from=2026-01-01');
});

test('a customer’s statement is printed without the page it stands on, each claim in its currency and at home', async () => {
  const { page, api, client } = member;
  const customer = expectOk(
    await client.send(customerCalls.addCustomer, {
      type: 'person',
      name: 'Quai Ouest',
      openingbalance: '50',
    }),
  ).body.data.id;
  await api.invoice({ customer, prices: ['100'], money: { ForeignCurrencyID: 978, ExchangeRate: '1.2' } });
  await page.goto(`/customers/view?client=${customer}&section=statement&view=claims`);
  const claim = page.getByRole('row', { name: /INV-/ });
  expect(await claim.getByRole('cell').nth(2).innerText()).toMatch(/^€100\.00\n\$120\.00$/);
  await page.getByRole('link', { name: 'Opening balance' }).click();
  await page.waitForURL(`**/customers/edit-customer?client=${customer}`);
  await page.goBack();
  await page.getByRole('link', { name: 'Print' }).click();
  await expect.poll(() => prints(page)).toBe(1);
  expect(await page.title()).toBe('Statement of Quai Ouest');
  expect(await counterfoil(page).count()).toBe(0);
  const { text } = await printOf(page);
  expect(text).toContain('Umbrella Works Statement of Quai Ouest All days');
  expect(text).toMatch(/Invoice INV-\d+.*€100\.00 \$120\.00 €100\.00 \$120\.00/);
  expect(text).toMatch(/Total amount \$170\.00.*Amount due \$170\.00/);
});

test('what is printed of a report’s own page has its title and rows, and nothing to press', async () => {
  const { page, api } = member;
  await api.invoice({ prices: ['100'] });
  await page.goto('/reports/trial-balance');
  await page.getByRole('cell', { name: 'Accounts receivable' }).waitFor();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await controlsOf(page)).toEqual([]);
  expect(await inksOf(page)).toEqual(['rgb(0, 0, 0)']);
  const { text } = await printOf(page);
  expect(text).toMatch(/Umbrella Works Trial balance From .* to .* Amounts in USD/);
  expect(text).toMatch(/Total, in balance 100\.00 100\.00 0\.00 0\.00 100\.00 100\.00/);
});
