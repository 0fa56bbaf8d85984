import type { TeamRole } from '../../../src/domain/team/team.ts';
import { column, type RowOf } from '../database/row.ts';
import type { Tx } from '../database/tx.ts';

const columns = { email: column.text, role: column.text.as<TeamRole>(), refusedAt: column.instant };

/** An invitation that was refused because no seat was free. */
export type RefusedInvite = RowOf<typeof columns>;

/** More are not kept: the oldest goes. */
const most = 100;

/** Keeps an invitation that no seat was free for; the newest to an address counts. */
export const keepRefusedInvite = async (tx: Tx, email: string, role: TeamRole): Promise<void> => {
  await tx.query(
    `insert into refused_invite (business_id, email, role, refused_at, refused_by) values ($1, lower($2), $3, $4, $5)
     on conflict (business_id, email) do update set role = $3, refused_at = $4, refused_by = $5`,
    [tx.business.id, email, role, tx.now, tx.user.id],
  );
  await tx.query(
    `delete from refused_invite where business_id = $1 and email in (
       select email from refused_invite where business_id = $1 order by refused_at desc, email offset $2)`,
    [tx.business.id, most],
  );
};

/** Takes an address off the list; false when it wasn't on it. */
export const dropRefusedInvite = async (tx: Tx, email: string): Promise<boolean> =>
  (
    await tx.query(
      { email: column.text },
      'delete from refused_invite where business_id = $1 and email = lower($2) returning email',
      [tx.business.id, email],
    )
  ).length > 0;

/** The list, the oldest first. */
export const refusedInvites = (tx: Tx): Promise<RefusedInvite[]> =>
  tx.query(
    columns,
    'select email, role, refused_at from refused_invite where business_id = $1 order by refused_at, email',
    [tx.business.id],
  );
