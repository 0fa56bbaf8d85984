import type { CardSpec } from '../../src/domain/card/card.ts';
import { changesBetween } from '../../src/domain/values/changes.ts';
import { defaultAmong } from '../../src/domain/values/default-among.ts';
import type { Refusal } from '../../src/domain/values/refusal.ts';
import { type MoveCard, saveCardAct } from '../acts/card.ts';
import type { CardRow, CardStore, MovedCards } from '../store/database/card-store.ts';
import { runOnce } from '../store/database/intent.ts';
import { newId } from '../store/database/new-id.ts';
import { lockSettings } from '../store/database/settings-lock.ts';
import { refuseStaleVersion } from '../store/database/stale-version.ts';
import { type Ctx, refuse, runAct, type Tx } from '../store/database/tx.ts';
import { recordEvent } from '../store/plan/events.ts';

/** What a card's command answers. */
export type SavedCard = { id: string; repeated?: boolean };

/** A card that is edited, with the version it was opened on; null for a new one. */
type EditedCard = { id: string; version: number | null } | null;

/** How cards of a kind are moved. */
interface MovedKind<Card extends object, Row extends Card & CardRow> {
  spec: Pick<CardSpec<Card>, 'noun' | 'trail'>;
  store: MovedCards<Row>;
  move: MoveCard<Row>;
  /** As long as any is in use, one is the default. */
  hasDefault?: true;
  /** Why one that its chart would activate can't be, or null. */
  whyNotActive?: (tx: Tx, row: Row) => Promise<Refusal | null>;
}

/** How cards of a kind are saved and moved. */
interface CardKind<Card extends object, Row extends Card & CardRow> extends MovedKind<Card, Row> {
  spec: CardSpec<Card>;
  store: CardStore<Card, Row>;
  /** Why the business can't have another one, or null. */
  whyNotAnother?: (tx: Tx) => Promise<Refusal | null>;
}

const record = <Card extends object, Row extends Card & CardRow>(
  tx: Tx,
  { spec }: MovedKind<Card, Row>,
  act: string,
  row: Row,
): Promise<void> => recordEvent(tx, `${spec.noun}.${act}`, spec.noun, row.id, spec.trail.moved(row));

/** Leaves the business with one default, as `cardMoves` says. Called under `lockSettings`. */
const settleDefault = async <Card extends object, Row extends Card & CardRow>(
  tx: Tx,
  kind: MovedKind<Card, Row>,
  requestedId: string | null = null,
): Promise<void> => {
  if (!kind.hasDefault) return;
  const inUse = (await kind.store.all(tx)).filter(({ active }) => active !== false);
  const among = inUse.map(({ id, isDefault = false }) => ({ id, isDefault }));
  const chosen = inUse.find(({ id }) => id === defaultAmong(among, requestedId));
  if (!chosen || chosen.isDefault) return;
  await kind.store.flagDefault(tx, chosen.id);
  await record(tx, kind, 'default', chosen);
};

/**
 * The commands that move cards of a kind. Each throws `Missing`, and `Refused` where the chart has no arrow for it; repeated, it
 * changes nothing.
 */
export const cardMoves = <Card extends object, Row extends Card & CardRow>(kind: MovedKind<Card, Row>) => ({
  /** Leaves the business with one default, as long as any is in use: the one that is asked for, else the one that is, else the first. A change of it is an event. */
  settleDefault: (tx: Tx, requestedId: string | null = null) => settleDefault(tx, kind, requestedId),

  /** Makes one the default in place of the one that is. */
  setDefault: (ctx: Ctx, id: string): Promise<SavedCard> =>
    runOnce(ctx, async (tx) => {
      await lockSettings(tx);
      const { moved } = runAct(kind.move, await kind.store.hold(tx, id), 'setDefault');
      if (moved) await settleDefault(tx, kind, id);
      return { id };
    }),

  /** Puts one to use again; it's the default where there is none. */
  activate: (ctx: Ctx, id: string): Promise<SavedCard> =>
    runOnce(ctx, async (tx) => {
      await lockSettings(tx);
      const row = await kind.store.hold(tx, id);
      if (!runAct(kind.move, row, 'activate').moved) return { id };
      refuse(await kind.whyNotActive?.(tx, row));
      await kind.store.setActive(tx, row, true);
      await record(tx, kind, 'activate', row);
      await settleDefault(tx, kind);
      return { id };
    }),

  /** Deletes one: removed where its chart leaves nothing of it, taken out of use otherwise. */
  remove: (ctx: Ctx, id: string): Promise<SavedCard & { end: 'removed' | 'deactivated' }> =>
    runOnce(ctx, async (tx) => {
      await lockSettings(tx);
      const row = await kind.store.hold(tx, id);
      const { moved, gone } = runAct(kind.move, row, 'delete');
      const end = gone ? 'removed' : 'deactivated';
      if (!moved) return { id, end };
      await (gone ? kind.store.remove(tx, row) : kind.store.setActive(tx, row, false));
      await record(tx, kind, gone ? 'delete' : 'deactivate', row);
      await settleDefault(tx, kind);
      return { id, end };
    }),
});

/** The commands of cards of a kind: those that move them, and the one that saves what was typed. */
export const cardCommands = <Card extends object, Row extends Card & CardRow>(kind: CardKind<Card, Row>) => ({
  ...cardMoves(kind),

  /**
   * Adds a card, or saves an existing one. Throws `Missing`, and `Refused` for faults, a name that is taken, an older version, one that
   * is out of use.
   *
   * @param typed what was typed, given what was there before
   * @param makeDefault it is to be the default
   */
  save: (
    ctx: Ctx,
    typed: (before: Row | null, tx: Tx) => Card | Promise<Card>,
    existing: EditedCard,
    makeDefault = false,
  ): Promise<SavedCard> =>
    runOnce(ctx, async (tx) => {
      const { spec, store } = kind;
      await lockSettings(tx);
      const before = existing && (await store.find(tx, existing.id));
      if (before) await refuseStaleVersion(tx, before, existing.version);
      else refuse(await kind.whyNotAnother?.(tx));
      const id = existing?.id ?? newId();
      const card = spec.tidy(await typed(before, tx));
      const isTaken = spec.name ? await store.nameIsTaken(tx, spec.name.of(card), id) : false;
      runAct(saveCardAct, spec, card, before && kind.move(before, 'edit'), isTaken);
      await (before ? store.update : store.insert)(tx, id, card);
      const changes = before ? changesBetween(before, card) : [];
      const act = `${spec.noun}.${before ? 'update' : 'create'}`;
      await recordEvent(tx, act, spec.noun, id, spec.trail.saved(card), changes);
      await settleDefault(tx, kind, makeDefault ? id : null);
      return { id };
    }),
});
