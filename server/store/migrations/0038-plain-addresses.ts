/**
 * Addresses stored before they were brought to plain letters become what signing in looks for: compatibility forms as plain
 * letters (NFKC), without signs nobody sees (those of Unicode's category Cf). Where two users who proved theirs, or two invitations of a
 * business, would have one address, both keep what they have, and `verify` names them.
 */
export const plainAddresses = String.raw`
create function plain_address(typed text) returns text language sql immutable as $$
  select normalize(btrim(regexp_replace(typed, '[\u00AD\u0600-\u0605\u061C\u06DD\u070F\u0890\u0891\u08E2\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB\U000110BD\U000110CD\U00013430-\U0001343F\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0001\U000E0020-\U000E007F]', '', 'g')), NFKC) $$;
create function is_address(plain text) returns bool language sql immutable as $$
  select plain ~ '^[^\s@<>,;"()]+@[^\s@<>,;"()]+\.[^\s@<>,;"()]+$' $$;
select set_config('app.maintenance', 'on', true);
with plain as (select id, verified_at, email, plain_address(email) as address from app_user)
update app_user u set email = p.address from plain p where p.id = u.id and p.address <> p.email and is_address(p.address) and (
  p.verified_at is null or not exists (
    select 1 from plain o where o.id <> p.id and o.verified_at is not null and lower(o.address) = lower(p.address)));
with plain as (select business_id, id, email, plain_address(email) as address from member where email is not null)
update member m set email = p.address from plain p where (p.business_id, p.id) = (m.business_id, m.id)
  and p.address <> p.email and is_address(p.address) and not exists (
    select 1 from plain o where o.business_id = p.business_id and o.id <> p.id and lower(o.address) = lower(p.address));
update email_proof set address = plain_address(address)
  where used_at is null and address <> plain_address(address) and is_address(plain_address(address));
select set_config('app.maintenance', '', true);
drop function plain_address(text), is_address(text);
`;
