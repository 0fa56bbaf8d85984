import { counted } from './counted.ts';

/** What is said of early-payment terms wherever they are typed. */

export const percentWrong = 'Enter a percentage above 0 and below 100.';
export { percentageTooFine as percentTooFine } from './tax-faults.ts';
export const percentMissing = 'Enter the percentage, or leave the days empty too.';
export const daysWrong = 'A discount can be taken for 0 to 365 days.';
export const daysMissing = 'Enter the days, or leave the percentage empty too.';
export const offWithin = ({ percent, days }: { percent: string; days: number }) =>
  `${percent}% off if paid within ${counted(days, 'day', 'days')}`;
