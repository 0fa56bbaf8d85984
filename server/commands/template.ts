import { cardIn, plainCard, templateCard, templateStandingOf } from '../../src/domain/template/template.ts';
import { templateLifecycle } from '../../src/machines/template/template.lifecycle.ts';
import { byChart } from '../acts/card.ts';
import { cardCommands, type EditedCard, type SavedCard } from '../services/card.ts';
import { drawnCard, type TypedCard, typedCard } from '../services/typed-template.ts';
import type { Ctx } from '../store/database/tx.ts';
import { templateStore } from '../store/documents/templates.ts';

/** The commands of templates. When the default is deleted, the oldest other one becomes the default. */
export const templates = cardCommands({
  spec: templateCard,
  store: templateStore,
  move: byChart(templateLifecycle, templateStandingOf),
  hasDefault: true,
});

/** Saves a template as `templates.save` does; its pictures are redrawn before the transaction begins. */
export const saveTemplate = async (
  ctx: Ctx,
  { makeDefault, ...sent }: TypedCard & { makeDefault: boolean },
  existing: EditedCard,
): Promise<SavedCard> => {
  const drawn = await drawnCard(ctx, sent);
  return templates.save(
    ctx,
    (before, tx) => typedCard(tx, before ? cardIn(before) : plainCard, drawn),
    existing,
    makeDefault,
  );
};
