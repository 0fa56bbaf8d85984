import type { FastifyInstance } from 'fastify';
import type { SandboxAccount } from './accounts.ts';
import { type Act, type Question, servePage } from './page.ts';
import type { World } from './sandbox.ts';

type Accounts = (id: string) => SandboxAccount | null;
/** What a page asks, apart from its title and heading. */
type Rest = Omit<Question, 'title' | 'heading'>;

/**
 * Serves the page on which a customer pays an account.
 *
 * @param path e.g. "/c/pay/:id"
 */
export const servePayment = <Payment extends { account: string }>(
  app: FastifyInstance,
  path: string,
  accounts: Accounts,
  find: (id: string) => Payment | null | undefined,
  ask: (payment: Payment) => Rest,
): void =>
  servePage(app, path, find, (payment) => {
    const { name } = accounts(payment.account)!;
    return { ...ask(payment), title: `Pay ${name}`, heading: name };
  });

/**
 * Serves the page that shows an account's money and what can be done with it.
 *
 * @param path what comes before the account's id, e.g. "/balance"
 */
export const serveBalance = (
  app: FastifyInstance,
  path: string,
  accounts: Accounts,
  { at }: World,
  text: string,
  ask: (account: string) => { amount?: string; acts: readonly Act[] },
): void =>
  servePage(app, `${path}/:id`, accounts, ({ id, name }) => ({
    ...ask(id),
    title: `Balance of ${name}`,
    heading: name,
    text,
    back: `${at()}${path}/${id}`,
  }));
