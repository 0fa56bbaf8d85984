import type pg from 'pg';
import { savePrice, saveSeller, saveTaxRate } from '../../server/maintenance/plan-terms.ts';
import { preparedOn } from '../../server/store/database/prepared.ts';
import type { PlanTaxRate } from '../../src/domain/billing/plan-tax.ts';
import { type PlanPrice, usualPrices } from '../../src/domain/billing/prices.ts';
import type { PlanSeller } from '../../src/domain/billing/seller.ts';

/** Who sells plans in tests. */
export const aSeller: PlanSeller = {
  name: 'Counterfoil Ltd',
  address: '1 Ledger Lane\nDublin',
  country: 'IE',
  taxNumber: 'IE6388047V',
  email: 'billing@example.com',
};

/** Taxes on plans in tests: Irish ones are always charged, Germans with a number of the right form account for theirs. */
export const planTaxes: PlanTaxRate[] = [
  { country: 'IE', from: '2020-01-01', name: 'VAT', percent: '23', reverseCharge: false, sentence: '' },
  {
    country: 'DE',
    from: '2020-01-01',
    name: 'VAT',
    percent: '19',
    reverseCharge: true,
    sentence: 'Reverse charge: the customer accounts for the VAT.',
  },
];

/** Lays a seller, prices and taxes in an installation, as its operator does; the usual prices count since 2020. */
export const sellPlans = async (
  owner: pg.Client,
  {
    seller = aSeller,
    prefix = 'CF',
    prices = usualPrices('2020-01-01'),
    taxes = planTaxes,
  }: { seller?: PlanSeller; prefix?: string; prices?: PlanPrice[]; taxes?: PlanTaxRate[] } = {},
): Promise<void> => {
  const query = preparedOn(owner);
  await saveSeller(query, seller, prefix);
  for (const price of prices) await savePrice(query, price);
  for (const rate of taxes) await saveTaxRate(query, rate);
};

/** The installation sells plans no longer: they are free of charge again. */
export const stopSellingPlans = async (owner: pg.Client): Promise<void> => {
  await owner.query('delete from plan_seller');
};
