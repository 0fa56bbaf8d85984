/** A removal from a business ends no session any more; sessions that an earlier release ended with a sentence go, as does what ended them. */
export const noEndedSessions = `
select set_config('app.maintenance', 'on', true);
delete from session where ended_because is not null;
select set_config('app.maintenance', '', true);
drop function end_sessions_of(uuid, text);
alter table session drop column ended_because;
`;
