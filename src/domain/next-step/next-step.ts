/**
 * What has happened to a record, as far as its next step goes: being written; issued, and nobody was sent it; waiting for the
 * other party; the same after the day it was due; agreed to by them; nothing is waited for any more; the same, but not by being paid; so few are left that it
 * is time for more; cancelled; archived.
 */
export type Situation =
  | 'draft'
  | 'unsent'
  | 'open'
  | 'overdue'
  | 'accepted'
  | 'settled'
  | 'forgiven'
  | 'short'
  | 'cancelled'
  | 'deleted';

/** Acts by their names, the likeliest first. */
export interface Ranking {
  /** Those that may be the primary act. None of them allowed, or none at all: nothing is. */
  lead?: readonly string[];
  /** Those worth a button beside it. */
  beside?: readonly string[];
}

/** What was archived can only come back. */
export const deleted: Ranking = { lead: ['restore'] };

/** The rankings of one subject; a situation that is left out ranks nothing. */
export type Rankings = Readonly<Partial<Record<Situation, Ranking>>>;

/** Where each allowed act of a record is found. */
export interface NextStep<Name extends string> {
  /** The one act that what has happened asks for. */
  primary: Name | null;
  /** Buttons beside it. */
  beside: readonly Name[];
  /** The rest, under "More". */
  more: readonly Name[];
}

/** So many buttons, the primary act among them. */
export const mostButtons = 3;

/** Acts that take a record out of use. They look like it, are never primary and come last. */
export const isDestructive = (name: string): boolean => name === 'cancel' || name === 'delete';

/**
 * The next step of a record: which of the acts that are allowed leads, which stand beside it and which wait under "More".
 *
 * @param allowed what the chart and the role allow, in the order they are offered in
 */
export const nextStep = <Name extends string>(
  rankings: Rankings,
  situation: Situation,
  allowed: readonly Name[],
): NextStep<Name> => {
  const { lead = [], beside = [] } = rankings[situation] ?? {};
  const among = (names: readonly string[]) =>
    names.flatMap((name) => allowed.filter((one) => one === name && !isDestructive(name)));
  const [primary = null] = among(lead);
  const others = allowed.filter((name) => name !== primary);
  const room = primary === null ? mostButtons : mostButtons - 1;
  const rank = (name: Name) => (isDestructive(name) ? 1 : 0);
  const inOrder = others.toSorted((one, other) => rank(one) - rank(other));
  // A menu of what would have fitted beside it helps nobody.
  if (inOrder.length <= room) return { primary, beside: inOrder, more: [] };
  const likeliest = among([...lead, ...beside]).filter((name) => name !== primary);
  const visible = [...new Set([...likeliest, ...inOrder.filter((name) => !isDestructive(name))])].slice(
    0,
    room,
  );
  return { primary, beside: visible, more: inOrder.filter((name) => !visible.includes(name)) };
};
