import type pg from 'pg';
import { chainFaultText } from '../../src/domain/audit/chain.words.ts';
import type { HeadSigning } from '../../src/domain/audit/signed-head.ts';
import { appendEvents, appendedAtOnce, type ChainTx } from '../store/audit/append-events.ts';
import { signHead } from '../store/audit/signed-heads.ts';
import { verifyChain } from '../store/audit/verify-chain.ts';
import { preparedOn } from '../store/database/prepared.ts';
import { column } from '../store/database/row.ts';
import { schemaVersion } from '../store/migrate.ts';
import { appliedVersion } from '../store/schema-version.ts';
import { asMaintainer, asMaintenanceRole, inTransaction, requireCurrentSchema } from './connection.ts';

/** The businesses whose chains are looked after, each as a transaction about it sees it. */
const chainsOn = async (client: pg.Client, named: string | null) => {
  const query = preparedOn(client, 0);
  const businesses = await query(
    { id: column.id, name: column.text, timeZone: column.text },
    'select id, name, time_zone from business where $1::text is null or id::text = lower($1) or name = $1 order by id',
    [named],
  );
  return businesses.map((business): ChainTx & { business: (typeof businesses)[number] } => ({
    query,
    business,
  }));
};

/**
 * Carries the chains on and signs their ends before an archive is written, so that it can be checked against what was signed. A database at
 * another schema than this program's is left as it is: its archive is written without.
 *
 * @param url a connection as the database's owner
 * @param signing null where the installation has no key: nothing is signed
 * @param named the id or name of the one business; null for all
 * @returns how many heads were signed
 */
export const signForArchive = (
  url: string,
  signing: HeadSigning | null,
  now: Date,
  named: string | null,
): Promise<number> =>
  asMaintainer(url, async (client) => {
    if ((await appliedVersion(client)) !== schemaVersion()) return 0;
    let signed = 0;
    for (const tx of await chainsOn(client, named)) {
      for (let appended = appendedAtOnce; appended === appendedAtOnce; )
        appended = await inTransaction(client, () => appendEvents(tx, now));
      if (signing && (await inTransaction(client, () => signHead(tx, signing, { now, archive: true }))))
        signed += 1;
    }
    return signed;
  });

/** What is wrong with the chains of all businesses. */
export interface ChainsVerdict {
  events: number;
  /** Signed heads that are right. */
  heads: number;
  /** In sentences, each with its business. */
  faults: string[];
}

/**
 * Checks the chain of the audit trail of every business, each at one moment; the server may run meanwhile.
 *
 * @param url a connection as the database's owner
 * @throws MaintenanceRefusal when the user isn't the owner or the schema isn't this program's
 */
export const verifyChains = (url: string, signing: HeadSigning | null): Promise<ChainsVerdict> =>
  asMaintenanceRole(url, async (client) => {
    await requireCurrentSchema(client);
    const all: ChainsVerdict = { events: 0, heads: 0, faults: [] };
    for (const tx of await chainsOn(client, null)) {
      await client.query('begin isolation level repeatable read read only');
      const { events, heads, faults, found } = await verifyChain(tx, signing);
      await client.query('commit');
      const { name, id, timeZone } = tx.business;
      all.events += events;
      all.heads += heads;
      all.faults.push(
        ...faults.map((fault) => `${name} (${id}): ${chainFaultText(fault, 'en', timeZone)}`),
        ...(found > faults.length ? [`${name} (${id}): ${found - faults.length} more.`] : []),
      );
    }
    return all;
  });
