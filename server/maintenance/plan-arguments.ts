import { parseArgs } from 'node:util';
import { noticeDays } from '../../src/domain/billing/prices.ts';
import type { Day } from '../../src/domain/day.ts';
import { compare, type Decimal, decimal, fits } from '../../src/domain/money.ts';
import { countries } from '../../src/domain/values/country.ts';
import { digitsOf, isCurrency } from '../../src/domain/values/currency.ts';
import { isDay } from '../../src/domain/values/is-day.ts';
import { MaintenanceRefusal } from './connection.ts';

/** What `npm run plans -- help` prints. */
export const plansUsage = `What this installation asks for its plans.

  npm run plans                                     who sells them, what they cost, and the tax on them
  npm run plans -- seller --name <name> --address <address> --country <IE> --tax-number <number>
                          [--email <address>] [--series <prefix>]
                                                    who sells: until somebody does, plans are free of charge
  npm run plans -- usual-prices [--from <day>]      USD 9, 29 and 79 a month; a year costs ten months
  npm run plans -- price <plan> <month|year> <currency> <amount>
                          [--seats <number|unlimited>] [--seat-price <amount>] [--from <day>]
                                                    what a plan costs before tax; running plans pay a new price ${noticeDays} days after it is set
  npm run plans -- tax <country> <percent> [--name <VAT>] [--reverse-charge] [--sentence <sentence>] [--from <day>]
                                                    the tax on plans sold to a country; other countries pay none
  npm run plans -- refund <invoice> [amount]        gives back what was paid, with a credit invoice: all that is left, or an amount with its tax
  npm run plans -- help

Days are written 2026-07-01. Without --from a price or a tax counts from today.`;

/** As many people as there are. */
export const unlimited = 'unlimited';

/** What was typed with two dashes before it. */
export interface Options {
  [name: string]: string | boolean | undefined;
}

/** Ends a command with a sentence. */
export const refuse = (sentence: string): never => {
  throw new MaintenanceRefusal(sentence);
};

/** What was typed after a command. Throws `MaintenanceRefusal` for an option it doesn't have, or too many words. */
export const typed = (
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

/** The text of an option, or what it is without it. Throws `MaintenanceRefusal` where it can't be without. */
export const text = (options: Options, name: string, otherwise?: string): string => {
  const value = options[name] ?? otherwise;
  if (typeof value !== 'string') return refuse(`--${name} is missing: npm run plans -- help shows how.`);
  return value.trim();
};

/** One of a few words, whatever its letters. Throws `MaintenanceRefusal`, as all below do, for what can't be read. */
export const oneOf = <Word extends string>(word: string, words: readonly Word[], what: string): Word =>
  words.find((one) => one === word.toLowerCase()) ??
  refuse(`"${word}" is no ${what}: say ${words.join(' or ')}.`);

/** The day of --from; today where it is left out. */
export const dayIn = (options: Options, today: Day): Day => {
  const day = text(options, 'from', today);
  return isDay(day) ? day : refuse(`"${day}" is no day: write it as 2026-07-01.`);
};

/** A country's code. */
export const countryOf = (word: string): string =>
  countries.find(({ code }) => code === word.toUpperCase())?.code ??
  refuse(`"${word}" is no country: write its code of two letters, such as IE.`);

/** A currency's code. */
export const currencyOf = (word: string): string =>
  isCurrency(word.toUpperCase())
    ? word.toUpperCase()
    : refuse(`"${word}" is no currency: write its code of three letters, such as USD.`);

/** An amount of a currency, with no more decimals than it has. */
export const amountOf = (word: string, currency: string): Decimal => {
  if (!/^\d{1,9}(\.\d+)?$/.test(word)) return refuse(`"${word}" is no amount: write it as 29 or 29.50.`);
  const amount = decimal(word);
  return fits(amount, digitsOf(currency))
    ? amount
    : refuse(`${currency} has ${digitsOf(currency)} decimals, and ${word} has more.`);
};

/** A number of people; null where nothing bounds them. */
export const seatsIn = (word: string): number | null => {
  if (word === unlimited) return null;
  return /^[1-9]\d{0,5}$/.test(word)
    ? Number(word)
    : refuse(`"${word}" is no number of people: write 5, or ${unlimited}.`);
};

/** A percentage from 0 to 100. */
export const percentOf = (word: string): Decimal => {
  if (!/^\d{1,3}(\.\d{1,4})?$/.test(word) || compare(word, '100') > 0)
    return refuse(`"${word}" is no percentage: write a number from 0 to 100.`);
  return decimal(word);
};
