import { changesBetween } from '../../src/domain/values/changes.ts';
import { runOnce } from '../store/database/intent.ts';
import { lockSettings } from '../store/database/settings-lock.ts';
import { refuseStaleVersion } from '../store/database/stale-version.ts';
import type { Ctx, Tx } from '../store/database/tx.ts';
import { matterVersions, recordEvent } from '../store/plan/events.ts';
import { shownSettings } from '../store/settings/shown-settings.ts';

/** What a command of settings answers. */
export type Saved = { done: true; repeated?: boolean };

/** The version of its matter a change was opened on; null goes over any. */
export type BaseVersion = number | null;

interface Matter {
  act: string;
  /** What the matter is of, where an act has several: the kind of numbers. */
  of?: { kind: string };
  baseVersion: BaseVersion;
}

/**
 * Changes one matter of a business's settings under their lock, and adds it to the audit trail. Refused where somebody saved
 * the same matter since it was opened; the others are not touched by it.
 */
export const settleMatter = (
  ctx: Ctx,
  { act, of, baseVersion }: Matter,
  data: Record<string, unknown>,
  change: (tx: Tx) => Promise<void>,
): Promise<Saved> =>
  runOnce(ctx, async (tx) => {
    await lockSettings(tx);
    const version = (await matterVersions(tx))(act, of?.kind);
    const name = `business.${act}`;
    await refuseStaleVersion(tx, { id: tx.business.id, version }, baseVersion, {
      act: name,
      data: { ...of },
    });
    const before = await shownSettings(tx);
    await change(tx);
    const changes = changesBetween(before, await shownSettings(tx));
    await recordEvent(tx, name, 'business', tx.business.id, { ...of, ...data }, changes);
    return { done: true as const };
  });
