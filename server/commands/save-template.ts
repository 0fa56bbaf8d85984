import { cardIn, plainCard } from '../../src/domain/template/template.ts';
import { changesBetween } from '../../src/domain/values/changes.ts';
import { settleDefault } from '../services/default-template.ts';
import { drawnCard, type TypedCard, typedCard } from '../services/typed-template.ts';
import { runOnce } from '../store/database/intent.ts';
import { newId } from '../store/database/new-id.ts';
import { lockSettings } from '../store/database/settings-lock.ts';
import { refuseStaleVersion } from '../store/database/stale-version.ts';
import type { Ctx } from '../store/database/tx.ts';
import { findTemplate, insertTemplate, updateTemplate } from '../store/documents/templates.ts';
import { recordEvent } from '../store/plan/events.ts';

/** What a template's command answers. */
type Saved = { id: string; repeated?: boolean };

/**
 * Adds a template, or saves an existing one. The first becomes the default, and so does one that is to be it. Throws
 * `Missing`, and `Refused` for faults and an older version.
 */
export const saveTemplate = async (
  ctx: Ctx,
  { makeDefault, ...sent }: TypedCard & { makeDefault: boolean },
  existing: { id: string; version: number | null } | null,
): Promise<Saved> => {
  const drawn = await drawnCard(ctx, sent);
  return runOnce(ctx, async (tx) => {
    const id = existing?.id ?? newId();
    await lockSettings(tx);
    const standing = existing && (await findTemplate(tx, id));
    if (standing) await refuseStaleVersion(tx, standing, existing.version);
    const card = await typedCard(tx, standing ? cardIn(standing) : plainCard, drawn);
    await (existing ? updateTemplate : insertTemplate)(tx, id, card);
    const changes = standing ? changesBetween(standing, card) : [];
    const act = existing ? 'template.update' : 'template.create';
    await recordEvent(tx, act, 'template', id, { ...card }, changes);
    await settleDefault(tx, makeDefault ? id : null);
    return { id };
  });
};
