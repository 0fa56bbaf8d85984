/**
 * The chart has accounts for deposits paid and for interest paid: 50 and 51 where the number is free, else the next one; where a business has
 * an account of that name, the number is added to it.
 */
export const depositsAndInterest = `
select set_config('app.maintenance', 'on', true);
insert into account (business_id, id, name, grp, subgroup, is_current, cash_section, is_system)
  select b.id,
    case when exists (select 1 from account a where a.business_id = b.id and a.id = n.id) then n.next else n.id end,
    case when exists (select 1 from account a where a.business_id = b.id and lower(a.name) = lower(n.name)) then n.name || ' (' || n.id || ')' else n.name end,
    n.grp, n.subgroup, true, 'operating', true
  from business b cross join lateral (
    select v.*, (select max(id) from account a where a.business_id = b.id) + v.id - 49 as next
    from (values (50, 'Deposits paid', 'asset', 'Other current'), (51, 'Interest paid', 'expense', 'Other')) v (id, name, grp, subgroup)) n;
select set_config('app.maintenance', '', true);
`;
