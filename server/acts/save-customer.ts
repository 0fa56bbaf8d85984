import type { OpenItem } from '../../src/domain/books/open-item.ts';
import { receivable } from '../../src/domain/books/side.ts';
import {
  type Customer,
  type CustomerCard,
  customerProblems,
  customerStanding,
} from '../../src/domain/contact.ts';
import { type OpeningBalance, planOpeningBalance } from '../../src/domain/customer/opening-balance.ts';
import { type CurrencyRights, currencyRefusal } from '../../src/domain/foreign-currency.ts';
import type { Plan, World } from '../../src/domain/plan.ts';
import { isRefusal, type Refusal, refusal } from '../../src/domain/refusal.ts';
import { customerLifecycle } from '../../src/machines/customer/customer.lifecycle.ts';
import { decide } from '../../src/machines/standing.ts';

/**
 * Why a customer's card can't be saved as typed, or null.
 *
 * @param known the customer as they stand; null for a new one
 */
export const saveCustomerAct = (card: CustomerCard, known: Customer | null): Refusal | null => {
  const fields = customerProblems(card);
  if (fields[0]) return refusal('invalid', fields[0].message, { fields });
  const move = known && decide(customerLifecycle, customerStanding(known), { type: 'customer.edit' });
  return isRefusal(move) ? move : null;
};

/** Brings what a customer owed before to what was typed. */
export const openingBalanceAct = (
  business: CurrencyRights,
  customerId: string,
  standing: OpenItem | null,
  opening: OpeningBalance,
  world: World,
): Plan | Refusal =>
  currencyRefusal(business, opening.currency, standing?.currency, 'openingCurrency') ??
  planOpeningBalance(receivable, customerId, standing, opening, world);
