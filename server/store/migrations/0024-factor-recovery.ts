/**
 * The way back for somebody without their second factor: one per user, which ends with the factor. It is told of in notices, and
 * its last step mails a code, of which the hash is kept. Factors planted on addresses nobody has proved go, and what came with them.
 */
export const factorRecovery = `
create table factor_recovery (
  user_id uuid primary key references second_factor on delete cascade, asked_at timestamptz not null,
  notices smallint not null, next_at timestamptz, code_hash bytea, code_until timestamptz,
  check ((next_at is null) = (code_hash is not null) and (code_hash is null) = (code_until is null)));
create index factor_recovery_due on factor_recovery (next_at) where next_at is not null;
grant select, insert, update, delete on factor_recovery to counterfoil_access;
grant delete on device to counterfoil_access;

select set_config('app.maintenance', 'on', true);
delete from recovery_code c using app_user u where u.id = c.user_id and u.verified_at is null
  and not exists (select 1 from member m where m.user_id = u.id and m.status = 'Active');
delete from sign_in_challenge c using app_user u where u.id = c.user_id and u.verified_at is null
  and not exists (select 1 from member m where m.user_id = u.id and m.status = 'Active');
delete from second_factor f using app_user u where u.id = f.user_id and u.verified_at is null
  and not exists (select 1 from member m where m.user_id = u.id and m.status = 'Active');
select set_config('app.maintenance', '', true);
`;
