import type { Check } from './check.ts';

/**
 * 7 what a business has of a deal code says the same as the code, which no other business has. 12 a coupon is used as often as plans were paid with it.
 * A business that was restored from another installation has codes and coupons that this one doesn't know.
 */
export const planCodeChecks: readonly Check[] = [
  {
    invariant: 7,
    sql: `
      select d.business_id, format('The deal code that ends in %s is %s, and with its business %s.', c.last4, c.status, d.status) as fault
      from business_deal d join deal_code c on c.id = d.code_id where c.status <> d.status`,
  },
  {
    invariant: 7,
    sql: `
      select null::uuid as business_id, format('The deal code that ends in %s was redeemed, and %s businesses have it.', c.last4, count(d.id)) as fault
      from deal_code c left join business_deal d on d.code_id = c.id
      where c.redeemed_at is not null group by c.id having count(d.id) <> 1`,
  },
  {
    invariant: 12,
    sql: `
      select null::uuid as business_id, format('The coupon %s is used %s times, and plans were paid with it %s times.', c.code, c.used, count(p.id)) as fault
      from coupon c left join plan_coupon p on p.coupon_id = c.id and p.starts_on is not null
      group by c.id having c.used <> count(p.id)`,
  },
];
