import { type Day, daysAfter, oneMonthAfter } from '../day.ts';

/** When an invoice falls due unless another day is typed: after its customer's terms, or a month on where they have none. */
export const proposedDueOn = (issuedOn: Day, termsDays: number | null | undefined): Day =>
  termsDays === null || termsDays === undefined ? oneMonthAfter(issuedOn) : daysAfter(issuedOn, termsDays);
