import { deleteTemplateAct, setDefaultTemplateAct } from '../acts/default-template.ts';
import { settleDefault } from '../services/default-template.ts';
import { recordEvent } from '../store/events.ts';
import { runOnce } from '../store/intent.ts';
import { lockSettings } from '../store/settings-lock.ts';
import { findTemplate, removeTemplate } from '../store/templates.ts';
import { type Ctx, unwrap } from '../store/tx.ts';

/** What a template's command answers. */
type Settled = { id: string; repeated?: boolean };

/** Makes a template the default in place of the one that is. Repeated, it changes nothing. Throws `Missing`. */
export const setDefaultTemplate = (ctx: Ctx, id: string): Promise<Settled> =>
  runOnce(ctx, async (tx) => {
    await lockSettings(tx);
    const move = unwrap(setDefaultTemplateAct(await findTemplate(tx, id)));
    if (move.moved) await settleDefault(tx, id);
    return { id };
  });

/** Deletes a template; when it was the default, the oldest other one becomes it. Throws `Missing`. */
export const deleteTemplate = (ctx: Ctx, id: string): Promise<Settled> =>
  runOnce(ctx, async (tx) => {
    await lockSettings(tx);
    const template = await findTemplate(tx, id);
    unwrap(deleteTemplateAct(template));
    const { style, color } = template;
    await removeTemplate(tx, id);
    await recordEvent(tx, 'template.delete', 'template', id, { style, color });
    await settleDefault(tx);
    return { id };
  });
