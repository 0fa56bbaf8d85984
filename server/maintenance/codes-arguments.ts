import { parseArgs } from 'node:util';
import { type ChosenPlan, chosenPlans } from '../../src/domain/access/plans.ts';
import { type Coupon, couponCode } from '../../src/domain/billing/coupon.ts';
import type { DealStep } from '../../src/domain/billing/deal.ts';
import { compare, decimal, fits, isReadableAmount } from '../../src/domain/money.ts';
import { digitsOf, isCurrency } from '../../src/domain/values/currency.ts';
import { isDay } from '../../src/domain/values/is-day.ts';

/** What the command `codes` can do. */
export const codesHelp = `Coupons and deal codes of this installation.

  npm run codes -- make <how many> [--note <text>]     make deal codes and print them; they can't be shown again
  npm run codes -- import <file> [--note <text>]       add the deal codes of a file, one a line
  npm run codes -- list [--status <status>]            list them: Unused, Redeemed, Refunded or all
  npm run codes -- refund <code>                       refund one; its business keeps what its other codes give
  npm run codes -- steps [<plan>:<seats> ...]          show or set what the first code gives, the second and so on
  npm run codes -- coupon make <code> <terms>          make a coupon
  npm run codes -- coupon list                         list the coupons and their uses
  npm run codes -- coupon end <code>                   end a coupon; who has it keeps it

Terms of a coupon:
  --percent 50 | --amount 5 --currency USD             what it takes off: a part of the price, or so much a month
  --months 3 | --once | --forever                      for how long: months, the first invoice alone, or for good
  --plans growth,enterprise   --interval month|year    what it is for; all plans and both when left out
  --from 2026-01-31   --until 2026-12-31               first and last day it can be used first (UTC)
  --uses 100   --once-per-business   --new-only        how often in all, once for each business, new customers only

It works on the database that the server would use, also while one runs. It ends with 0 when done, 1 when refused, 2 for wrong arguments.`;

/** Arguments nobody can follow, as one sentence. */
export class ArgumentRefusal extends Error {
  override readonly name = 'ArgumentRefusal';
}

/** What is to be done. */
export type CodesCommand =
  | { act: 'help' }
  | { act: 'make'; count: number; note: string }
  | { act: 'import'; file: string; note: string }
  | { act: 'list'; status: string | null }
  | { act: 'refund'; code: string }
  | { act: 'steps'; steps: DealStep[] | null }
  | { act: 'coupon make'; coupon: Omit<Coupon, 'id'> }
  | { act: 'coupon list' }
  | { act: 'coupon end'; code: string };

const options = {
  help: { type: 'boolean', short: 'h' },
  note: { type: 'string' },
  status: { type: 'string' },
  percent: { type: 'string' },
  amount: { type: 'string' },
  currency: { type: 'string' },
  months: { type: 'string' },
  once: { type: 'boolean' },
  forever: { type: 'boolean' },
  plans: { type: 'string' },
  interval: { type: 'string' },
  from: { type: 'string' },
  until: { type: 'string' },
  uses: { type: 'string' },
  'once-per-business': { type: 'boolean' },
  'new-only': { type: 'boolean' },
} as const;

type Options = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

const refuse = (sentence: string): never => {
  throw new ArgumentRefusal(sentence);
};

const wholeNumber = (name: string, typed: string, most: number): number => {
  const value = Number(typed);
  if (!/^\d+$/.test(typed) || value < 1 || value > most)
    refuse(`${name} is a whole number from 1 to ${most}, not “${typed}”.`);
  return value;
};

const planOf = (typed: string): ChosenPlan => {
  const paid = chosenPlans.filter((plan) => plan !== 'free');
  return (
    paid.find((plan) => plan === typed.trim().toLowerCase()) ??
    refuse(`A plan is ${paid.join(', ')}, not “${typed}”.`)
  );
};

const statuses = ['Unused', 'Redeemed', 'Refunded'];
const statusOf = (typed: string): string =>
  statuses.find((status) => status.toLowerCase() === typed.toLowerCase()) ??
  refuse(`A status is ${statuses.join(', ')}, not “${typed}”.`);

const stepOf = (typed: string): DealStep => {
  const [plan, seats, more] = typed.split(':');
  if (!plan || !seats || more !== undefined)
    refuse(`A step is a plan with its seats, such as growth:5, not “${typed}”.`);
  return { plan: planOf(plan!), seats: wholeNumber('A number of seats', seats!, 10_000) };
};

const dayOf = (name: string, typed: string | undefined): string | null => {
  if (typed === undefined) return null;
  return isDay(typed) ? typed : refuse(`${name} is a day such as 2026-01-31, not “${typed}”.`);
};

const offOf = ({ percent, amount, currency }: Options): Coupon['off'] => {
  if ((percent === undefined) === (amount === undefined))
    return refuse('Say what the coupon takes off: --percent, or --amount with --currency.');
  if (percent !== undefined) {
    if (currency !== undefined) refuse('A percentage has no currency: leave --currency out.');
    if (!isReadableAmount(percent) || !fits(percent, 2) || compare(percent, '100') > 0)
      refuse(`--percent is a number up to 100 with at most two decimals, not “${percent}”.`);
    return { percent: decimal(percent) };
  }
  const code = currency?.toUpperCase() ?? '';
  if (!isCurrency(code)) refuse('Name the currency of the amount, such as --currency USD.');
  if (!isReadableAmount(amount!) || !fits(amount!, digitsOf(code)) || compare(amount!, '1000000') > 0)
    refuse(`--amount is an amount of ${code} above 0, not “${amount}”.`);
  return { amount: decimal(amount!), currency: code };
};

const lastsOf = ({ months, once, forever }: Options): Coupon['lasts'] => {
  if ([months !== undefined, once === true, forever === true].filter(Boolean).length !== 1)
    return refuse('Say how long the coupon lasts: --months, --once or --forever.');
  if (months !== undefined) return { months: wholeNumber('--months', months, 120) };
  return once ? 'once' : 'ever';
};

const intervalsOf = (typed: string | undefined): Coupon['intervals'] => {
  if (typed === undefined) return null;
  return typed === 'month' || typed === 'year'
    ? [typed]
    : refuse(`--interval is month or year, not “${typed}”.`);
};

/** A coupon's code: what a person can type and read aloud. */
const codeOf = (typed: string | undefined): string => {
  const code = couponCode(typed ?? '');
  return /^[A-Z0-9-]{3,40}$/.test(code)
    ? code
    : refuse('Name the coupon: 3 to 40 letters, digits and dashes.');
};

const couponOf = (typed: string | undefined, terms: Options): Omit<Coupon, 'id'> => {
  const firstDay = dayOf('--from', terms.from);
  const lastDay = dayOf('--until', terms.until);
  if (firstDay !== null && lastDay !== null && lastDay < firstDay) refuse('--until is before --from.');
  return {
    code: codeOf(typed),
    off: offOf(terms),
    lasts: lastsOf(terms),
    plans: terms.plans === undefined ? null : terms.plans.split(',').map(planOf),
    intervals: intervalsOf(terms.interval),
    firstDay,
    lastDay,
    uses: terms.uses === undefined ? null : wholeNumber('--uses', terms.uses, 1_000_000),
    oncePerBusiness: terms['once-per-business'] === true,
    newOnly: terms['new-only'] === true,
  };
};

/** The options that say what a coupon does. */
export const couponTerms = [
  'percent',
  'amount',
  'currency',
  'months',
  'once',
  'forever',
  'plans',
  'interval',
  'from',
  'until',
  'uses',
  'once-per-business',
  'new-only',
] as const;

/** What each command takes: options, and arguments after its name. */
const taken: Readonly<
  Record<Exclude<CodesCommand['act'], 'help'>, { options: readonly string[]; most: number }>
> = {
  make: { options: ['note'], most: 1 },
  import: { options: ['note'], most: 1 },
  list: { options: ['status'], most: 0 },
  refund: { options: [], most: 1 },
  steps: { options: [], most: 10 },
  'coupon make': { options: couponTerms, most: 1 },
  'coupon list': { options: [], most: 0 },
  'coupon end': { options: [], most: 1 },
};

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    return refuse((error as Error).message.split(/\.\s|\n/)[0]!.replace(/\.?$/, '.'));
  }
};

const named = (what: string, typed: string | undefined): string => typed ?? refuse(`Name ${what}.`);

/** The command that arguments ask for. @throws ArgumentRefusal */
export const readCodesCommand = (args: readonly string[]): CodesCommand => {
  const { values, positionals } = parsed(args);
  if (values.help || positionals[0] === 'help') return { act: 'help' };
  const words = positionals[0] === 'coupon' ? 2 : 1;
  const act = positionals.slice(0, words).join(' ') as keyof typeof taken;
  const rest = positionals.slice(words);
  if (!Object.hasOwn(taken, act)) return refuse(act ? `There is no command “${act}”.` : 'Say what to do.');
  const odd = Object.keys(values).find((name) => !taken[act].options.includes(name));
  if (odd) return refuse(`“${act}” takes no --${odd}.`);
  if (rest.length > taken[act].most) return refuse(`“${act}” doesn’t take “${rest[taken[act].most]}”.`);
  const note = values.note ?? '';
  const one = rest[0];
  switch (act) {
    case 'make':
      return { act, count: wholeNumber('The number of codes', named('how many to make', one), 10_000), note };
    case 'import':
      return { act, file: named('the file', one), note };
    case 'list':
      return { act, status: values.status === undefined ? null : statusOf(values.status) };
    case 'refund':
      return { act, code: named('the code', one) };
    case 'steps':
      return { act, steps: rest.length > 0 ? rest.map(stepOf) : null };
    case 'coupon make':
      return { act, coupon: couponOf(one, values) };
    case 'coupon end':
      return { act, code: codeOf(one) };
    default:
      return { act };
  }
};
