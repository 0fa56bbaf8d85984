import { once } from '../../api/client/intent.ts';
import type { PostedCommands } from '../../api/documents/posted.ts';
import type { BulkAnswer } from '../../domain/documents/view.ts';
import { type Decimal, sum } from '../../domain/money.ts';
import type { NamedEffects } from '../../domain/plan/effects.ts';
import type { PostedRow } from '../../domain/posted/view.ts';
import { eachInTurn, someDone } from '../document/in-turn.ts';
import type { Planned } from './several.ts';

/** What documents come to, by currency, in the order they are met. */
export const totalsOf = <Row extends Pick<PostedRow, 'currency'>>(
  documents: readonly Row[],
  amountOf: (document: Row) => Decimal,
): { currency: string; documents: Row[]; amount: Decimal }[] =>
  [...new Set(documents.map(({ currency }) => currency))].map((currency) => {
    const those = documents.filter((document) => document.currency === currency);
    return { currency, documents: those, amount: sum(those.map(amountOf)) };
  });

/** The goods that come or leave with all of them, by item; what comes to nothing too. */
export const goodsOf = (stock: NamedEffects['stock']): { name: string; quantity: Decimal }[] =>
  [...new Set(stock.map(({ name }) => name))].map((name) => ({
    name,
    quantity: sum(stock.filter((one) => one.name === name).map(({ quantity }) => quantity)),
  }));

/** Those of an earlier day first, so that numbers and the cost of goods follow the days. */
const byDay = (one: PostedRow, other: PostedRow): number =>
  Number(one.issuedOn > other.issuedOn) - Number(one.issuedOn < other.issuedOn);

/**
 * Asks what issuing or approving them one after the other will do, in the order they will be: each on what those before it leave.
 *
 * @throws what concerns them all
 */
export const planIssues = async (
  commands: PostedCommands,
  businessId: string,
  drafts: readonly PostedRow[],
): Promise<Planned<PostedRow>[]> => {
  const ordered = drafts.toSorted(byDay);
  const rows = await commands.previewIssues(
    businessId,
    ordered.map(({ id }) => id),
  );
  return ordered.map((document) => {
    const { effects = null, reason = null } = rows.find(({ id }) => id === document.id) ?? {};
    return effects ? { document, effects, reason: null } : { document, effects: null, reason: reason ?? '' };
  });
};

/**
 * Issues or approves them in their order, each in a transaction of its own, so that one that is refused keeps none of the others.
 *
 * @param drafts in the order they were planned
 * @throws the reason where none of them was
 */
export const issueSeveral = async (
  commands: PostedCommands,
  businessId: string,
  drafts: readonly PostedRow[],
  message: string,
): Promise<BulkAnswer> =>
  someDone(
    await eachInTurn(drafts, message, ({ id, kind }) =>
      once(`${kind}.issue ${id}`, (intentKey) => commands.issue({ businessId, intentKey }, id)),
    ),
  );
