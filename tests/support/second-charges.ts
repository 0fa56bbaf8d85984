/** What the bank took for a payment, and how many of its shares were not taken back: one that was refunded came all the same. */
export interface Charge {
  account: number;
  home: bigint;
  shares: number;
}

interface Charged {
  charge?: Charge | null;
}

/** What banks take for payments, in the second ledger: it goes back with the last share of its payment that is taken back. */
export const charging = (post: (account: number, amount: bigint) => void) => {
  const moved = ({ account, home }: Charge, times: bigint): void => {
    post(30, times * home);
    post(account, -times * home);
  };
  return {
    taken: (home: bigint | undefined, account: number, shares: number): Charge | null => {
      if (!home) return null;
      const charge = { account, home, shares };
      moved(charge, 1n);
      return charge;
    },
    sharedBack: ({ charge }: Charged): void => {
      if (!charge) return;
      charge.shares -= 1;
      if (charge.shares === 0) moved(charge, -1n);
    },
  };
};
