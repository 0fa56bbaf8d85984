import { priceNews } from '../../src/domain/billing/plan-invoices.words.ts';
import { noticeDays, type PlanPrice } from '../../src/domain/billing/prices.ts';
import { daysAfter } from '../../src/domain/day.ts';
import { fixed } from '../../src/domain/money.ts';
import { digitsOf } from '../../src/domain/values/currency.ts';
import { formatDay, formatMoney } from '../../src/domain/values/format.ts';
import { asAccess } from '../store/access/access.ts';
import { businessById } from '../store/access/business-by-id.ts';
import type { Database } from '../store/database/database.ts';
import { type Clock, withBusiness } from '../store/database/tx.ts';
import { tellOwners } from './tell-owners.ts';

/** What owners are written to with. */
interface Telling {
  database: Database;
  clock: Clock;
  /** Where the page is reached. */
  origin: string;
}

/** Gives the owners of some businesses notice of the price their plan is renewed at. The letters leave with a server's jobs. */
export const tellPrice = async (
  { database, clock, origin }: Telling,
  businessIds: readonly string[],
  price: PlanPrice,
  before: PlanPrice,
): Promise<void> => {
  const noticed = daysAfter(price.setOn, noticeDays);
  const day = price.from > noticed ? price.from : noticed;
  for (const id of businessIds) {
    const business = await businessById(asAccess(database), id);
    const { locale } = business;
    const money = ({ amount, currency }: PlanPrice) =>
      formatMoney(fixed(amount, digitsOf(currency)), currency, locale);
    const news = priceNews({
      ...price,
      day: formatDay(day, 'en-GB', 'long'),
      now: money(price),
      was: money(before),
    });
    await withBusiness({ database, clock, business }, 'write', (tx) => tellOwners(tx, origin, news));
  }
};
