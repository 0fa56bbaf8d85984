import { deleteTemplateAct, setDefaultTemplateAct } from '../acts/default-template.ts';
import { settleDefault } from '../services/default-template.ts';
import { runOnce } from '../store/database/intent.ts';
import { lockSettings } from '../store/database/settings-lock.ts';
import { type Ctx, runAct } from '../store/database/tx.ts';
import { findTemplate, removeTemplate } from '../store/documents/templates.ts';
import { recordEvent } from '../store/plan/events.ts';

/** What a template's command answers. */
type Settled = { id: string; repeated?: boolean };

/** Makes a template the default in place of the one that is. Repeated, it changes nothing. Throws `Missing`. */
export const setDefaultTemplate = (ctx: Ctx, id: string): Promise<Settled> =>
  runOnce(ctx, async (tx) => {
    await lockSettings(tx);
    const move = runAct(setDefaultTemplateAct, await findTemplate(tx, id));
    if (move.moved) await settleDefault(tx, id);
    return { id };
  });

/** Deletes a template; when it was the default, the oldest other one becomes it. Throws `Missing`. */
export const deleteTemplate = (ctx: Ctx, id: string): Promise<Settled> =>
  runOnce(ctx, async (tx) => {
    await lockSettings(tx);
    const template = await findTemplate(tx, id);
    runAct(deleteTemplateAct, template);
    const { style, color } = template;
    await removeTemplate(tx, id);
    await recordEvent(tx, 'template.delete', 'template', id, { style, color });
    await settleDefault(tx);
    return { id };
  });
