import { expect, test } from 'vitest';
import { Navigation } from '../../src/app/Navigation.tsx';
import { groupsFor } from '../../src/app/nav.ts';
import { routes } from '../../src/app/routes/routes.ts';
import { planTables } from '../../src/domain/access/plans.ts';
import { upgrade } from '../../src/domain/access/plans.words.ts';
import { PlanCards } from '../../src/screens/plans/PlanCards.tsx';
import { render } from '../support/render.tsx';

const links = () => [...document.querySelectorAll<HTMLAnchorElement>('nav a')];
const inBooks = () => {
  const heading = [...document.querySelectorAll('nav h2')].find((one) => one.textContent === 'Books');
  const found: HTMLAnchorElement[] = [];
  for (
    let next = heading?.nextElementSibling;
    next instanceof HTMLAnchorElement;
    next = next.nextElementSibling
  )
    found.push(next);
  return found;
};

test('what a plan lacks is one link with a lock in the navigation; a plan that has it shows its pages', () => {
  const show = render(<Navigation groups={groupsFor('Owner', 'free')} />);
  expect(inBooks().map((link) => link.textContent)).toEqual([
    'Reports',
    'Trial balance, Journal, not in your plan',
    'Audit trail, not in your plan',
    'Bank transactions',
    'Payouts',
    'Chart of accounts, Close, not in your plan',
    'Budgets',
  ]);
  expect(inBooks()[1]!.querySelectorAll('svg').length).toBe(1);
  expect(inBooks()[1]!.getAttribute('href')).toBe('/reports/trial-balance');
  expect(document.querySelectorAll('nav svg').length).toBe(5);
  show(<Navigation groups={groupsFor('Owner', 'growth')} />);
  expect(inBooks().map((link) => link.textContent)).toEqual([
    'Reports',
    'Trial balance',
    'Journal',
    'Audit trail',
    'Bank transactions',
    'Payouts',
    'Chart of accounts',
    'Close',
    'Budgets',
  ]);
  expect(document.querySelectorAll('nav svg').length).toBe(0);
});

test('the navigation locks what its pages lock', () => {
  render(<Navigation groups={groupsFor('Owner', 'free')} />);
  for (const link of links()) {
    const flag = routes.find(({ path }) => path === link.getAttribute('href'))?.flag;
    expect([link.textContent, link.querySelector('svg') !== null]).toEqual([
      link.textContent,
      flag !== undefined && !planTables.free.flags.has(flag),
    ]);
  }
});

test('the plans name what each has besides, and say where prices will be that nothing is charged yet', () => {
  render(<PlanCards />);
  const cards = [...document.querySelectorAll<HTMLElement>('li[aria-label]')];
  expect(
    cards.map((card) => [
      card.getAttribute('aria-label'),
      [...card.querySelectorAll('.gains > li:not(.first)')].map((line) => line.textContent),
    ]),
  ).toEqual([
    ['Free', []],
    ['Starter', ['Barcodes', 'Item import', 'Stock analysis']],
    [
      'Growth',
      [
        'Accounting reports',
        'Sales by employee',
        'Payable ageing',
        'Purchases by vendor',
        'Inventory valuation',
        'Purchase orders',
        'Vendors',
        'Bills',
        'Audit trail',
        'Advanced accounting',
        'Multiple locations and stock transfers',
      ],
    ],
    ['Enterprise', ['Multiple currencies', 'Statements of account', 'Budget planning']],
  ]);
  for (const card of cards) expect(card.textContent).toContain('No charge yet');
  expect(document.body.textContent).not.toMatch(/to come|coming soon|later|buys/i);
});

test('the prompt for barcodes names what there is of them', () => {
  const { title, subtitle, bullets } = upgrade.upgradePrompts[upgrade.promptOfFlag('barcode')];
  expect([title, subtitle, ...bullets].join(' ')).toMatch(/scan.*made for you.*labels.*scanner or camera/i);
});
