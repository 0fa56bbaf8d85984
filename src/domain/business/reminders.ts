import { type Day, daysAfter } from '../day.ts';
import type { FieldProblem } from '../values/refusal.ts';
import { reminders as words } from '../words/business.ts';

/** When a business reminds of what is owed, by itself. */
export interface Reminders {
  on: boolean;
  /** Days after an invoice is due; those before it are below zero. In order, each once. */
  days: readonly number[];
}

/** As proposed until a business chooses: three days before, on the day, one and three weeks after. */
export const proposedReminders: Reminders = { on: false, days: [-3, 0, 7, 21] };

/** The hour of the business's day at which reminders go out. */
export const reminderHour = 9;

const mostDays = 10;
const [earliest, latest] = [-60, 365];

/** Every fault of them. */
export const reminderProblems = ({ on, days }: Reminders): FieldProblem[] => {
  const fits = days.every((day) => Number.isInteger(day) && day >= earliest && day <= latest);
  if (!fits || new Set(days).size < days.length || days.length > mostDays)
    return [{ field: 'days', message: words.daysWrong }];
  return on && days.length === 0 ? [{ field: 'days', message: words.daysMissing }] : [];
};

/**
 * Whether a reminder is to go out on a day: one of the days has come that no reminder since has answered. Several that were
 * missed become one.
 *
 * @param last the day the invoice was reminded of last, or else the day before reminding was switched on
 */
export const isReminderDue = (days: readonly number[], dueOn: Day, last: Day, today: Day): boolean =>
  days.some((after) => {
    const day = daysAfter(dueOn, after);
    return day <= today && day > last;
  });
