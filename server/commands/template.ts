import {
  cardIn,
  plainCard,
  type Template,
  templateCard,
  templateStandingOf,
} from '../../src/domain/template/template.ts';
import { templateLifecycle } from '../../src/machines/template/template.lifecycle.ts';
import { byChart } from '../acts/card.ts';
import { cardCommands, type SavedCard } from '../services/card.ts';
import { drawnCard, type TypedCard, typedCard } from '../services/typed-template.ts';
import type { Ctx } from '../store/database/tx.ts';
import { templateStore } from '../store/documents/templates.ts';

/** The commands of templates. When the default is deleted, the oldest other one becomes it. */
export const templates = cardCommands({
  spec: templateCard,
  store: templateStore,
  move: byChart(templateLifecycle, (template: Template) => templateStandingOf(template)),
  hasDefault: true,
});

/** Saves a template as `templates.save` does, its pictures drawn before any transaction. */
export const saveTemplate = async (
  ctx: Ctx,
  { makeDefault, ...sent }: TypedCard & { makeDefault: boolean },
  existing: { id: string; version: number | null } | null,
): Promise<SavedCard> => {
  const drawn = await drawnCard(ctx, sent);
  return templates.save(
    ctx,
    (before, tx) => typedCard(tx, before ? cardIn(before) : plainCard, drawn),
    existing,
    makeDefault,
  );
};
