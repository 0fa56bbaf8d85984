import { refusal } from '../../../src/domain/values/refusal.ts';
import { column } from './row.ts';
import { Refused, type Tx } from './tx.ts';

/**
 * Refuses an edit made on an older version, with who saved in between and when; the form keeps what was typed.
 * Source: workflows.md, rules for every workflow.
 *
 * @param matter the acts that save it, and what of their data names it, where one row holds several matters
 */
export const refuseStaleVersion = async (
  tx: Tx,
  row: { id: string; version: number },
  version: number | null,
  matter: { act: string | null; data: Record<string, unknown> } = { act: null, data: {} },
): Promise<void> => {
  if (version === null || version === row.version) return;
  const [last] = await tx.query(
    { at: column.instant, name: column.text },
    `select e.at, u.first_name || ' ' || u.last_name as name from event e left join app_user u on u.id = e.user_id
     where e.business_id = $1 and e.subject_id = $2 and ($3::text is null or e.act = $3) and e.data @> $4
     order by e.id desc limit 1`,
    [tx.business.id, row.id, matter.act, JSON.stringify(matter.data)],
  );
  const [opened] = await tx.query(
    { at: column.instant },
    `select at from event where business_id = $1 and subject_id = $2 and data ->> 'version' = $3::text order by id desc limit 1`,
    [tx.business.id, row.id, String(version)],
  );
  const by = last?.name?.trim() || 'Somebody';
  throw new Refused(
    refusal('stale', `${by} saved this after you opened it. Compare before you save over it.`, {
      details: {
        yours: version,
        current: row.version,
        savedBy: by,
        savedAt: last?.at.toISOString() ?? null,
        /** Of the version it was opened on, where its events say which they made. */
        ...(opened && { openedAt: opened.at.toISOString() }),
      },
    }),
  );
};
