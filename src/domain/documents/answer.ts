import type { Day } from '../day.ts';
import type { Standing } from '../values/standing.ts';

/** What a customer may say to an offer. */
export const answerKinds = ['accepted', 'declined'] as const;
export type AnswerKind = (typeof answerKinds)[number];

/** The longest name and note that are taken with an answer. */
export const answerNameLength = 120;
export const answerNoteLength = 2000;

/** A customer's answer to an offer: what was said, by whom, on which day of the business, with a note that may be empty. */
export interface GivenAnswer {
  answer: AnswerKind;
  name: string;
  note: string;
  on: Day;
  /** Given on the public page; otherwise a member recorded what the customer said. */
  online: boolean;
}

/** What the public page of an offer knows beside its paper. The version is sent along with an answer. */
export interface Offer<Facts = unknown> {
  version: number;
  standing: Standing<Facts>;
  answer: GivenAnswer | null;
}
