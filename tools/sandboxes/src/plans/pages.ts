import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Act, type Button, moneyOf, offered, servePage, showPage } from '../engine/page.ts';
import { formOf, type World } from '../engine/sandbox.ts';
import type { PagePress, PlanBooks } from './books.ts';
import { type Card, cards, lastDigits } from './cards.ts';
import type { SandboxPage } from './objects.ts';
import { planLife } from './plan-sandbox.lifecycle.ts';

const behaviours: Readonly<Record<Card, string>> = {
  works: 'a card that works',
  funds: 'a card that has no funds later',
  stolen: 'a card that is stolen later',
  closed: 'a card that is closed later',
  confirm: 'a card that asks for a confirmation later',
};
const payments: readonly (readonly [press: PagePress, label: string])[] = [
  ...cards.map((card) => [card, `Pay by ${behaviours[card]}`] as const),
  ['delay', 'Pay, confirmed later'],
  ['bounce', 'Pay, refused later'],
  ['decline', 'Try a card that is declined'],
];
const keepings = cards.map((card) => [card, `Use ${behaviours[card]}`] as const);
const mostShown = 30;

const textOf = ({ purpose, detail, payment }: SandboxPage): string =>
  [purpose, detail, payment?.refusal && 'The last card was declined.'].filter(Boolean).join('. ');

/** Where a buyer pays, or keeps a card. */
const serveCheckout = (app: FastifyInstance, books: PlanBooks) =>
  servePage(
    app,
    '/c/plan/:id',
    (id) => books.pages.find((one) => one.id === id),
    (page) => {
      const { id, amount, currency, successUrl, cancelUrl } = page;
      const isOpen = planLife.can('page', page, 'page.complete');
      const press = async (how: PagePress) => {
        await books.pressed(page, how);
        return how === 'decline' ? `/c/plan/${id}` : successUrl;
      };
      const expire = () => {
        books.expired(page);
        return cancelUrl;
      };
      return {
        title: 'Pay for your plan',
        heading: 'Counterfoil',
        ...(amount !== null && { amount: moneyOf(amount, currency) }),
        text: isOpen ? textOf(page) : 'This payment page is closed.',
        back: successUrl,
        acts: offered(
          isOpen,
          ...(amount === null ? keepings : payments).map(
            ([how, label]): Act => [how, label, () => press(how)],
          ),
          ['expire', 'Let the page expire', expire],
          ['cancel', 'Cancel and go back', () => cancelUrl],
        ),
      };
    },
  );

/** The page on which a buyer's bank asks for confirmation. */
const serveConfirmation = (app: FastifyInstance, books: PlanBooks) =>
  servePage(
    app,
    '/confirm/:id',
    (id) => books.payments.find((one) => one.id === id && one.returnUrl),
    (payment) => {
      const back = payment.returnUrl!;
      const waits = planLife.can('payment', payment, 'payment.confirm');
      const answer = async (yes: boolean) => {
        await books.confirmed(payment, yes);
        return back;
      };
      return {
        title: 'Confirm your payment',
        heading: 'Your bank',
        amount: moneyOf(payment.amount, payment.currency),
        text: waits ? payment.description : 'Nothing waits to be confirmed.',
        back,
        acts: offered(
          waits,
          ['confirm', 'Confirm the payment', () => answer(true)],
          ['refuse', 'Refuse it', () => answer(false)],
        ),
      };
    },
  );

const moneyActs = ({ payments, cards: kept }: PlanBooks): Button[] => [
  ['forget', 'Forget which requests came before'],
  ...payments.slice(-mostShown).flatMap((one): Button[] => {
    const [rest, half] = [one.amount - one.refunded, Math.floor((one.amount - one.refunded) / 2)];
    const about = (units: number) => `${moneyOf(units, one.currency)}, ${one.description}`;
    const amounts = [rest, half].filter((units) => units > 0);
    const refunds = amounts.map((units): Button => [`refund ${one.id} ${units}`, `Refund ${about(units)}`]);
    const dispute: Button = [`dispute ${one.id}`, `Dispute ${about(one.amount)}`];
    if (!planLife.can('payment', one, 'payment.refund')) return [];
    return one.disputed ? refunds : [...refunds, dispute];
  }),
  ...kept
    .all()
    .slice(-mostShown)
    .flatMap(([id, now]) =>
      cards
        .filter((card) => card !== now)
        .map((card): Button => [`card ${id} ${card}`, `Make •••• ${lastDigits[now]} ${behaviours[card]}`]),
    ),
];

/** Where money is given back and cards go bad. By hand, since any amount can be pressed, not only those that are offered. */
const serveMoney = (app: FastifyInstance, at: () => string, books: PlanBooks, forgetKeys: () => void) => {
  const press = async (pressed: string) => {
    const [act, id = '', more = ''] = pressed.split(' ');
    const payment = books.payments.find((one) => one.id === id);
    if (act === 'forget') forgetKeys();
    if (act === 'refund' && payment) books.refunded(payment, Number(more));
    if (act === 'dispute' && payment) await books.disputed(payment);
    const card = cards.find((one) => one === more);
    if (act === 'card' && card && books.cards.of(id)) books.cards.change(id, card);
  };
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    await press(formOf(request).get('act') ?? '');
    return showPage(reply, request.url, {
      title: 'Money',
      heading: 'Payments and cards',
      text: 'Give money back, dispute it, or let a kept card go bad.',
      back: `${at()}/money`,
      acts: moneyActs(books),
    });
  };
  app.get('/money', answer);
  app.post('/money', answer);
};

/** The pages of the sandbox of plan payments. */
export const servePlanPages = (
  app: FastifyInstance,
  { at }: World,
  books: PlanBooks,
  forgetKeys: () => void,
): void => {
  serveCheckout(app, books);
  serveConfirmation(app, books);
  serveMoney(app, at, books, forgetKeys);
};
