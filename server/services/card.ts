import type { CardSpec } from '../../src/domain/card/card.ts';
import { changesBetween } from '../../src/domain/values/changes.ts';
import { defaultAmong } from '../../src/domain/values/default-among.ts';
import { invalid } from '../../src/domain/values/refusal.ts';
import { type MoveCard, saveCardAct } from '../acts/card.ts';
import type { CardRow, CardStore, MovedCards } from '../store/database/card-store.ts';
import { runOnce } from '../store/database/intent.ts';
import { newId } from '../store/database/new-id.ts';
import { lockSettings } from '../store/database/settings-lock.ts';
import { refuseStaleVersion } from '../store/database/stale-version.ts';
import { type Ctx, Refused, runAct, type Tx } from '../store/database/tx.ts';
import { recordEvent } from '../store/plan/events.ts';

/** What the commands of cards return. */
export type SavedCard = { id: string; repeated?: boolean };

/** The card that is edited, with the version it was opened on; null for a new one. */
export type EditedCard = { id: string; version: number | null } | null;

/** How cards of a kind are moved. */
interface MovedKind<Card extends object, Row extends Card & CardRow> {
  spec: Pick<CardSpec<Card>, 'noun' | 'name' | 'trail'>;
  store: MovedCards<Row>;
  move: MoveCard<Row>;
  /** As long as any is in use, one is the default. */
  hasDefault?: true;
}

/** How cards of a kind are saved and moved. */
interface CardKind<Card extends object, Row extends Card & CardRow> extends MovedKind<Card, Row> {
  spec: CardSpec<Card>;
  store: CardStore<Card, Row>;
}

const record = <Card extends object, Row extends Card & CardRow>(
  tx: Tx,
  { spec }: MovedKind<Card, Row>,
  act: string,
  row: Row,
): Promise<void> => recordEvent(tx, `${spec.noun}.${act}`, spec.noun, row.id, spec.trail.moved(row));

/** Whether a card's name must be its own, and another one has it. */
const isNameTaken = async <Card extends object, Row extends Card & CardRow>(
  tx: Tx,
  { spec, store }: MovedKind<Card, Row>,
  card: Card,
  id: string,
): Promise<boolean> => (spec.name && (await store.nameIsTaken?.(tx, spec.name.of(card), id))) ?? false;

/** Does what `settleDefault` of `cardMoves` says. */
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
 * The commands that move cards of a kind. Each throws `Missing`, and `Refused` if the chart has no arrow for it. Repeating one changes
 * nothing.
 */
export const cardMoves = <Card extends object, Row extends Card & CardRow>(kind: MovedKind<Card, Row>) => ({
  /**
   * Makes sure that there is one default while any card is in use: the one requested, else the present one, else the first. A change is
   * recorded. Called under `lockSettings`.
   */
  settleDefault: (tx: Tx, requestedId: string | null = null) => settleDefault(tx, kind, requestedId),

  /** Makes one the default in place of the present one. */
  setDefault: (ctx: Ctx, id: string): Promise<SavedCard> =>
    runOnce(ctx, async (tx) => {
      await lockSettings(tx);
      const { moved } = runAct(kind.move, await kind.store.hold(tx, id), 'setDefault');
      if (moved) await settleDefault(tx, kind, id);
      return { id };
    }),

  /** Puts one back in use; it becomes the default if there is none. Refused also if another one has taken its name. */
  activate: (ctx: Ctx, id: string): Promise<SavedCard> =>
    runOnce(ctx, async (tx) => {
      await lockSettings(tx);
      const row = await kind.store.hold(tx, id);
      if (!runAct(kind.move, row, 'activate').moved) return { id };
      if (await isNameTaken(tx, kind, row, id))
        throw new Refused(invalid('name', kind.spec.name!.taken(row)));
      await kind.store.setActive(tx, row, true);
      await record(tx, kind, 'activate', row);
      await settleDefault(tx, kind);
      return { id };
    }),

  /** Removes one or takes it out of use, as its chart decides. */
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

/** Adds a card within a transaction, without asking whether it can be. Called under `lockSettings`. */
export const addCard = async <Card extends object>(
  tx: Tx,
  { noun, trail }: CardSpec<Card>,
  store: Pick<CardStore<Card, Card & CardRow>, 'insert'>,
  id: string,
  card: Card,
): Promise<void> => {
  await store.insert(tx, id, card);
  await recordEvent(tx, `${noun}.create`, noun, id, trail.saved(card));
};

/** The commands of cards of a kind: those that move them, and the one that saves what was typed. */
export const cardCommands = <Card extends object, Row extends Card & CardRow>(kind: CardKind<Card, Row>) => ({
  ...cardMoves(kind),

  /**
   * Adds a card, or saves an existing one. Throws `Missing`, and `Refused` for faults, a name that is taken, an older version, or a card
   * that is out of use.
   *
   * @param typed makes the card, given the one before; may refuse it
   * @param makeDefault whether it becomes the default
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
      const id = existing?.id ?? newId();
      const card = spec.tidy(await typed(before, tx));
      const isTaken = await isNameTaken(tx, kind, card, id);
      runAct(saveCardAct, spec, card, before && kind.move(before, 'edit'), isTaken);
      if (before) {
        await store.update(tx, id, card);
        const saved = spec.trail.saved(card);
        await recordEvent(tx, `${spec.noun}.update`, spec.noun, id, saved, changesBetween(before, card));
      } else await addCard(tx, spec, store, id, card);
      await settleDefault(tx, kind, makeDefault ? id : null);
      return { id };
    }),
});
