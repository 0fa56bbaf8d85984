import { parseArgs } from 'node:util';
import { planIntervals } from '../../src/domain/billing/billing.ts';
import type { PlanTaxRate } from '../../src/domain/billing/plan-tax.ts';
import { noticeDays, type PlanPrice, paidPlans, usualPrices } from '../../src/domain/billing/prices.ts';
import type { PlanSeller } from '../../src/domain/billing/seller.ts';
import { countries } from '../../src/domain/country.ts';
import { digitsOf, isCurrency } from '../../src/domain/currency.ts';
import { type Day, daysAfter } from '../../src/domain/day.ts';
import { isDay } from '../../src/domain/is-day.ts';
import { compare, type Decimal, decimal, fits, fixed } from '../../src/domain/money.ts';
import { planPrices, planSeller, planTaxRates } from '../store/plan-terms.ts';
import type { Query } from '../store/row.ts';
import { MaintenanceRefusal } from './connection.ts';
import { savePrice, saveSeller, saveTaxRate, seriesPrefix } from './plan-terms.ts';

/** What `npm run plans -- help` prints. */
export const plansUsage = `What this installation asks for its plans.

  npm run plans                                     who sells them, what they cost, and the tax on them
  npm run plans -- seller --name <name> --address <address> --country <IE> --tax-number <number>
                          [--email <address>] [--series <prefix>]
                                                    who sells: until somebody does, plans are free of charge
  npm run plans -- usual-prices [--from <day>]      USD 9, 29 and 79 a month, a year for ten months
  npm run plans -- price <plan> <month|year> <currency> <amount>
                          [--seats <number|unlimited>] [--seat-price <amount>] [--from <day>]
                                                    what a plan costs without tax; a new price is renewed at ${noticeDays} days after it is set
  npm run plans -- tax <country> <percent> [--name <VAT>] [--reverse-charge] [--sentence <sentence>] [--from <day>]
                                                    the tax on plans sold to a country; the others bear none
  npm run plans -- refund <invoice> [amount]        gives back what was paid, with a credit invoice: all that is left, or an amount with its tax
  npm run plans -- help

Days are written 2026-07-01. Without --from a price or a tax counts from today.`;

const seats = 'unlimited';

/** What a command is carried out with. */
export interface Operator {
  /** Of a session that may change what the installation asks for its plans. */
  query: Query;
  today: Day;
  refund: Refund;
}

interface Options {
  [name: string]: string | boolean | undefined;
}

const refuse = (sentence: string): never => {
  throw new MaintenanceRefusal(sentence);
};

/** What was typed after a command. Throws `MaintenanceRefusal` for an option it doesn't have, or too many words. */
const typed = (
  args: readonly string[],
  words: readonly string[],
  options: readonly string[],
  flags: readonly string[] = [],
  least = words.length,
): { words: string[]; options: Options } => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...Object.fromEntries(options.map((name) => [name, { type: 'string' as const }])),
        ...Object.fromEntries(flags.map((name) => [name, { type: 'boolean' as const }])),
      },
    });
    if (positionals.length < least)
      return refuse(`Say the ${words[positionals.length]} too: npm run plans -- help shows how.`);
    if (positionals.length > words.length)
      return refuse(`"${positionals[words.length]}" is one word too many.`);
    return { words: positionals, options: values };
  } catch (error) {
    if (error instanceof MaintenanceRefusal) throw error;
    return refuse(`${(error as Error).message.split('. ')[0]}. npm run plans -- help shows what there is.`);
  }
};

const text = (options: Options, name: string, otherwise?: string): string => {
  const value = options[name] ?? otherwise;
  if (typeof value !== 'string') return refuse(`--${name} is missing: npm run plans -- help shows how.`);
  return value.trim();
};

const oneOf = <Word extends string>(word: string, words: readonly Word[], what: string): Word =>
  words.find((one) => one === word.toLowerCase()) ??
  refuse(`"${word}" is no ${what}: say ${words.join(' or ')}.`);

const dayIn = (options: Options, today: Day): Day => {
  const day = text(options, 'from', today);
  return isDay(day) ? day : refuse(`"${day}" is no day: write it as 2026-07-01.`);
};

const countryOf = (word: string): string =>
  countries.find(({ code }) => code === word.toUpperCase())?.code ??
  refuse(`"${word}" is no country: write its code of two letters, such as IE.`);

const currencyOf = (word: string): string =>
  isCurrency(word.toUpperCase())
    ? word.toUpperCase()
    : refuse(`"${word}" is no currency: write its code of three letters, such as USD.`);

const amountOf = (word: string, currency: string): Decimal => {
  if (!/^\d{1,9}(\.\d+)?$/.test(word)) return refuse(`"${word}" is no amount: write it as 29 or 29.50.`);
  const amount = decimal(word);
  return fits(amount, digitsOf(currency))
    ? amount
    : refuse(`${currency} has ${digitsOf(currency)} decimals, and ${word} has more.`);
};

const seatsIn = (word: string): number | null => {
  if (word === seats) return null;
  return /^[1-9]\d{0,5}$/.test(word)
    ? Number(word)
    : refuse(`"${word}" is no number of people: write 5, or ${seats}.`);
};

const percentOf = (word: string): Decimal => {
  if (!/^\d{1,3}(\.\d{1,4})?$/.test(word) || compare(word, '100') > 0)
    return refuse(`"${word}" is no percentage: write a number from 0 to 100.`);
  return decimal(word);
};

const priceText = ({
  plan,
  interval,
  currency,
  amount,
  seats: included,
  seatPrice,
  from,
}: PlanPrice): string => {
  const money = (value: Decimal) => `${currency} ${fixed(value, digitsOf(currency))}`;
  const people = included === null ? 'any number of people' : `${included} included`;
  const more = seatPrice === null ? '' : `, ${money(seatPrice)} for each more`;
  return `${plan} by the ${interval}: ${money(amount)}, ${people}${more}, from ${from}`;
};

const taxText = ({ country, name, percent, reverseCharge, sentence, from }: PlanTaxRate): string =>
  `${country}: ${name} ${percent}%${reverseCharge ? `, reverse charge ("${sentence}")` : ''}, from ${from}`;

const sellerText = ({ name, address, country, taxNumber, email }: PlanSeller): string =>
  [name, address.replaceAll('\n', ', '), country, taxNumber, email].filter(Boolean).join(' · ');

const listed = (title: string, lines: readonly string[], none: string): string[] => [
  title,
  ...(lines.length > 0 ? lines : [none]).map((line) => `  ${line}`),
];

const show = async (query: Query): Promise<string[]> => {
  const seller = await planSeller(query);
  return [
    ...listed(
      'Seller',
      seller ? [sellerText(seller), `Invoices are numbered ${await seriesPrefix(query)}-0001 and on.`] : [],
      'Nobody sells plans: they are free of charge, and no price is shown.',
    ),
    ...listed('Prices, without tax', (await planPrices(query)).map(priceText), 'None yet.'),
    ...listed('Tax', (await planTaxRates(query)).map(taxText), 'None: plans are sold without tax.'),
  ];
};

const setSeller = async ({ query }: Operator, args: readonly string[]): Promise<string[]> => {
  const { options } = typed(args, [], ['name', 'address', 'country', 'tax-number', 'email', 'series']);
  const seller: PlanSeller = {
    name: text(options, 'name') || refuse('--name is empty: an invoice names who sells.'),
    address: text(options, 'address').replaceAll('\\n', '\n'),
    country: countryOf(text(options, 'country')),
    taxNumber: text(options, 'tax-number'),
    email: text(options, 'email', ''),
  };
  const prefix = text(options, 'series', (await seriesPrefix(query)) ?? 'CF').toUpperCase();
  if (!/^[A-Z0-9]{1,10}$/.test(prefix))
    refuse(`"${prefix}" can’t begin a number: write one to ten letters and digits.`);
  await saveSeller(query, seller, prefix);
  return show(query);
};

const setPrice = async ({ query, today }: Operator, args: readonly string[]): Promise<string[]> => {
  const { words, options } = typed(
    args,
    ['plan', 'interval', 'currency', 'amount'],
    ['seats', 'seat-price', 'from'],
  );
  const plan = oneOf(words[0]!, paidPlans, 'plan with a price');
  const currency = currencyOf(words[2]!);
  const usual = usualPrices(today).find((one) => one.plan === plan)!;
  const included = text(options, 'seats', usual.seats === null ? seats : String(usual.seats));
  const price: PlanPrice = {
    plan,
    interval: oneOf(words[1]!, planIntervals, 'interval'),
    currency,
    from: dayIn(options, today),
    setOn: today,
    amount: amountOf(words[3]!, currency),
    seats: seatsIn(included),
    seatPrice: options['seat-price'] === undefined ? null : amountOf(text(options, 'seat-price'), currency),
  };
  if (price.seats === null && price.seatPrice !== null)
    refuse('With any number of people there is no price for one more: leave --seat-price out.');
  await savePrice(query, price);
  return [priceText(price), `Running plans are renewed at it from ${daysAfter(today, noticeDays)} on.`];
};

const setUsualPrices = async ({ query, today }: Operator, args: readonly string[]): Promise<string[]> => {
  const from = dayIn(typed(args, [], ['from']).options, today);
  const prices = usualPrices(from).map((price) => ({ ...price, setOn: today }));
  for (const price of prices) await savePrice(query, price);
  return prices.map(priceText);
};

const reverseChargeSentence = 'Reverse charge: the customer accounts for the tax.';

const setTax = async ({ query, today }: Operator, args: readonly string[]): Promise<string[]> => {
  const { words, options } = typed(
    args,
    ['country', 'percentage'],
    ['name', 'sentence', 'from'],
    ['reverse-charge'],
  );
  const reverseCharge = options['reverse-charge'] === true;
  if (!reverseCharge && options.sentence !== undefined)
    refuse('--sentence is what an invoice says with a reverse charge: add --reverse-charge.');
  const rate: PlanTaxRate = {
    country: countryOf(words[0]!),
    from: dayIn(options, today),
    name: text(options, 'name', 'VAT'),
    percent: percentOf(words[1]!),
    reverseCharge,
    sentence: reverseCharge ? text(options, 'sentence', reverseChargeSentence) : '',
  };
  await saveTaxRate(query, rate);
  return [taxText(rate)];
};

/** Gives back a payment by the number of its invoice. */
export type Refund = (number: string, typed: (currency: string) => Decimal | null) => Promise<string>;

const refund = async ({ refund: giveBack }: Operator, args: readonly string[]): Promise<string[]> => {
  const { words } = typed(args, ['invoice', 'amount'], [], [], 1);
  const [number, amount] = words;
  return [await giveBack(number!, (currency) => (amount === undefined ? null : amountOf(amount, currency)))];
};

const commands: Readonly<Record<string, (operator: Operator, args: readonly string[]) => Promise<string[]>>> =
  {
    show: async ({ query }, args) => {
      typed(args, [], []);
      return show(query);
    },
    seller: setSeller,
    price: setPrice,
    'usual-prices': setUsualPrices,
    tax: setTax,
    refund,
  };

/**
 * Carries out a command about prices, seller and tax, and answers what it prints.
 *
 * @throws MaintenanceRefusal for a command there isn't and for what can't be read, before anything is written
 */
export const plansCommand = async (operator: Operator, args: readonly string[]): Promise<string[]> => {
  const [name = 'show', ...rest] = args;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) return refuse(`"${name}" is no command: npm run plans -- help shows what there is.`);
  return command(operator, rest);
};
