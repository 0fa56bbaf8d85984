import { type Customer, type CustomerFacts, customerStanding } from '../../src/domain/contact.ts';
import type { Refusal } from '../../src/domain/refusal.ts';
import { customerLifecycle } from '../../src/machines/customer/customer.lifecycle.ts';
import { decide, type Move } from '../../src/machines/standing.ts';

/** Puts a customer away, or takes them back. */
export const deleteCustomerAct = (
  customer: Customer,
  act: 'delete' | 'restore',
): Move<CustomerFacts> | Refusal =>
  decide(customerLifecycle, customerStanding(customer), { type: `customer.${act}` });
