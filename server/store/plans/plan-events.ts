import type { AccessQuery } from '../access/access.ts';
import { column } from '../database/row.ts';

/** An event of the provider of plan payments, before anybody has asked what it is about. */
export interface NotedEvent {
  provider: string;
  id: string;
  live: boolean;
  type: string;
  about: string | null;
}

/** Notes an event. True while it is to be handled: it is new, or came before and could not be. */
export const notePlanEvent = async (query: AccessQuery, event: NotedEvent, now: Date): Promise<boolean> => {
  const [row] = await query(
    { waits: column.bool },
    `with noted as (insert into plan_event (provider, event_id, live, type, about, received_at)
       values ($1, $2, $3, $4, $5, $6) on conflict (provider, event_id) do nothing)
     select coalesce((select applied_at is null from plan_event where provider = $1 and event_id = $2), true) as waits`,
    [event.provider, event.id, event.live, event.type, event.about, now],
  );
  return row!.waits;
};

/** Notes what became of an event, and which payment it came to. */
export const settlePlanEvent = async (
  query: AccessQuery,
  { provider, id }: Pick<NotedEvent, 'provider' | 'id'>,
  { outcome, reference }: { outcome: string; reference: string | null },
  now: Date,
): Promise<void> => {
  await query(
    'update plan_event set applied_at = $3, outcome = $4, reference = $5 where provider = $1 and event_id = $2',
    [provider, id, now, outcome, reference],
  );
};

/** Those of some events that have been handled. */
export const handledPlanEvents = async (
  query: AccessQuery,
  provider: string,
  ids: readonly string[],
): Promise<Set<string>> => {
  const rows = await query(
    { id: column.text.called('event_id') },
    'select event_id from plan_event where provider = $1 and event_id = any($2) and applied_at is not null',
    [provider, ids],
  );
  return new Set(rows.map(({ id }) => id));
};
