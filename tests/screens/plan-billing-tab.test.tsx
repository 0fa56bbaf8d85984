import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { changes } from '../../src/api/client/intent.ts';
import { sessionFlow } from '../../src/machines/session/session.flow.ts';
import { BusinessContext } from '../../src/screens/frame/business.ts';
import { queryClient } from '../../src/screens/frame/query-client.ts';
import { SessionContext } from '../../src/screens/frame/use-session.ts';
import { toast, toastStore } from '../../src/screens/kit/notices/toast.ts';
import { PlansPage } from '../../src/screens/plans/PlansPage.tsx';
import { PricingPage } from '../../src/screens/plans/PricingPage.tsx';
import { currentBusiness } from '../support/current-business.ts';
import { type BillingName, billings, plansServer } from '../support/plans-server.ts';
import { choose, eventually, find, pick, render, type } from '../support/render.tsx';

const left = vi.hoisted(() => [] as string[]);
vi.mock('../../src/screens/kit/leave-for.ts', () => ({ leaveFor: (address: string) => left.push(address) }));

let server: ReturnType<typeof plansServer>;
beforeEach(() => {
  server = plansServer();
  server.plan = 'growth';
  left.length = 0;
  server.answers.GetAllPlanBillingHistroyByUser = () => ({
    status: 200,
    body: { plan: [], currentpage: 1, total: 0, pagetotal: 1 },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  changes.clear();
  for (const { id } of toastStore.current()) toast.dismiss(id);
});

const shown = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
const press = (name: string, times = 1) =>
  act(async () => {
    const found = [...document.querySelectorAll('button')].find(({ textContent }) =>
      textContent?.includes(name),
    );
    if (!found) throw new Error(`No button ${name} in ${shown()}`);
    for (let n = 0; n < times; n += 1) found.click();
  });
const toasts = () => toastStore.current().map(({ text }) => text);

const open = async (billing: BillingName, address: string) => {
  server.billing = billings[billing];
  history.replaceState(null, '', address);
  render(
    <SessionContext value={createActor(sessionFlow, { input: { returnTo: null } })}>
      <QueryClientProvider client={queryClient()}>
        <BusinessContext value={{ ...currentBusiness, plan: 'growth' }}>
          <PlansPage />
        </BusinessContext>
      </QueryClientProvider>
    </SessionContext>,
  );
  await eventually(() => find('h1'));
};

test('changing how the plan is paid leads to the provider’s page, and is sent once however often it is pressed', async () => {
  server.answers.ChangePaymentMethod = () => ({
    status: 200,
    body: {
      status: 200,
      message: 'Answered.',
      PaymentStatus: 'requires_action',
      Comment: 'Enter it there.',
      link: 'https://pay.example/keep',
      payment: null,
      data: { PlanName: 'growth', SubscriptionPlanId: 3 },
    },
  });
  await open('active', '/settings/plans?tab=billing');
  await eventually(() => expect(shown()).toContain('Visa •••• 4242'));
  await press('Change payment method', 2);
  await eventually(() => expect(left).toContain('https://pay.example/keep'));
  expect(new Set(server.of('ChangePaymentMethod').map(({ key }) => key)).size).toBe(1);
});

test('a method is said to be charged where something is still charged', async () => {
  await open('active', '/settings/plans?tab=billing');
  await eventually(() => expect(shown()).toContain('We charge this when your plan renews.'));
});

test('a method of a cancelled plan is not said to be charged', async () => {
  await open('cancelling', '/settings/plans?tab=billing');
  await eventually(() => expect(shown()).toContain('You won’t be charged again.'));
  expect(shown()).toContain('Visa •••• 4242');
  expect(shown()).not.toContain('We charge this');
});

test('a coupon for a running plan is asked for beside its field, and what is wrong with one stays beside it', async () => {
  await open('active', '/settings/plans?tab=billing');
  await eventually(() => expect(shown()).toContain('counts from your next invoice'));
  await press('Use coupon');
  expect(shown()).toContain('Enter the code of the coupon.');
  server.answers.AddCoupon = () => ({
    status: 400,
    body: {
      Message: 'There’s no such coupon.',
      kind: 'invalid',
      fields: [{ field: 'couponcode', message: 'There’s no such coupon.' }],
    },
  });
  type('[id="plan.add-coupon-code"]', 'SPRING');
  await press('Use coupon');
  await eventually(() => expect(shown()).toContain('There’s no such coupon.'));
  server.answers.AddCoupon = () => ({
    status: 200,
    body: { status: 200, message: 'Coupon added.', data: { couponcode: 'SPRING', repeated: false } },
  });
  await press('Use coupon');
  await eventually(() => expect(toasts()).toContain('Coupon added.'));
  expect(server.of('AddCoupon').at(-1)!.body).toMatchObject({ couponcode: 'SPRING' });
  expect(find<HTMLInputElement>('[id="plan.add-coupon-code"]').value).toBe('');
});

test('a business that came from its store may have the store bill the plan it chooses, and is led there', async () => {
  server.answers.IsShopifySubscriptionAvailable = () => ({
    status: 200,
    body: {
      status: 200,
      message: 'Done.',
      data: {
        IsShopifySubscriptionAvailable: true,
        CameFromStore: true,
        Reason: null,
        shopName: 'lamps.myshopify.com',
        ShopTitle: 'Lamps',
        PaidUntil: null,
      },
    },
  });
  server.answers.ShopifySubscriptionBilling = () => ({
    status: 200,
    body: { status: 200, message: 'Done.', data: { confirmationUrl: 'https://store.example/confirm' } },
  });
  await open('free', '/settings/plans');
  await eventually(() => expect(shown()).toContain('You came to us from Lamps.'));
  choose('form select', 'enterprise');
  await press('Continue to your store');
  await eventually(() => expect(left).toEqual(['https://store.example/confirm']));
  expect(server.of('ShopifySubscriptionBilling')[0]!.body).toMatchObject({
    shopName: 'lamps.myshopify.com',
    SubscriptionPlanId: 13,
    interval: 'month',
  });
});

test('one that didn’t come from a store is offered nothing of the kind', async () => {
  await open('free', '/settings/plans');
  await eventually(() => expect(shown()).toContain('$29.00 a month'));
  expect(shown()).not.toContain('Pay through your online store');
});

test('a visitor reads prices by the month or the year where plans are sold', async () => {
  render(<PricingPage />);
  await eventually(() => expect(shown()).toContain('$29.00 a month'));
  await pick('[role=radiogroup] input[value=year]');
  await eventually(() => expect(shown()).toContain('$290.00 a year'));
});

test('and none where they aren’t', async () => {
  server.answers['get-plan-prices'] = () => ({ status: 200, body: { Prices: [] } });
  render(<PricingPage />);
  await eventually(() => expect(shown()).toContain('Growth'));
  expect(shown()).not.toMatch(/\$\d/);
});
