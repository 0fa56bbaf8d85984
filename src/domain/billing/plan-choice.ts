import type { ChosenPlan } from '../access/plans.ts';
import type { PlanInterval, Terms } from './billing.ts';

/** What is asked for, and the code of a coupon, if any. */
export interface PlanChoice extends Terms {
  coupon: string;
}

/** A line of what a change comes to. */
export interface PreviewLine {
  kind: 'plan' | 'seats' | 'credit';
  plan: ChosenPlan;
  /** Of people beyond those the plan includes, how many; 1 of a plan. */
  quantity: number;
  from: string;
  to: string;
  /** How many days of how many are charged or credited. */
  days: number;
  ofDays: number;
  /** Before tax and without the coupon; less than nothing where it is a credit. */
  price: string;
  /** What the coupon takes off. */
  off: string;
  net: string;
}

/** What a change comes to, before anybody agrees to it. */
export interface ChangePreview {
  kind: 'start' | 'up' | 'down' | 'end';
  currency: string;
  lines: readonly PreviewLine[];
  net: string;
  tax: string;
  taxName: string;
  /** Why there is no tax, where it must be said. */
  taxSentence: string;
  sum: string;
  /** Plan credit that pays a part. */
  creditUsed: string;
  dueNow: string;
  /** The day it begins. */
  from: string;
  /** The last day of what there is now, where that ends. */
  until: string | null;
  /** The next charge; null where there is none. */
  afterwards: { day: string; amount: string; interval: PlanInterval } | null;
  /** What else there is to know, in the server’s sentences. */
  notices: readonly string[];
}

/** How the server answers a change. */
export interface ChangeAnswer {
  paymentStatus: string;
  comment: string;
  /** Where the buyer pays or confirms the payment. */
  link: string | null;
}
