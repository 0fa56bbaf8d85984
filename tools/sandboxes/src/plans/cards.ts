import { isMarked, markedId } from '../engine/accounts.ts';

/** How a card behaves when it is charged without its owner: it pays, has no funds, was stolen, was closed, or its bank wants a confirmation. */
export const cards = ['works', 'funds', 'stolen', 'closed', 'confirm'] as const;
export type Card = (typeof cards)[number];

/** The numbers that Stripe's own test cards of that behaviour end in. */
export const lastDigits: Readonly<Record<Card, string>> = {
  works: '4242',
  funds: '9995',
  stolen: '9979',
  closed: '0341',
  confirm: '3184',
};

/** What a bank says no with. */
export interface Refusal {
  code: string;
  decline_code: string;
}
const declined = (decline_code: string): Refusal => ({ code: 'card_declined', decline_code });
export const refusals = {
  funds: declined('insufficient_funds'),
  stolen: declined('stolen_card'),
  closed: declined('invalid_account'),
  declined: declined('generic_decline'),
  confirm: { code: 'authentication_required', decline_code: 'authentication_required' },
  unconfirmed: {
    code: 'payment_intent_authentication_failure',
    decline_code: 'payment_intent_authentication_failure',
  },
} as const satisfies Readonly<Record<string, Refusal>>;

const prefixOf = (card: Card): string => `pm_${card}_`;

/** The cards that are kept. An id says which card it is, so that a restart of the sandbox forgets none. */
export const sandboxCards = (secret: string) => {
  const changed = new Map<string, Card>();
  return {
    keep: (card: Card): string => {
      const id = markedId(prefixOf(card), secret);
      changed.set(id, card);
      return id;
    },
    /** How a card behaves now; null for one that isn't kept here. */
    of: (id: string): Card | null =>
      changed.get(id) ?? cards.find((card) => isMarked(id, prefixOf(card), secret)) ?? null,
    change: (id: string, card: Card): void => {
      changed.set(id, card);
    },
    all: (): [id: string, card: Card][] => [...changed],
  };
};
