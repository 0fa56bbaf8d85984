import { chooseSeatsAct } from '../../acts/choose-seats.ts';
import { seatsOfBusiness } from '../../store/access/seats.ts';
import { runOnce } from '../../store/database/intent.ts';
import { lockSettings } from '../../store/database/settings-lock.ts';
import { type Ctx, runAct } from '../../store/database/tx.ts';
import { recordEvents } from '../../store/plan/events.ts';
import { activeMembers, writeKeptSeats } from '../../store/team/members.ts';

/**
 * Chooses who keeps working where a business has more members than seats, from the next call of everybody on. The others read and
 * export. Throws `Refused` for who is no owner, and for a choice that leaves out every owner or needs more seats than there are.
 */
export const chooseSeats = (ctx: Ctx, memberIds: readonly string[]): Promise<{ repeated?: boolean }> =>
  runOnce(ctx, async (tx) => {
    await lockSettings(tx);
    const team = await activeMembers(tx);
    const changed = runAct(chooseSeatsAct, team, { by: ctx.user.id, memberIds }, await seatsOfBusiness(tx));
    await writeKeptSeats(tx, memberIds);
    await recordEvents(
      tx,
      changed.map(({ id, keepsSeat }) => ({
        act: 'team.seat',
        subjectKind: 'member',
        subjectId: id,
        changes: [{ field: 'keepsSeat', before: String(!keepsSeat), after: String(keepsSeat) }],
      })),
    );
    return {};
  });
