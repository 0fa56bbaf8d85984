/**
 * Sessions whose provider gave no answer, or doesn't have the money yet, are asked about until it says what became of them, however old they
 * are. Source: connections.md, rule 21.
 */
export const unknownSessions = `
create or replace function sessions_at_provider(asked_provider text, asked_session text, since timestamptz, until timestamptz)
  returns table (business_id uuid, id uuid, provider_session text, account text, live boolean)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('app.maintenance', 'on', true);
  return query select s.business_id, s.id, s.provider_session, s.account, s.live from payment_session s
    where s.provider = asked_provider and s.account is not null
      and case when asked_session is not null then s.provider_session = asked_session
        else s.created_at <= until and (s.status in ('Unknown', 'Pending') or (s.created_at >= since and s.status in ('Created', 'Declined'))) end
    order by 1, 2;
  perform set_config('app.maintenance', '', true);
end $$;
`;
