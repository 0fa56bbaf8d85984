import { defaultAmong } from '../../src/domain/default-among.ts';
import { templateStandingOf } from '../../src/domain/template.ts';
import { decide } from '../../src/machines/standing.ts';
import { templateLifecycle } from '../../src/machines/template/template.lifecycle.ts';
import { recordEvent } from '../store/events.ts';
import { carryOut } from '../store/intent.ts';
import { lockSettings } from '../store/settings-lock.ts';
import { allTemplates, findTemplate, flagDefault, removeTemplate } from '../store/templates.ts';
import { type Ctx, granted, type Tx } from '../store/tx.ts';

/** What a template's command answers. */
type Settled = { id: string; repeated?: boolean };

/**
 * Leaves the business with one default template, as long as it has any: the one asked for, else the one that is, else
 * the oldest. A change of it is an event. Called under `lockSettings`.
 */
export const settleDefault = async (tx: Tx, asked: string | null = null): Promise<void> => {
  const templates = await allTemplates(tx);
  const id = defaultAmong(templates, asked);
  if (id === null || templates.some((template) => template.id === id && template.isDefault)) return;
  await flagDefault(tx, id);
  await recordEvent(tx, 'template.default', 'template', id);
};

/** Makes a template the default in place of the one that is. Repeated, it changes nothing. Throws `Missing`. */
export const setDefaultTemplate = (ctx: Ctx, id: string): Promise<Settled> =>
  carryOut(ctx, async (tx) => {
    await lockSettings(tx);
    const standing = templateStandingOf(await findTemplate(tx, id));
    const move = granted(decide(templateLifecycle, standing, { type: 'template.setDefault' }));
    if (move.moved) await settleDefault(tx, id);
    return { id };
  });

/** Deletes a template; when it was the default, the oldest other one becomes it. Throws `Missing`. */
export const deleteTemplate = (ctx: Ctx, id: string): Promise<Settled> =>
  carryOut(ctx, async (tx) => {
    await lockSettings(tx);
    const template = await findTemplate(tx, id);
    granted(decide(templateLifecycle, templateStandingOf(template), { type: 'template.delete' }));
    const { style, color } = template;
    await removeTemplate(tx, id);
    await recordEvent(tx, 'template.delete', 'template', id, { style, color });
    await settleDefault(tx);
    return { id };
  });
