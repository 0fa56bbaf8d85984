import type { PaymentMode } from '../books/payment-mode.ts';
import { atRate, compare, type Decimal, isNothing, isReadableAmount, minus, zero } from '../money.ts';
import { type Received, settledBy } from '../posted/received.ts';
import { digitsOf } from '../values/currency.ts';
import { spreadOver } from './spread.ts';

/** Something money may settle, or credit that may be paid back: an invoice, an opening balance, what stands to a customer's credit. */
export interface Owing {
  id: string;
  currency: string;
  /** What is proposed for it. */
  owed: Decimal;
  /** The most it takes, where that is more than is proposed. */
  most?: Decimal;
  /** What is off it for paying early, where something is. */
  discount?: Decimal;
}

/** A payment as typed; amount, shares and rate may still be text nobody can read. The rate of a payment at home is 1. */
export interface PaymentDraft extends Received {
  mode: PaymentMode;
  /** The bank it goes through; empty for the default one. */
  bankId: string;
  /** What the bank takes for it beside it; empty for nothing. */
  bankCharge: string;
  onDay: string;
  memo: string;
  /** What is off for paying early is taken with it. */
  discount: boolean;
  /** That discount takes its part of the tax along. */
  taxRelief: boolean;
  /** Shares typed by hand, by what they settle. */
  shares: Readonly<Record<string, string>>;
}

/** What tells one way of paying from another. */
export interface TakingRules {
  /** What more than is owed becomes. */
  surplus: 'credit' | 'refused';
  /** One payment over several of a currency. */
  spreads: boolean;
  /** Whether an amount nobody can read is told at a press, or nothing can be pressed until it can be read. */
  tells: boolean;
  needsRate: boolean;
  needsDay: boolean;
}

const refused = {
  surplus: 'refused',
  spreads: false,
  tells: false,
  needsRate: false,
  needsDay: false,
} as const;

/** The ways of paying, as data. */
export const takings = {
  document: { ...refused, surplus: 'credit', tells: true, needsRate: true },
  opening: { ...refused, needsRate: true, needsDay: true },
  batch: { ...refused, spreads: true },
  refund: { ...refused, tells: true },
  credit: refused,
} as const satisfies Record<string, TakingRules>;

export type TakingKind = keyof typeof takings;

/** A payment on its way: what it may settle, which of that is picked, and what is typed. */
export interface Taking {
  kind: TakingKind;
  homeCurrency: string;
  owing: readonly Owing[];
  /** Null until one is picked by hand: then the first. */
  picked: string | null;
  draft: PaymentDraft;
}

const rulesOf = ({ kind }: Taking): TakingRules => takings[kind];

export const pickedOf = ({ owing, picked }: Pick<Taking, 'owing' | 'picked'>): Owing | undefined =>
  owing.find(({ id }) => id === picked) ?? owing[0];

export const currencyOfTaking = (taking: Taking): string => pickedOf(taking)?.currency ?? taking.homeCurrency;

/** What is proposed for what is picked: what is owed, less its discount where that is taken; at home at the rate typed. */
export const dueOf = (taking: Taking): Decimal => {
  const { owed = zero, discount = zero } = pickedOf(taking) ?? {};
  return taking.draft.discount ? minus(owed, discount) : owed;
};

/** The draft with its discount taken, or left out, and the amount that goes with that; at home only where the rate can be read. */
export const switchedDiscount = (taking: Taking): Pick<PaymentDraft, 'discount' | 'amount'> => {
  const draft = { ...taking.draft, discount: !taking.draft.discount };
  const due = dueOf({ ...taking, draft });
  const { discount, inHome, rate, amount } = draft;
  if (!inHome) return { discount, amount: due };
  const { homeCurrency } = taking;
  return { discount, amount: isReadableAmount(rate) ? atRate(due, rate, digitsOf(homeCurrency)) : amount };
};

/** The discount is to be taken, and the amount leaves none of it, or more than it. */
export const missesDiscount = (taking: Taking): 'none' | 'more' | null => {
  const { draft, homeCurrency } = taking;
  const picked = pickedOf(taking);
  if (!draft.discount || !picked || !isReadableAmount(draft.amount)) return null;
  const due = dueOf(taking);
  const settles = settledBy(draft, { owed: due, currency: picked.currency }, homeCurrency);
  if (compare(settles, due) < 0) return 'more';
  return compare(settles, picked.owed) >= 0 ? 'none' : null;
};

/** What one payment is spread over: all that is owed in the picked currency. */
const sharers = (taking: Taking): Owing[] =>
  taking.owing.filter(({ currency }) => currency === currencyOfTaking(taking));

/** The share of each, as typed or else as the amount is spread, the oldest first. */
export const sharesOf = (taking: Taking): Record<string, string> => {
  const among = sharers(taking);
  const proposed = spreadOver(taking.draft.amount, among);
  return Object.fromEntries(among.map(({ id }) => [id, taking.draft.shares[id] ?? proposed[id] ?? '']));
};

/** What can't be read is no share that was left out. */
export const isFaultyShare = (share: string): boolean =>
  share !== '' && !isReadableAmount(share) && !isNothing(share);

const canSpread = (taking: Taking): boolean => {
  const shares = Object.values(sharesOf(taking));
  return shares.some(isReadableAmount) && !shares.some(isFaultyShare);
};

/** More is typed than what is picked takes. */
export const exceedsOwed = (taking: Taking): boolean => {
  const { draft, homeCurrency } = taking;
  const picked = pickedOf(taking);
  if (!picked || !isReadableAmount(draft.amount)) return false;
  const most = picked.most ?? picked.owed;
  return compare(settledBy(draft, { owed: most, currency: picked.currency }, homeCurrency), most) > 0;
};

/** Why a payment that is told of can't be recorded as it is typed. */
export const lacks = (taking: Taking, what: 'amount' | 'rate'): boolean => {
  const { tells, needsRate } = rulesOf(taking);
  if (!tells || !pickedOf(taking)) return false;
  return what === 'amount'
    ? !isReadableAmount(taking.draft.amount)
    : needsRate && !isReadableAmount(taking.draft.rate);
};

/** More is typed than is owed, and the rest may become credit. */
export const leavesSurplus = (taking: Taking): boolean =>
  rulesOf(taking).surplus === 'credit' && exceedsOwed(taking);

/** The payment can be recorded as it is typed. */
export const canRecord = (taking: Taking): boolean => {
  const { spreads, needsRate, needsDay } = rulesOf(taking);
  const { amount, rate, onDay } = taking.draft;
  if (!pickedOf(taking) || (needsRate && !isReadableAmount(rate)) || (needsDay && onDay === '')) return false;
  return spreads ? canSpread(taking) : isReadableAmount(amount) && !exceedsOwed(taking);
};
