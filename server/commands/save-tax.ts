import { type TaxCard, type TaxRule, taxProblems } from '../../src/domain/tax/tax.ts';
import { changesBetween } from '../../src/domain/values/changes.ts';
import { invalid, refusal } from '../../src/domain/values/refusal.ts';
import { settingsRefusals as settingsRefusalWords } from '../../src/domain/words/business.ts';
import { runOnce } from '../store/database/intent.ts';
import { newId } from '../store/database/new-id.ts';
import { lockSettings } from '../store/database/settings-lock.ts';
import { refuseStaleVersion } from '../store/database/stale-version.ts';
import { type Ctx, Refused } from '../store/database/tx.ts';
import { recordEvent } from '../store/plan/events.ts';
import { insertTax, lockTax, taxNameIsTaken, updateTax } from '../store/settings/taxes.ts';

/** What a tax's command answers. */
type Saved = { id: string; repeated?: boolean };

/**
 * Adds a tax, or saves an existing one; documents keep the name and percentage they were written with. Throws `Missing`,
 * and `Refused` for faults, a name another tax has, and an older version.
 */
export const saveTax = (
  ctx: Ctx,
  typed: (before: TaxRule | null) => TaxCard,
  existing: { id: string; version: number | null } | null,
): Promise<Saved> =>
  runOnce(ctx, async (tx) => {
    const id = existing?.id ?? newId();
    await lockSettings(tx);
    const before = existing && (await lockTax(tx, id));
    if (before) await refuseStaleVersion(tx, before, existing.version);
    const sent = typed(before);
    const card = { ...sent, name: sent.name.trim(), reason: sent.reason.trim() };
    const fields = taxProblems(card);
    if (fields.length) throw new Refused(refusal('invalid', fields[0]!.message, { fields }));
    if (await taxNameIsTaken(tx, card.name, id))
      throw new Refused(invalid('name', settingsRefusalWords.taxNameTaken));
    await (existing ? updateTax : insertTax)(tx, id, card);
    const changes = before ? changesBetween(before, card) : [];
    await recordEvent(tx, existing ? 'tax.update' : 'tax.create', 'tax', id, { ...card }, changes);
    return { id };
  });
