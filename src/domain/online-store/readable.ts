/** What of a shop's answer can't be kept or booked as it is. */
export type Unreadable = 'amount' | 'day' | 'letters' | 'long';

/** The longest text a shop lets anybody write of an order is a note of 5,000 letters. */
const longest = 5000;
/** What rows are found by is shorter: an index of the database has a bound for it. */
const longestKey = 255;
const keys: ReadonlySet<string> = new Set([
  'id',
  'name',
  'gateway',
  'currencyCode',
  'sourceOrderTransactionId',
]);
const excerptLength = 200;
/** What an amount may be: a number with at most twelve digits before its point. */
const amount = /^-?\d{1,12}(\.\d{1,10})?$/;
const mostNumber = 1e9;
const moment = /^[12]\d{3}-\d\d-\d\dT/;
/** Stands for a moment that can't be read, so that one told later counts as newer. */
const longAgo = '1970-01-01T00:00:00Z';

const isMoment = (text: string): boolean => moment.test(text) && !Number.isNaN(Date.parse(text));

// The database keeps text without the letter zero, and no half of a letter.
const kept = (text: string): string => text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\ufffd');

/**
 * A shop's answer with what can't be read of it replaced, so that it can be kept, and what that was; null where all can be read. Amounts and
 * moments are known by the names of their fields.
 */
export const readable = <Answer>(answer: Answer): { answer: Answer; fault: Unreadable | null } => {
  let fault: Unreadable | null = null;
  const but = <Value>(why: Unreadable, value: Value): Value => {
    fault ??= why;
    return value;
  };
  const textOf = (name: string, text: string): string => {
    if (name === 'amount') return amount.test(text) ? text : but('amount', '0');
    if (name.endsWith('At')) return isMoment(text) ? text : but('day', longAgo);
    const whole = kept(text);
    if (whole.length > (keys.has(name) ? longestKey : longest))
      return but('long', kept(whole.slice(0, excerptLength)));
    return whole === text ? text : but('letters', whole);
  };
  const read = (name: string, value: unknown): unknown => {
    if (typeof value === 'string') return textOf(name, value);
    if (typeof value === 'number') return Math.abs(value) <= mostNumber ? value : but('amount', 0);
    if (Array.isArray(value)) return value.map((one) => read(name, one));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, read(key, one)]));
  };
  return { answer: read('', answer) as Answer, fault };
};
