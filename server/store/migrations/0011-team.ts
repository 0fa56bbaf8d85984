/**
 * A member is invited before they are a user: their row stands from the invitation on, and says where they are on the
 * way in and out. A plan may be a trial with an end. A session can be told why it is over.
 */
export const team = `
select set_config('app.maintenance', 'on', true);
alter table member
  add column id uuid,
  add column email text,
  add column status text not null default 'Active' check (status in ('InviteSent', 'Expired', 'Revoked', 'Active', 'Deactivated')),
  add column invited_at timestamptz,
  add column invited_until timestamptz,
  add column link_hash bytea,
  -- Links of earlier mails, so that whoever opens one is told that a newer one is on its way.
  add column former_links bytea[] not null default '{}';
update member set id = gen_random_uuid(), status = case when ended_at is null then 'Active' else 'Deactivated' end;
alter table member drop constraint member_pkey, alter column user_id drop not null, alter column joined_at drop not null,
  alter column id set not null, add primary key (business_id, id), add unique (business_id, user_id),
  -- Nobody is active who is not a user, and no user is inside who is not active.
  add check (status <> 'Active' or user_id is not null),
  add check (status = 'Active' or user_id is null or ended_at is not null);
create unique index member_email on member (business_id, lower(email)) where email is not null;

-- Whoever accepts is not in the business yet, so the access role lets them in, and puts that on record.
grant update (user_id, status, joined_at, ended_at) on member to counterfoil_access;
grant insert on event to counterfoil_access;
create policy joining on event for insert to counterfoil_access with check (act = 'team.join' and subject_kind = 'member');

alter table session add column ended_because text;
create function end_sessions_of(who uuid, why text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('app.maintenance', 'on', true);
  update session set ended_because = why where user_id = who and exists (
    select 1 from member m where m.business_id = nullif(current_setting('app.business', true), '')::uuid and m.user_id = who);
  perform set_config('app.maintenance', '', true);
end $$;
revoke all on function end_sessions_of(uuid, text) from public;
grant execute on function end_sessions_of(uuid, text) to counterfoil_app;

alter table business add column trial_ends_at timestamptz;
`;
