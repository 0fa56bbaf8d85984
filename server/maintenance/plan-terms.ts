import type { PlanTaxRate } from '../../src/domain/billing/plan-tax.ts';
import type { PlanPrice } from '../../src/domain/billing/prices.ts';
import type { PlanSeller } from '../../src/domain/billing/seller.ts';
import { newId } from '../store/database/new-id.ts';
import { column, type Query } from '../store/database/row.ts';

/** The series of a prefix, begun where there is none: it goes on where it was. */
const seriesOf = async (query: Query, prefix: string): Promise<string> => {
  const [series] = await query(
    { id: column.id },
    `insert into plan_series (id, prefix) values ($1, $2)
     on conflict (prefix) do update set prefix = excluded.prefix returning id`,
    [newId(), prefix],
  );
  return series!.id;
};

/** Says who sells the plans from now on, and by which series their invoices are numbered. */
export const saveSeller = async (query: Query, seller: PlanSeller, prefix: string): Promise<void> => {
  const { name, address, country, taxNumber, email } = seller;
  await query(
    `insert into plan_seller (name, address, country, tax_number, email, series_id) values ($1, $2, $3, $4, $5, $6)
     on conflict (single) do update set name = excluded.name, address = excluded.address, country = excluded.country,
       tax_number = excluded.tax_number, email = excluded.email, series_id = excluded.series_id`,
    [name, address, country, taxNumber, email, await seriesOf(query, prefix)],
  );
};

/** The prefix of the series that invoices are numbered by; undefined where nobody sells. */
export const seriesPrefix = async (query: Query): Promise<string | undefined> => {
  const [series] = await query(
    { prefix: column.text },
    'select prefix from plan_series where id = (select series_id from plan_seller)',
  );
  return series?.prefix;
};

/** Sets what a plan costs from a day on. */
export const savePrice = async (query: Query, price: PlanPrice): Promise<void> => {
  const { plan, interval, currency, from, setOn, amount, seats, seatPrice } = price;
  await query(
    `insert into plan_price (plan, interval, currency, from_day, set_on, amount, seats, seat_price) values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (plan, interval, currency, from_day) do update set set_on = excluded.set_on, amount = excluded.amount,
       seats = excluded.seats, seat_price = excluded.seat_price`,
    [plan, interval, currency, from, setOn, amount, seats, seatPrice],
  );
};

/** Sets the tax on plans that are sold to a country from a day on. */
export const saveTaxRate = async (query: Query, rate: PlanTaxRate): Promise<void> => {
  const { country, from, name, percent, reverseCharge, sentence } = rate;
  await query(
    `insert into plan_tax (country, from_day, name, percent, reverse_charge, sentence) values ($1, $2, $3, $4, $5, $6)
     on conflict (country, from_day) do update set name = excluded.name, percent = excluded.percent,
       reverse_charge = excluded.reverse_charge, sentence = excluded.sentence`,
    [country, from, name, percent, reverseCharge, sentence],
  );
};
