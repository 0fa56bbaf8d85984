import { erasedForm } from '../../../src/domain/audit/canonical-event.ts';
import { column } from '../database/row.ts';
import type { ChainTx } from './append-events.ts';
import { eventsById, saltedBy } from './event-hash.ts';
import { saltsOf } from './verify-chain.ts';

/** What events about people of the installation are about; those of contacts and documents are a business's own records. */
const ofPeople = ['member', 'user', 'business', 'saved-report'];

/** True of a text with another in it as whole words, in whatever letters. */
const names = (text: string, name: string): boolean => {
  const quoted = name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`(?<![\\p{L}\\p{N}])${quoted}(?![\\p{L}\\p{N}])`, 'iu').test(text);
};

/** A text as JSON has it between quotes. */
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

/** Events of a business that name a person by one of some texts, such as their address. */
const eventsNaming = async (tx: ChainTx, texts: readonly string[]): Promise<string[]> => {
  const asJson = texts.map(inJson);
  const rows = await tx.query(
    { id: column.id, text: column.text },
    `select e.id, e.data::text || coalesce(e.changes::text, '') as text from event e
     where e.business_id = $1 and e.subject_kind = any($2) and exists (select 1 from unnest($3::text[]) t (name)
       where strpos(lower(e.data::text || coalesce(e.changes::text, '')), lower(t.name)) > 0)`,
    [tx.business.id, ofPeople, asJson],
  );
  return rows.flatMap(({ id, text }) => (asJson.some((name) => names(text, name)) ? [id] : []));
};

/** Some events that have a salt: the chain has their personal values by hashes with it. */
const chainedAmong = async (tx: ChainTx, ids: readonly string[]) => {
  const salts = await saltsOf(tx, ids);
  const events = await eventsById(tx, [...salts.keys()]);
  return events.map((event) => ({ event, salt: salts.get(event.id)! }));
};

/** How many events have a person's details, and how many of them wait for the chain, without which they can't be erased. */
export const countDetails = async (
  tx: ChainTx,
  texts: readonly string[],
): Promise<{ found: number; waiting: number }> => {
  const ids = await eventsNaming(tx, texts);
  const linked = await tx.query(
    { id: column.id.called('event_id') },
    'select event_id from event_link where business_id = $1 and event_id = any($2::uuid[])',
    [tx.business.id, ids],
  );
  const waiting = ids.length - linked.length;
  return { found: (await saltsOf(tx, ids)).size + waiting, waiting };
};

/**
 * Puts hashes in place of the personal values of every event that names a person, and removes the salts by which somebody could try them out:
 * the rows stay, and the chain is as it was. The guard of the table is off until the transaction ends, which only its owner can do.
 *
 * @returns how many events were changed
 */
export const eraseDetails = async (tx: ChainTx, texts: readonly string[]): Promise<number> => {
  const chained = await chainedAmong(tx, await eventsNaming(tx, texts));
  if (chained.length === 0) return 0;
  await tx.query('alter table event disable trigger append_only', []);
  for (const { event, salt } of chained) {
    const { data, changes } = erasedForm(
      event,
      saltedBy(() => salt),
    );
    await tx.query('update event set data = $3, changes = $4 where business_id = $1 and id = $2', [
      tx.business.id,
      event.id,
      JSON.stringify(data),
      changes === null ? null : JSON.stringify(changes),
    ]);
  }
  await tx.query('alter table event enable trigger append_only', []);
  await tx.query('delete from event_salt where business_id = $1 and event_id = any($2::uuid[])', [
    tx.business.id,
    chained.map(({ event }) => event.id),
  ]);
  return chained.length;
};
