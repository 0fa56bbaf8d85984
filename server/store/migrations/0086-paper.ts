/**
 * What paper says beside its figures: a template may leave out how an invoice is paid, and an account number that is an IBAN is
 * kept as one: 15 to 34 characters after the blanks, whose check digits are right (ISO 13616: the first four behind the rest,
 * letters as 10 to 35, modulo 97 is 1). Source: answers.md, "Paper, mail and public pages".
 */
export const paper = `
alter table template add column shows_bank boolean not null default true;
select set_config('app.maintenance', 'on', true);
with written as (
  select business_id, id, upper(regexp_replace(details ->> 'accountNumber', '[^A-Za-z0-9]', '', 'g')) as iban from bank
), moved as (
  select business_id, id, iban, substr(iban, 5) || substr(iban, 1, 4) as turned from written
  where iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'
), checked as (
  select m.business_id, m.id, m.iban,
    (select string_agg(case when c ~ '[A-Z]' then (ascii(c) - 55)::text else c end, '' order by n)
     from regexp_split_to_table(m.turned, '') with ordinality as t(c, n))::numeric % 97 as rest from moved m
)
update bank b set details = b.details || jsonb_build_object('iban', c.iban, 'accountNumber', '')
from checked c where c.business_id = b.business_id and c.id = b.id and c.rest = 1;
select set_config('app.maintenance', '', true);
`;
