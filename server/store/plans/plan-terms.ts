import type { PlanInterval } from '../../../src/domain/billing/billing.ts';
import type { PlanTaxRate } from '../../../src/domain/billing/plan-tax.ts';
import type { PaidPlan, PlanPrice } from '../../../src/domain/billing/prices.ts';
import type { PlanSeller } from '../../../src/domain/billing/seller.ts';
import { column, listed, type Query } from '../database/row.ts';

const priceColumns = {
  plan: column.text.as<PaidPlan>(),
  interval: column.text.as<PlanInterval>(),
  currency: column.text,
  from: column.day.called('from_day'),
  setOn: column.day,
  amount: column.exact,
  seats: column.int.orNull,
  seatPrice: column.exact.orNull,
};

const sellerColumns = {
  name: column.text,
  address: column.text,
  country: column.text,
  taxNumber: column.text,
  email: column.text,
};

const taxColumns = {
  country: column.text,
  from: column.day.called('from_day'),
  name: column.text,
  percent: column.exact,
  reverseCharge: column.bool,
  sentence: column.text,
};

/** All prices the operator set, those of earlier and later days too. */
export const planPrices = (query: Query): Promise<PlanPrice[]> =>
  query(
    priceColumns,
    `select ${listed(priceColumns)} from plan_price order by currency, plan, interval, from_day`,
  );

/** Who sells the plans; undefined where nobody does, and they are free of charge. */
export const planSeller = async (query: Query): Promise<PlanSeller | undefined> => {
  const [row] = await query(sellerColumns, `select ${listed(sellerColumns)} from plan_seller`);
  return row;
};

/** The installation's table of tax on plans. */
export const planTaxRates = (query: Query): Promise<PlanTaxRate[]> =>
  query(taxColumns, `select ${listed(taxColumns)} from plan_tax order by country, from_day`);

/** The prices there are where somebody sells the plans; none where nobody does. */
export const pricesForSale = async (query: Query): Promise<PlanPrice[]> =>
  (await planSeller(query)) ? planPrices(query) : [];
