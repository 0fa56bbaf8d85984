/** A line's own discount, in percent of its amount or as an amount; what it takes off is part of the line's share of discounts. */
export const lineDiscounts = `
alter table document_line add column own_percent numeric(7,4) check (own_percent > 0 and own_percent <= 100),
  add column own_discount money_ not null default 0 check (own_discount >= 0);
`;
