import type { AccountPart } from '../account-part.ts';
import type { Values } from './values.ts';

/** What an act does, in words before figures. `party` is empty where several are meant. */

type Amount = (values: Values<'amount' | 'party' | 'account'>) => string;

const customer = (party: string) => party || 'Your customers';
const vendor = (party: string) => party || 'your vendors';
const owes = (party: string) => (party ? `${party} owes` : 'Your customers owe');
const has = (party: string) => (party ? `${party} has` : `${customer('')} have`);

const balance: { more: Amount; less: Amount } = {
  more: ({ account, amount }) => `The balance of ${account} rises by ${amount}.`,
  less: ({ account, amount }) => `The balance of ${account} falls by ${amount}.`,
};

/** By the part of the books that changes: what is said where it grows, and where it shrinks. */
export const effectSentences: Readonly<Record<AccountPart, { more: Amount; less: Amount }>> = {
  owed: {
    more: ({ party, amount }) => `${owes(party)} you ${amount} more.`,
    less: ({ party, amount }) => `${owes(party)} you ${amount} less.`,
  },
  owing: {
    more: ({ party, amount }) => `You owe ${vendor(party)} ${amount} more.`,
    less: ({ party, amount }) => `You owe ${vendor(party)} ${amount} less.`,
  },
  credit: {
    more: ({ party, amount }) => `${has(party)} ${amount} more credit with you.`,
    less: ({ party, amount }) => `${has(party)} ${amount} less credit with you.`,
  },
  paidAhead: {
    more: ({ party, amount }) => `You have ${amount} more paid in advance with ${vendor(party)}.`,
    less: ({ party, amount }) => `You have ${amount} less paid in advance with ${vendor(party)}.`,
  },
  income: {
    more: ({ amount }) => `Your income grows by ${amount}.`,
    less: ({ amount }) => `Your income shrinks by ${amount}.`,
  },
  expense: {
    more: ({ amount }) => `Your costs grow by ${amount}.`,
    less: ({ amount }) => `Your costs shrink by ${amount}.`,
  },
  exchange: {
    more: ({ amount }) => `You lose ${amount} on the exchange rate.`,
    less: ({ amount }) => `You gain ${amount} on the exchange rate.`,
  },
  money: {
    more: ({ account, amount }) => `${amount} goes into ${account}.`,
    less: ({ account, amount }) => `${amount} leaves ${account}.`,
  },
  tax: {
    more: ({ amount }) => `You owe ${amount} more in tax.`,
    less: ({ amount }) => `You owe ${amount} less in tax.`,
  },
  taxBack: {
    more: ({ amount }) => `You can claim back ${amount} more in tax.`,
    less: ({ amount }) => `You can claim back ${amount} less in tax.`,
  },
  stock: {
    more: ({ amount }) => `Your stock is worth ${amount} more.`,
    less: ({ amount }) => `Your stock is worth ${amount} less.`,
  },
  bought: {
    more: ({ amount }) => `Your stock and costs grow by ${amount}.`,
    less: ({ amount }) => `Your stock and costs shrink by ${amount}.`,
  },
  asset: balance,
  claim: balance,
};

export const showEntry = ({ count }: { count: number }) =>
  count === 1 ? 'Show the entry' : 'Show the entries';
/** Until somebody is chosen. */
export const nobodyYet = { receivable: 'The customer', payable: 'the vendor' } as const;
export const account = 'Account';
export const debit = 'Debit';
export const credit = 'Credit';
export const nothingPosted = 'Nothing changes in your books.';
