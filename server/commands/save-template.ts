import { v7 } from 'uuid';
import { refusal } from '../../src/domain/refusal.ts';
import { type TemplateCard, templateProblems } from '../../src/domain/template.ts';
import { recordEvent } from '../store/events.ts';
import { carryOut } from '../store/intent.ts';
import { lockSettings } from '../store/settings-lock.ts';
import { findTemplate, insertTemplate, updateTemplate } from '../store/templates.ts';
import { type Ctx, Refused } from '../store/tx.ts';
import { settleDefault } from './default-template.ts';
import { refuseStaleVersion } from './stale.ts';

/** What a template's command answers. */
type Saved = { id: string; repeated?: boolean };

/**
 * Adds a template, or saves one that stands. The first becomes the default, and so does one that is to be it. Throws
 * `Missing`, and `Refused` for faults and an older version.
 */
export const saveTemplate = (
  ctx: Ctx,
  { makeDefault, ...card }: TemplateCard & { makeDefault: boolean },
  existing: { id: string; version: number | null } | null,
): Promise<Saved> =>
  carryOut(ctx, async (tx) => {
    const fields = templateProblems(card);
    if (fields.length) throw new Refused(refusal('invalid', fields[0]!.message, { fields }));
    const id = existing?.id ?? v7();
    await lockSettings(tx);
    if (existing) await refuseStaleVersion(tx, await findTemplate(tx, id), existing.version);
    await (existing ? updateTemplate : insertTemplate)(tx, id, card);
    await recordEvent(tx, existing ? 'template.update' : 'template.create', 'template', id, { ...card });
    await settleDefault(tx, makeDefault ? id : null);
    return { id };
  });
