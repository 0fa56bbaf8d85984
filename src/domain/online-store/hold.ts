import type { Refusal, RefusalKind } from '../values/refusal.ts';

/** Why an order of the shop is on hold, by what lets it go on. */
export const holdKinds = [
  ...(['plan', 'location', 'gateway', 'rate', 'item', 'matches', 'stock', 'tax', 'credit'] as const),
  ...(['currency', 'total', 'size', 'edited', 'locked', 'unreadable', 'other'] as const),
] as const;
export type HoldKind = (typeof holdKinds)[number];

/** What holds an order. */
export interface OrderHold {
  kind: HoldKind;
  /** What it is about, as the shop names it: its location by number, a gateway, a currency, an item, a tax; null for nothing. */
  about: string | null;
}

/** How many orders are on hold for a reason. */
export interface HeldFor {
  kind: HoldKind;
  orders: number;
}

/** What the owners are told of orders on hold: those that wait for a larger plan, and all others. */
export const heldMatters = ['held', 'plan'] as const;
export type HeldMatter = (typeof heldMatters)[number];

const matterOf = (kind: HoldKind): HeldMatter => (kind === 'plan' ? 'plan' : 'held');

/** The reasons of one matter, the most orders first as they were given. */
export const holdsOf = (matter: HeldMatter, holds: readonly HeldFor[]): HeldFor[] =>
  holds.filter(({ kind }) => matterOf(kind) === matter);

/** How many orders are on hold for all of these reasons. */
export const ordersIn = (holds: readonly HeldFor[]): number =>
  holds.reduce((sum, { orders }) => sum + orders, 0);

/** What came of trying the orders on hold for one reason again. */
export interface RetriedOrders {
  tried: number;
  /** No longer on hold. */
  released: number;
  /** Still on hold for that reason. */
  left: number;
  /** False while the store isn’t active: none was tried. */
  goesOn: boolean;
}

/** What of other refusals holds an order. */
const ofRefusals: Partial<Record<RefusalKind, HoldKind>> = {
  'plan-limit': 'plan',
  shortage: 'stock',
  'locked-period': 'locked',
};

/** What holds an order that was refused so. */
export const holdOf = ({ kind, details }: Refusal): OrderHold =>
  (details?.hold as OrderHold | undefined) ?? { kind: ofRefusals[kind] ?? 'other', about: null };
