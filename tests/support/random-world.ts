import { businessCalls } from '../../src/api/calls/business.ts';
import { type Api, apiFor, expectOk, type GivenInvoice } from './api.ts';
import { ledgerApiFor } from './ledger-api.ts';
import type { Coin } from './random-invoices.ts';
import { type SecondLedger, secondLedger } from './second-ledger.ts';
import type { Content } from './second-totals.ts';
import { firstDay, type Server } from './server.ts';

export const home: Coin = ['USD', 2];
/** Currencies of the documents, and their numbers on the wire. */
export const foreign: readonly Coin[] = [
  ['EUR', 2],
  ['JPY', 0],
];
export const numbers: Readonly<Record<string, number>> = { USD: 840, EUR: 978, JPY: 392 };
export const products = ['Candle', 'Lamp'];

/** Two customers, three invoices, two counted products, the day it is, and the second ledger beside the api. */
export interface RandomWorld {
  server: Server;
  api: Api;
  second: SecondLedger;
  customers: string[];
  ids: string[];
  owners: string[];
  /** What each invoice says, as it was typed last. */
  contents: Content[];
  /** The day each invoice was dated last, where it is not the first. */
  days: string[];
  goods: Map<string, string>;
  taxes: Map<string, string>;
  /** What postings may go to in place of the standard chart's: a till, income, and collected tax. */
  others: { cash: number; sales: number; taxCollected: number };
  taxAfterDiscount: boolean;
  taxPerRate: boolean;
  day: string;
}

const taxId = async ({ server, api, taxes }: RandomWorld, percent: string): Promise<string> => {
  const known = taxes.get(percent) ?? (await server.addTax(api.client, `${percent} %`, percent));
  taxes.set(percent, known);
  return known;
};

export const formOf = async (
  world: RandomWorld,
  n: number,
  content: Content,
  notes = '',
): Promise<GivenInvoice> => {
  const items = [];
  const { pricesIncludeTax: PricesIncludeTax = false } = content;
  for (const { product, quantity, price, percent, ownPercent, ownAmount } of content.lines)
    items.push({
      productid: product && world.goods.get(product),
      ItemName: product ?? 'Work',
      quantity,
      ...(PricesIncludeTax ? { GrossUnitPrice: price } : { price }),
      ...(ownPercent !== null && { LineDiscountPercentage: ownPercent }),
      ...(ownPercent === null && { [PricesIncludeTax ? 'GrossLineDiscount' : 'LineDiscount']: ownAmount }),
      TaxId: percent === null ? null : await taxId(world, percent),
    });
  const { discount } = content;
  const money = {
    ForeignCurrencyID: numbers[content.currency],
    ExchangeRate: content.rate,
    discountType: discount.type,
    PricesIncludeTax,
    ...(discount.type === 'flat'
      ? { [PricesIncludeTax ? 'GrossDiscount' : 'discount']: discount.amount }
      : { discountPercentage: discount.percent }),
    [PricesIncludeTax ? 'GrossShipping' : 'ShipValue']: content.shipping,
    ShippingTaxIDFK: content.shippingPercent === null ? null : await taxId(world, content.shippingPercent),
  };
  return {
    customer: world.owners[n]!,
    status: 'Draft',
    issuedOn: world.days[n] ?? firstDay,
    items,
    money,
    notes,
  };
};

/** A business with three drafts; the two of one customer are in one currency. */
export const randomWorld = async (
  server: Server,
  contents: Content[],
  {
    taxAfterDiscount,
    taxPerRate,
    negativeAllowed,
  }: Record<'taxAfterDiscount' | 'taxPerRate' | 'negativeAllowed', boolean>,
): Promise<RandomWorld> => {
  server.setToday(firstDay);
  const api = apiFor(await server.client());
  await server.owner.query('update business set settings = $2 where id = $1', [
    api.client.shop.business.id,
    JSON.stringify({ taxAfterDiscount, taxPerRate }),
  ]);
  if (negativeAllowed)
    expectOk(await api.client.send(businessCalls.saveNegativeStock, { NegativeStock: true }));
  const ledger = ledgerApiFor(api.client);
  const others = {
    cash: await ledger.added('Till', 1),
    sales: await ledger.added('Repair work', 12),
    taxCollected: await ledger.added('State tax', 7),
  };
  const [ada, brook] = [await api.customer(), await api.customer('Brook Marsh')];
  const second = secondLedger(home[1], negativeAllowed);
  const goods = new Map<string, string>();
  for (const [index, name] of products.entries()) {
    const [quantity, cost] = [`${12 + 8 * index}`, '1.234567'];
    goods.set(name, await api.goods(name, quantity, cost));
    second.open(name, quantity, cost);
  }
  const world: RandomWorld = {
    server,
    api,
    second,
    goods,
    others,
    taxAfterDiscount,
    taxPerRate,
    ids: [],
    contents: [],
    days: [],
    taxes: new Map(),
    customers: [ada, brook],
    owners: [ada, ada, brook],
    day: firstDay,
  };
  for (const [n, content] of contents.entries()) {
    const { currency, digits, rate } = contents[n === 1 ? 0 : n]!;
    const discount = { type: 'flat', amount: '0' } as const;
    // What a line gives off in units of another currency may be more than the line once it is rounded in this one's.
    const lines =
      digits === content.digits ? content.lines : content.lines.map((line) => ({ ...line, ownAmount: '0' }));
    const whole = { ...content, lines, taxAfterDiscount, taxPerRate, discount, currency, digits, rate };
    world.contents.push(whole);
    world.ids.push(await api.invoice(await formOf(world, n, whole)));
  }
  return world;
};
