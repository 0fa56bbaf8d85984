import type { Day } from '../../src/domain/day.ts';
import {
  type FiledFigures,
  filedNet,
  filedOnRefusal,
  filingRefusal,
} from '../../src/domain/tax/tax-filing.ts';
import { type TaxPeriod, taxPeriodOf } from '../../src/domain/tax/tax-period.ts';
import { changesBetween } from '../../src/domain/values/changes.ts';
import type { Range } from '../../src/domain/values/period.ts';
import {
  filedFigures,
  filingById,
  filingsWithin,
  insertFiling,
  removeFiling,
} from '../store/books/tax-filings.ts';
import { holdBooks } from '../store/database/hold.ts';
import { runOnce } from '../store/database/intent.ts';
import { newId } from '../store/database/new-id.ts';
import { type Ctx, refuse, type Tx } from '../store/database/tx.ts';
import { recordEvent } from '../store/plan/events.ts';
import { keepTaxPeriod, taxPeriodKept } from '../store/settings/tax-period.ts';

/** What is said of days that were filed. */
export interface SentFiling extends Range {
  /** Null for today. */
  filedOn: Day | null;
  reference: string;
  /** How often the business files; null where it isn't said. */
  every: TaxPeriod | null;
}

/**
 * Marks days of the sales tax as filed with the tax office, and keeps their figures as they are. Throws `Refused` for days that aren't over,
 * or that are marked already.
 *
 * @param figuresOf what the report of these days says
 */
export const fileTax = (
  ctx: Ctx,
  { from, to, reference, every, ...sent }: SentFiling,
  figuresOf: (tx: Tx, days: Range) => Promise<FiledFigures>,
): Promise<{ id: string; repeated?: boolean }> =>
  runOnce(ctx, async (tx) => {
    const kept = await taxPeriodKept(tx);
    const period = every ?? kept ?? taxPeriodOf({ from, to });
    if (period !== kept) await keepTaxPeriod(tx, period);
    // What is kept is what the books say at this moment, and no second mark comes between.
    await holdBooks(tx, 'alone');
    const filedOn = sent.filedOn ?? tx.today;
    const days = { from, to };
    const world = {
      today: tx.today,
      locale: tx.business.locale,
      filings: from > to ? [] : await filingsWithin(tx, days),
    };
    refuse(filingRefusal(days, world) ?? filedOnRefusal(filedOn, days, world));
    const figures = await figuresOf(tx, days);
    const filing = { id: newId(), ...days, filedOn, reference: reference.trim() };
    await insertFiling(tx, filing, figures);
    const { id, ...told } = filing;
    const net = filedNet(figures);
    await recordEvent(
      tx,
      'business.file-tax',
      'business',
      tx.business.id,
      { id, ...told, net },
      changesBetween({}, { ...told, net }),
    );
    return { id };
  });

/** Takes the mark from days that were filed, with the figures kept for them. What is gone already is done as well. */
export const unfileTax = (ctx: Ctx, id: string): Promise<{ done: true; repeated?: boolean }> =>
  runOnce(ctx, async (tx) => {
    await holdBooks(tx, 'alone');
    const filing = await filingById(tx, id);
    if (filing) {
      const { from, to, filedOn, reference } = filing;
      const told = { from, to, filedOn, reference, net: filedNet(await filedFigures(tx, id)) };
      await removeFiling(tx, id);
      await recordEvent(
        tx,
        'business.unfile-tax',
        'business',
        tx.business.id,
        { id, ...told },
        changesBetween(told, Object.fromEntries(Object.keys(told).map((key) => [key, null]))),
      );
    }
    return { done: true as const };
  });
