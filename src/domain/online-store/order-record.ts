import type { Standing } from '../values/standing.ts';
import type { OrderHold } from './hold.ts';
import type { StoreOutcome } from './order.ts';

export const storeOrderStatuses = ['Received', 'Held', 'Applied', 'Skipped', 'Failed'] as const;
export type StoreOrderStatus = (typeof storeOrderStatuses)[number];

/** What the chart of an order’s record knows beside its status. */
export interface StoreOrderFacts {
  /** The shop told of it since it was last looked at. */
  waiting: boolean;
  /** Something of it is in the books. */
  made: boolean;
}

export type StoreOrderStanding = Standing<StoreOrderFacts> & { status: StoreOrderStatus };

/** True of an order that is to be looked at: the shop told of it since, or it's held and may go on. */
export const isToLookAt = ({ status, waiting }: { status: StoreOrderStatus; waiting: boolean }): boolean =>
  waiting || status === 'Held';

/** True of an order that is in the books. */
export const isApplied = ({ status }: Pick<StoreOrderStanding, 'status'>): boolean => status === 'Applied';
/** True of an order that can't be applied before something is mended. */
export const isOnHold = ({ status }: { status: StoreOrderStatus }): boolean => status === 'Held';

/** A held order as it's looked at once more; any other as it is. */
export const heardAgain = <Row extends { status: StoreOrderStatus; waiting: boolean }>(row: Row): Row =>
  row.status === 'Held' ? { ...row, status: 'Received', waiting: true } : row;

/** An order of the shop as people see it. */
export interface StoreOrderView {
  id: string;
  name: string;
  customer: string;
  placedOn: string | null;
  total: string | null;
  currency: string | null;
  /** Why it’s held, left out or failed; null for one that is none of these. */
  reason: string | null;
  /** What holds it; null for one that isn’t on hold. */
  hold: OrderHold | null;
  /** What it became; null while it became nothing. */
  documentId: string | null;
  documentNumber: string | null;
  /** What became of it at the shop; null for one that is simply sold. */
  outcome: StoreOutcome | null;
  standing: StoreOrderStanding;
}

/** A report of the shop, where the record stands since, or something that was made of the order. */
export type StoreOrderStepKind = 'report' | 'status' | 'deed';

/** A step of an order's way from the shop into the books. */
export interface StoreOrderStep {
  /** ISO 8601, in UTC. */
  at: string;
  /** When what a report tells happened, as the shop says, in the same form; null where it doesn’t say, and of other steps. */
  happenedAt: string | null;
  kind: StoreOrderStepKind;
  /** The report's topic, the act, or what was made. */
  what: string;
  reason: string | null;
  documentId: string | null;
  number: string | null;
}

/** A journal entry of a document made of an order. */
export interface StoreOrderEntry {
  number: number;
  onDay: string;
  memo: string;
  documentId: string;
}

/** An order with its way from the shop's reports to the journal. */
export interface StoreOrderTrail extends StoreOrderView {
  /** What its customer was shown, in another currency than the shop’s; null where that is the shop’s own. */
  shown: { currency: string; total: string } | null;
  steps: StoreOrderStep[];
  entries: StoreOrderEntry[];
}

/** How many orders there are in each state. */
export type StoreOrderCounts = Readonly<Record<StoreOrderStatus, number>>;

export const storeRunStatuses = ['Queued', 'Running', 'Waiting', 'Done', 'Failed', 'Stopped'] as const;
export type StoreRunStatus = (typeof storeRunStatuses)[number];

/** A run that takes orders in: the first import of past ones, or a poll. */
export interface StoreRunView {
  id: string;
  kind: 'import' | 'poll';
  status: StoreRunStatus;
  /** How many orders were found, and how many of them were looked at. */
  found: number;
  done: number;
  fault: string | null;
  /** The shop asked us to wait: it goes on by itself in a moment. */
  resting: boolean;
}

/** True while a run is carried out, or about to be. */
export const isWorkedOn = ({ status, resting }: Pick<StoreRunView, 'status' | 'resting'>): boolean =>
  status === 'Queued' || status === 'Running' || resting;

/** True of a run that goes on by itself. */
export const isUnderWay = ({ status }: Pick<StoreRunView, 'status'>): boolean =>
  status === 'Queued' || status === 'Running' || status === 'Waiting';

/** True of a run that looked at every order. */
export const isDone = ({ status }: Pick<StoreRunView, 'status'>): boolean => status === 'Done';
