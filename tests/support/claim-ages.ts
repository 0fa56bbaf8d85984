import { daysAfter, daysBetween } from '../../src/domain/day.ts';
import { sum } from '../../src/domain/money.ts';
import type { statementTo } from './random-days.ts';

type Claim = Awaited<ReturnType<typeof statementTo>>['statement'][number];

const ageOf = ({ InvoiceId, due_date }: Claim, day: string): string => {
  if (InvoiceId === null) return 'no document';
  const late = daysBetween(due_date, day);
  return late <= 0 ? 'not due' : (['1-30', '31-60', '61-90'][Math.ceil(late / 30) - 1] ?? '91 or more');
};

/** Figures by name, those that are nothing left out. */
export const withoutNothing = (figures: [string, string][]): Record<string, string> =>
  Object.fromEntries(figures.filter(([, figure]) => figure !== '0'));

/** What the claims of a statement come to by how long they had been due on a day. */
export const agesOfClaims = (claims: readonly Claim[], day: string): Record<string, string> => {
  const ages = [...new Set(claims.map((claim) => ageOf(claim, day)))];
  const ofAge = (age: string) => claims.filter((claim) => ageOf(claim, day) === age);
  return withoutNothing(ages.map((age) => [age, sum(ofAge(age).map((claim) => claim.homeamountdue))]));
};

/** Days on which a claim comes of another age, after which nothing else is dated. */
export const turnsOfAge = (claims: readonly { due_date: string }[], last: string): string[] => {
  const turns = claims.flatMap(({ due_date }) => [0, 30, 60, 90].map((late) => daysAfter(due_date, late)));
  return [...new Set(turns.flatMap((day) => [day, daysAfter(day, 1)]))].filter((day) => day >= last);
};
