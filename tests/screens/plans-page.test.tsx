import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { changes } from '../../src/api/client/intent.ts';
import { sessionFlow } from '../../src/machines/session/session.flow.ts';
import { BusinessContext, type CurrentBusiness } from '../../src/screens/frame/business.ts';
import { queryClient } from '../../src/screens/frame/query-client.ts';
import { SessionContext } from '../../src/screens/frame/use-session.ts';
import { toast, toastStore } from '../../src/screens/kit/notices/toast.ts';
import { PlanBanner } from '../../src/screens/plans/PlanBanner.tsx';
import { PlansPage } from '../../src/screens/plans/PlansPage.tsx';
import { currentBusiness } from '../support/current-business.ts';
import { type BillingName, billings, plansServer } from '../support/plans-server.ts';
import { eventually, find, pick, render, type } from '../support/render.tsx';

const left = vi.hoisted(() => [] as string[]);
vi.mock('../../src/screens/kit/leave-for.ts', () => ({ leaveFor: (address: string) => left.push(address) }));

declare const window: { happyDOM: { settings: { device: { prefersReducedMotion: string } } } };
// A step that slides would be cut short by the next one, long before a person could press anything.
window.happyDOM.settings.device.prefersReducedMotion = 'reduce';

let server: ReturnType<typeof plansServer>;
beforeEach(() => {
  server = plansServer();
  left.length = 0;
  history.replaceState(null, '', '/settings/plans');
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  changes.clear();
  for (const { id } of toastStore.current()) toast.dismiss(id);
});

const shown = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
const buttons = (within = 'body') => [...document.querySelectorAll<HTMLButtonElement>(`${within} button`)];
const nameOf = (button: HTMLElement) => button.querySelector('.label')?.firstChild?.textContent ?? '';
const press = (name: string, within?: string) =>
  act(async () => {
    const found = buttons(within).find((one) => nameOf(one) === name);
    if (!found) throw new Error(`No button ${name} among ${buttons(within).map(nameOf).join(', ')}`);
    found.click();
  });
const inDialog = (name: string) => press(name, '[role=dialog]');
const card = (plan: string) => `li[aria-label=${plan}]`;
/** What an upgrade answers. */
const paid = (PaymentStatus: string, Comment: string, link: string | null = null) => ({
  status: 200,
  body: {
    status: 200,
    message: 'Answered.',
    PaymentStatus,
    Comment,
    link,
    payment: null,
    data: { PlanName: 'growth', SubscriptionPlanId: 3 },
  },
});
const toasts = () => toastStore.current().map(({ text }) => text);

const open = async (billing: BillingName, business: Partial<CurrentBusiness> = {}, page = <PlansPage />) => {
  server.billing = billings[billing];
  render(
    <SessionContext value={createActor(sessionFlow, { input: { returnTo: null } })}>
      <QueryClientProvider client={queryClient()}>
        <BusinessContext value={{ ...currentBusiness, plan: 'growth', ...business }}>{page}</BusinessContext>
      </QueryClientProvider>
    </SessionContext>,
  );
  if (page.type === PlansPage) await eventually(() => find('h1'));
};

test.each<[BillingName, string, Record<string, string>]>([
  [
    'unsold',
    'free',
    { Starter: 'Switch to Starter', Growth: 'Switch to Growth', Enterprise: 'Switch to Enterprise' },
  ],
  [
    'trial',
    'trial',
    {
      Free: 'Switch to Free',
      Starter: 'Switch to Starter',
      Growth: 'Switch to Growth',
      Enterprise: 'Switch to Enterprise',
    },
  ],
  [
    'free',
    'free',
    { Starter: 'Switch to Starter', Growth: 'Switch to Growth', Enterprise: 'Switch to Enterprise' },
  ],
  [
    'active',
    'growth',
    {
      Free: 'Switch to Free',
      Starter: 'Switch to Starter',
      Growth: 'Change people or billing',
      Enterprise: 'Switch to Enterprise',
    },
  ],
  ['pastDue', 'growth', { Free: 'Switch to Free' }],
  [
    'cancelling',
    'growth',
    {
      Starter: 'Switch to Starter',
      Growth: 'Change people or billing',
      Enterprise: 'Switch to Enterprise',
    },
  ],
  [
    'smaller',
    'growth',
    {
      Free: 'Switch to Free',
      Starter: 'Switch to Starter',
      Growth: 'Change people or billing',
      Enterprise: 'Switch to Enterprise',
    },
  ],
  ['deal', 'growth', { Enterprise: 'Switch to Enterprise' }],
  ['store', 'growth', {}],
])('%s: each plan has the button that the chart of billing allows', async (billing, plan, expected) => {
  server.plan = plan;
  await open(billing);
  await eventually(() => find(card('Growth')));
  const offered = Object.fromEntries(
    ['Free', 'Starter', 'Growth', 'Enterprise'].flatMap((name) =>
      buttons(card(name)).map((button) => [name, nameOf(button)]),
    ),
  );
  expect(offered).toEqual(expected);
});

test('prices are by the month or by the year, with those of further people; where nothing is sold there are none', async () => {
  await open('free');
  await eventually(() => expect(find(card('Growth')).textContent).toContain('$29.00 a month'));
  expect(find(card('Growth')).textContent).toContain('$5.00 for each further person');
  expect(find(card('Enterprise')).textContent).not.toContain('further person');
  await pick('[role=radiogroup] input[value=year]');
  await eventually(() => expect(find(card('Growth')).textContent).toContain('$290.00 a year'));
});

test('an installation that sells nothing shows no price and no billing', async () => {
  server.answers['get-plan-prices'] = () => ({ status: 200, body: { Prices: [] } });
  await open('unsold');
  await eventually(() => expect(find(card('Growth')).textContent).toContain('No charge yet'));
  expect(shown()).not.toMatch(/\$\d|Billing/);
});

test('an upgrade is shown with its lines and dates, paid once however often it is pressed, and told', async () => {
  server.plan = 'growth';
  await open('active');
  await eventually(() => find(card('Enterprise')));
  await press('Switch to Enterprise', card('Enterprise'));
  await eventually(() => find('[role=dialog]'));
  await inDialog('Review');
  await eventually(() => expect(shown()).toContain('Due now$25.00'));
  expect(server.of('PreviewChange')[0]!.body).toMatchObject({
    SubscriptionPlanId: 13,
    interval: 'month',
    seats: null,
  });
  for (const text of [
    'Unused part of Growth',
    '−$14.50',
    '$39.50',
    '15 of 30 days',
    'Then $79.00 on July 1, 2026',
  ])
    expect(shown()).toContain(text);
  const answers: (() => void)[] = [];
  server.answers.UpgradePlan = () =>
    new Promise((resolve) => {
      answers.push(() => resolve(paid('succeeded', 'You’re on Enterprise now.')));
    });
  const pay = buttons('[role=dialog]').find((one) => nameOf(one) === 'Pay $25.00')!;
  await act(async () => {
    pay.click();
    pay.click();
  });
  await act(async () => pay.click());
  expect(answers).toHaveLength(1);
  await act(async () => answers[0]!());
  await eventually(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  expect(toasts()).toEqual(['You’re on Enterprise now.']);
  expect(server.of('UpgradePlan')).toHaveLength(1);
});

test.each<[string, [string, string], string]>([
  ['a comment', ['failed', 'Your bank declined the card.'], 'Your bank declined the card.'],
  ['a status alone', ['requires_action', ''], 'requires_action'],
])(
  'an upgrade that fails shows its comment, or its status where there is none; Back clears the answer and keeps the choice',
  async (_, answer, said) => {
    server.plan = 'growth';
    await open('active');
    await eventually(() => find(card('Growth')));
    await press('Change people or billing', card('Growth'));
    await eventually(() => find('#plan-seats'));
    type('#plan-seats', '8');
    await pick('[role=dialog] input[value=year]');
    await inDialog('Review');
    await eventually(() => expect(shown()).toContain('Due now'));
    expect(server.of('PreviewChange')[0]!.body).toMatchObject({
      SubscriptionPlanId: 3,
      interval: 'year',
      seats: 8,
    });
    server.answers.UpgradePlan = () => paid(...answer);
    await inDialog('Pay $25.00');
    await eventually(() => expect(find('[role=dialog] [role=alert] ul').textContent).toBe(said));
    expect(toasts()).toEqual([]);
    await inDialog('Back');
    await eventually(() => find('#plan-seats'));
    expect(find<HTMLInputElement>('#plan-seats').value).toBe('8');
    expect(find<HTMLInputElement>('[role=dialog] input:checked').value).toBe('year');
    expect(document.querySelector('[role=dialog] [role=alert]')).toBeNull();
  },
);

test('an answer that is no object says that something went wrong', async () => {
  server.plan = 'growth';
  await open('active');
  await eventually(() => find(card('Enterprise')));
  await press('Switch to Enterprise', card('Enterprise'));
  await eventually(() => find('[role=dialog]'));
  await inDialog('Review');
  await eventually(() => expect(shown()).toContain('Due now'));
  server.answers.UpgradePlan = () => ({ status: 200, body: 'ok' });
  await inDialog('Pay $25.00');
  await eventually(() =>
    expect(find('[role=dialog] [role=alert] ul').textContent).toBe(
      'Something went wrong. Try again in a moment.',
    ),
  );
});

test('without a payment method one is led to the provider’s page', async () => {
  await open('free');
  await eventually(() => find(card('Growth')));
  await press('Switch to Growth', card('Growth'));
  await eventually(() => find('[role=dialog]'));
  await inDialog('Review');
  server.answers.UpgradePlan = () => paid('requires_action', '', 'https://pay.example/page');
  await eventually(() => expect(shown()).toContain('Due now'));
  await inDialog('Continue to payment');
  await eventually(() => expect(left).toEqual(['https://pay.example/page']));
});

test('people are at least those the plan includes, and a code is only sent once it is typed', async () => {
  await open('free');
  await eventually(() => find(card('Growth')));
  await press('Switch to Growth', card('Growth'));
  await eventually(() => find('#plan-seats'));
  type('#plan-seats', '4');
  await inDialog('Review');
  await eventually(() =>
    expect(find('[role=alert]').textContent).toContain('Enter a whole number of people, at least 5.'),
  );
  expect(server.of('PreviewChange')).toEqual([]);
});

test('cancelling says until when and what is lost; it can be taken back', async () => {
  server.plan = 'growth';
  await open('active');
  await eventually(() => find(card('Free')));
  await press('Switch to Free', card('Free'));
  await eventually(() => find('[role=dialog]'));
  const dialog = () => find('[role=dialog]').textContent ?? '';
  for (const text of [
    'You keep Growth until June 30, 2026',
    'From July 1, 2026 you’ll no longer have',
    'Purchase orders',
    'Items: 5 at most. You have 32',
    'Seats for 1 person. You have 4',
    'Nothing you have is deleted.',
  ])
    expect(dialog()).toContain(text);
  server.answers.CancelSubscription = () => ({
    status: 200,
    body: { status: 200, message: 'subscripion cancelled successfully.', data: { Until: '2026-06-30' } },
  });
  server.billing = billings.cancelling;
  await inDialog('Cancel plan');
  await eventually(() => expect(toasts()).toEqual(['Plan cancelled.']));
  await eventually(() =>
    expect(shown()).toContain('You have Growth until June 30, 2026. Then you’ll move to Free.'),
  );
  server.answers.UndoCancel = () => ({ status: 200, body: { status: 200, message: 'Kept.', data: {} } });
  server.billing = billings.active;
  await press('Keep Growth');
  await eventually(() => expect(shown()).not.toContain('Then you’ll move to Free.'));
});

test('what couldn’t be collected ends the plan now when it is cancelled', async () => {
  server.plan = 'growth';
  await open('pastDue');
  await eventually(() => find(card('Free')));
  await press('Switch to Free', card('Free'));
  await eventually(() => find('[role=dialog]'));
  expect(find('[role=dialog]').textContent).toContain('Growth ends now and you move to Free.');
});

test('who comes back from their store has it asked once', async () => {
  history.replaceState(null, '', '/settings/plans?store=answered');
  server.answers['follow-store-billing'] = () => ({
    status: 200,
    body: { status: 200, message: 'Your store bills the plan now.', data: { repeated: false } },
  });
  await open('free');
  await eventually(() => expect(toasts()).toEqual(['Your store bills the plan now.']));
  expect(server.of('follow-store-billing')).toHaveLength(1);
  expect(location.search).toBe('');
});

test('the banner says day and consequence of what couldn’t be collected, and how many days a trial has left', async () => {
  await open('pastDue', {}, <PlanBanner />);
  await eventually(() =>
    expect(shown()).toContain(
      'We couldn’t collect $29.00 for Growth. Pay by June 29, 2026 to keep Growth. After that you’ll move to Free.',
    ),
  );
  expect(shown()).toContain('We’ll try again on Jun 19, 2026.');
  server.answers.PayOpenInvoice = () => paid('requires_action', '', 'https://pay.example/open');
  await press('Pay $29.00');
  await eventually(() => expect(left).toEqual(['https://pay.example/open']));
});

test('the trial’s banner is on every page but that of the plans', async () => {
  history.replaceState(null, '', '/dashboard');
  await open('trial', {}, <PlanBanner />);
  await eventually(() =>
    expect(shown()).toContain('Your trial ends in 4 days, on June 20, 2026. Then you’ll move to Free.'),
  );
});
