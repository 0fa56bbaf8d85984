import type { Credit } from './second-money.ts';
import type { Content } from './second-totals.ts';

/** What the second ledger hands over to what pays credit back. */
interface Hands {
  unspent: (customer: string, currency: string) => Credit[];
  spend: (
    customer: string,
    currency: string,
    amount: bigint,
    taken: (credit: Credit, part: bigint, worth: bigint) => void,
  ) => void;
  post: (account: number, amount: bigint) => void;
  home: (units: bigint, content: Content, rate: string) => bigint;
}

/** Credit paid back; without a rate of the day at what it is worth in the books. */
export const refunding =
  ({ unspent, spend, post, home }: Hands) =>
  (customer: string, currency: string, amount: bigint, account: number, rate: string | null = null): void => {
    const [first] = unspent(customer, currency);
    let carried = 0n;
    spend(customer, currency, amount, (_, __, worth) => {
      carried += worth;
    });
    const paid = rate && first ? home(amount, first.content, rate) : carried;
    post(account, -paid);
    post(19, paid - carried);
  };
