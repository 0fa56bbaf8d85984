import { vi } from 'vitest';

/** What the page of plans sent. */
interface Sent {
  method: string;
  path: string;
  query: URLSearchParams;
  body: Record<string, unknown> | null;
  key: string | null;
}

type Answer = { status: number; body: unknown };

const told = (data: unknown, message = 'Done.'): Answer => ({
  status: 200,
  body: { status: 200, message, data },
});

const price = (PlanName: string, monthly: number, Seats: number | null) =>
  (['month', 'year'] as const).map((Interval) => {
    const times = Interval === 'year' ? 10 : 1;
    return {
      PlanName,
      Interval,
      Currency: 'USD',
      Amount: String(monthly * times),
      Seats,
      SeatPrice: Seats === null ? null : String(5 * times),
    };
  });

/** Nothing is paid for, on a server that sells plans. */
const unbilled = {
  Sold: true,
  State: 'Free',
  HasDeal: false,
  Waiting: 'none',
  Terms: null,
  Currency: 'USD',
  Period: null,
  Next: null,
  Deal: null,
  NextCharge: null,
  Credit: '0',
  Coupon: null,
  PastDue: null,
  Method: null,
  Pending: null,
  TrialEndsAt: null,
  Today: '2026-06-16',
};

const paid = {
  ...unbilled,
  State: 'Active',
  Terms: { SubscriptionPlanId: 3, interval: 'month', seats: 5 },
  Period: { From: '2026-06-01', To: '2026-06-30' },
  NextCharge: { Day: '2026-07-01', Amount: '29.00' },
  Method: 'Visa •••• 4242',
};

/** How a plan can be paid for, by what the page is told of it. */
export const billings = {
  unsold: { ...unbilled, Sold: false },
  trial: { ...unbilled, State: 'Trial', TrialEndsAt: '2026-06-20T12:00:00.000Z' },
  free: unbilled,
  active: paid,
  pastDue: {
    ...paid,
    State: 'PastDue',
    NextCharge: null,
    PastDue: {
      Since: '2026-06-01',
      Amount: '29.00',
      Number: 'CF-0007',
      Reason: 'There isn’t enough money on the card.',
      Final: false,
      NextTry: '2026-06-19',
      GivesUpOn: '2026-06-29',
    },
  },
  cancelling: { ...paid, State: 'Cancelling', Waiting: 'end', NextCharge: null },
  smaller: {
    ...paid,
    State: 'Cancelling',
    Waiting: 'smaller',
    Next: { SubscriptionPlanId: 2, interval: 'month', seats: 2 },
    NextCharge: { Day: '2026-07-01', Amount: '9.00' },
  },
  deal: { ...unbilled, State: 'Deal', HasDeal: true, Deal: { SubscriptionPlanId: 3, seats: 5 } },
  store: { ...paid, State: 'Store', NextCharge: null, Method: null },
} as const;

export type BillingName = keyof typeof billings;

/** What an upgrade from growth to enterprise on 16 June comes to. Source: finance-answers.md, M6. */
const previewed = {
  Kind: 'up',
  Currency: 'USD',
  Lines: [
    {
      Kind: 'credit',
      SubscriptionPlanId: 3,
      Quantity: 1,
      From: '2026-06-16',
      To: '2026-06-30',
      Days: 15,
      OfDays: 30,
      Price: '29.00',
      Off: '0',
      Net: '-14.50',
    },
    {
      Kind: 'plan',
      SubscriptionPlanId: 13,
      Quantity: 1,
      From: '2026-06-16',
      To: '2026-06-30',
      Days: 15,
      OfDays: 30,
      Price: '79.00',
      Off: '0',
      Net: '39.50',
    },
  ],
  Net: '25.00',
  Tax: '0',
  TaxName: '',
  TaxSentence: '',
  Sum: '25.00',
  CreditUsed: '0',
  DueNow: '25.00',
  From: '2026-06-16',
  Until: null,
  Afterwards: { Day: '2026-07-01', Amount: '79.00', interval: 'month' },
  Notices: [],
};

/** A server of plans for the page alone: what it was sent, and what it answers next. */
export const plansServer = () => {
  const server = {
    sent: [] as Sent[],
    billing: billings.free as object,
    plan: 'free',
    planId: 1,
    previewed: previewed as object,
    /** Answers by the end of a path, in place of the usual ones. */
    answers: {} as Record<string, (sent: Sent) => Answer | Promise<Answer>>,
    of: (path: string) => server.sent.filter((one) => one.path.endsWith(path)),
  };
  const usual: Record<string, () => Answer> = {
    GetBilling: () => told(server.billing),
    GetSubscriptionSeatsInfo: () => ({
      status: 200,
      body: {
        PlanName: server.plan,
        SubscriptionPlanId: server.planId,
        ActiveSeats: 3,
        used: 4,
        invites: 1,
        seats: 5,
        TrialEndsAt: null,
        Usage: [
          { cap: 'clients', used: 2, limit: null },
          { cap: 'inventory', used: 32, limit: 500 },
          { cap: 'invoices', used: 120, limit: 500 },
        ],
      },
    }),
    'get-plan-prices': () => ({
      status: 200,
      body: {
        Prices: [...price('starter', 9, 2), ...price('growth', 29, 5), ...price('enterprise', 79, null)],
      },
    }),
    PreviewChange: () => told(server.previewed),
    GetAppSumoCodeByBusinessAndUser: () => told({ Codes: [] }),
    IsShopifySubscriptionAvailable: () =>
      told({
        IsShopifySubscriptionAvailable: false,
        CameFromStore: false,
        Reason: null,
        shopName: null,
        ShopTitle: null,
        PaidUntil: null,
      }),
  };
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body, headers }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, 'http://here');
    const sent = {
      method: method.toUpperCase(),
      path: pathname,
      query: searchParams,
      body: body ? JSON.parse(String(body)) : null,
      key: new Headers(headers).get('idempotency-key'),
    };
    server.sent.push(sent);
    const name = pathname.split('/').at(-1)!;
    const answer = server.answers[name] ?? usual[name];
    if (!answer) throw new Error(`Nobody answers ${name}.`);
    const { status, body: answered } = await answer(sent);
    return new Response(JSON.stringify(answered), { status });
  });
  return server;
};
