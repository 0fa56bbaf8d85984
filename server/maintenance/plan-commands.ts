import { planIntervals } from '../../src/domain/billing/billing.ts';
import type { PlanTaxRate } from '../../src/domain/billing/plan-tax.ts';
import {
  noticeDays,
  type PlanPrice,
  paidPlans,
  priceOn,
  usualPrices,
} from '../../src/domain/billing/prices.ts';
import type { PlanSeller } from '../../src/domain/billing/seller.ts';
import { type Day, daysAfter } from '../../src/domain/day.ts';
import { type Decimal, fixed } from '../../src/domain/money.ts';
import { digitsOf } from '../../src/domain/values/currency.ts';
import type { Query } from '../store/database/row.ts';
import { subscribersOf } from '../store/plans/plan-subscribers.ts';
import { planPrices, planSeller, planTaxRates } from '../store/plans/plan-terms.ts';
import {
  amountOf,
  countryOf,
  currencyOf,
  dayIn,
  oneOf,
  percentOf,
  refuse,
  seatsIn,
  text,
  typed,
  unlimited,
} from './plan-arguments.ts';
import { savePrice, saveSeller, saveTaxRate, seriesPrefix } from './plan-terms.ts';

/** What a command is carried out with. */
export interface Operator {
  /** Of a session that may change what the installation asks for its plans. */
  query: Query;
  today: Day;
  refund: Refund;
  /** Gives the owners of businesses notice of a price. */
  tell: (businessIds: readonly string[], price: PlanPrice, before: PlanPrice) => Promise<void>;
}

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

/** Sets a price, and gives those notice who pay another one by now. */
const announced = async ({ query, today, tell }: Operator, price: PlanPrice): Promise<string> => {
  const before = priceOn(await planPrices(query), price, today);
  await savePrice(query, price);
  const isSame =
    !before ||
    (before.amount === price.amount && before.seats === price.seats && before.seatPrice === price.seatPrice);
  const subscribers = isSame ? [] : await subscribersOf(query, price);
  if (before && subscribers.length > 0) await tell(subscribers, price, before);
  const noticed = daysAfter(today, noticeDays);
  const day = price.from > noticed ? price.from : noticed;
  return `Running plans renew at this price from ${day}. Businesses told by email: ${subscribers.length}.`;
};

const setPrice = async (operator: Operator, args: readonly string[]): Promise<string[]> => {
  const { today } = operator;
  const { words, options } = typed(
    args,
    ['plan', 'interval', 'currency', 'amount'],
    ['seats', 'seat-price', 'from'],
  );
  const plan = oneOf(words[0]!, paidPlans, 'plan with a price');
  const currency = currencyOf(words[2]!);
  const usual = usualPrices(today).find((one) => one.plan === plan)!;
  const included = text(options, 'seats', usual.seats === null ? unlimited : String(usual.seats));
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
  return [priceText(price), await announced(operator, price)];
};

const setUsualPrices = async (operator: Operator, args: readonly string[]): Promise<string[]> => {
  const { today } = operator;
  const from = dayIn(typed(args, [], ['from']).options, today);
  const prices = usualPrices(from).map((price) => ({ ...price, setOn: today }));
  for (const price of prices) await announced(operator, price);
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
