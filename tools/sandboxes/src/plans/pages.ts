import type { IncomingMessage, ServerResponse } from 'node:http';
import { bodyOf } from '../engine/http.ts';
import { leadTo, moneyOf, noPage, offered, type Pressable, showPage } from '../engine/question.ts';
import type { PagePress, PlanBooks } from './books.ts';
import { type Card, cards, lastDigits } from './cards.ts';
import { planLife } from './life.ts';
import type { SandboxPage } from './objects.ts';

const behaviours: Readonly<Record<Card, string>> = {
  works: 'a card that works',
  funds: 'a card that has no funds later',
  stolen: 'a card that is stolen later',
  closed: 'a card that is closed later',
  confirm: 'a card that asks for a confirmation later',
};
const keptActs = cards.map((card): Pressable => [card, `Use ${behaviours[card]}`]);
const payActs: readonly Pressable[] = [
  ...cards.map((card): Pressable => [card, `Pay by ${behaviours[card]}`]),
  ['delay', 'Pay, confirmed later'],
  ['bounce', 'Pay, refused later'],
  ['decline', 'Try a card that is declined'],
];
const leaveActs: readonly Pressable[] = [
  ['expire', 'Let the page expire'],
  ['cancel', 'Cancel and go back'],
];
const confirmActs: readonly Pressable[] = [
  ['confirm', 'Confirm the payment'],
  ['refuse', 'Refuse it'],
];
const mostShown = 30;

const actIn = async (request: IncomingMessage): Promise<string> =>
  new URLSearchParams((await bodyOf(request)).toString('utf8')).get('act') ?? '';

const textOf = ({ purpose, detail, payment }: SandboxPage): string =>
  [purpose, detail, payment?.refusal && 'The last card was declined.'].filter(Boolean).join('. ');

/** The pages of the sandbox: where a buyer pays, where their bank asks them, and where money is given back and cards go bad. */
export const planSandboxPages = (books: PlanBooks, forgetKeys: () => void) => {
  const checkout = async (request: IncomingMessage, response: ServerResponse, id: string) => {
    const page = books.pages.find((one) => one.id === id);
    if (!page) return noPage(response);
    const isOpen = planLife.can('page', page, 'page.complete');
    const acts = page.amount === null ? keptActs : payActs;
    const show = () =>
      showPage(response, {
        title: 'Pay for your plan',
        heading: 'Counterfoil',
        ...(page.amount !== null && { amount: moneyOf(page.amount, page.currency) }),
        text: isOpen ? textOf(page) : 'This payment page is closed.',
        action: `/c/plan/${id}`,
        back: page.successUrl,
        ...(isOpen && { acts: [...acts, ...leaveActs] }),
      });
    if (request.method === 'GET' || !isOpen) return show();
    const act = await actIn(request);
    if (act === 'cancel') return leadTo(response, page.cancelUrl);
    if (act === 'expire') {
      books.expired(page);
      return leadTo(response, page.cancelUrl);
    }
    if (!acts.some(([name]) => name === act)) return show();
    await books.pressed(page, act as PagePress);
    leadTo(response, act === 'decline' ? `/c/plan/${id}` : page.successUrl);
  };
  const confirmation = async (request: IncomingMessage, response: ServerResponse, id: string) => {
    const payment = books.payments.find((one) => one.id === id);
    const back = payment?.returnUrl;
    if (!payment || !back) return noPage(response);
    const waits = planLife.can('payment', payment, 'payment.confirm');
    if (request.method === 'GET' || !waits)
      return showPage(response, {
        title: 'Confirm your payment',
        heading: 'Your bank',
        amount: moneyOf(payment.amount, payment.currency),
        text: waits ? payment.description : 'Nothing waits to be confirmed.',
        action: `/confirm/${id}`,
        back,
        ...(waits && { acts: confirmActs }),
      });
    await books.confirmed(payment, (await actIn(request)) === 'confirm');
    leadTo(response, back);
  };
  const moneyActs = (): Pressable[] => [
    ['forget', 'Forget which requests came before'],
    ...books.payments.slice(-mostShown).flatMap((one): Pressable[] => {
      const [rest, half] = [one.amount - one.refunded, Math.floor((one.amount - one.refunded) / 2)];
      const about = (units: number) => `${moneyOf(units, one.currency)}, ${one.description}`;
      const isPaid = planLife.can('payment', one, 'payment.refund');
      return [
        ...offered(isPaid && rest > 0, `refund ${one.id} ${rest}`, `Refund ${about(rest)}`),
        ...offered(isPaid && half > 0, `refund ${one.id} ${half}`, `Refund ${about(half)}`),
        ...offered(isPaid && !one.disputed, `dispute ${one.id}`, `Dispute ${about(one.amount)}`),
      ];
    }),
    ...books.cards
      .all()
      .slice(-mostShown)
      .flatMap(([id, now]) =>
        cards
          .filter((card) => card !== now)
          .map(
            (card): Pressable => [`card ${id} ${card}`, `Make •••• ${lastDigits[now]} ${behaviours[card]}`],
          ),
      ),
  ];
  const money = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'POST') {
      const [act, id = '', more = ''] = (await actIn(request)).split(' ');
      const payment = books.payments.find((one) => one.id === id);
      if (act === 'forget') forgetKeys();
      if (act === 'refund' && payment) books.refunded(payment, Number(more));
      if (act === 'dispute' && payment) await books.disputed(payment);
      const card = cards.find((one) => one === more);
      if (act === 'card' && card && books.cards.of(id)) books.cards.change(id, card);
    }
    showPage(response, {
      title: 'Money',
      heading: 'Payments and cards',
      text: 'Give money back, dispute it, or let a kept card go bad.',
      action: '/money',
      back: '/money',
      acts: moneyActs(),
    });
  };
  /** Answers a page; false for any other address. */
  return async (request: IncomingMessage, response: ServerResponse, { pathname }: URL): Promise<boolean> => {
    const [, first, second, third] = pathname.split('/');
    if (first === 'c' && second === 'plan') await checkout(request, response, third ?? '');
    else if (first === 'confirm') await confirmation(request, response, second ?? '');
    else if (first === 'money') await money(request, response);
    else return false;
    return true;
  };
};
