import { missingTaxes, usualTaxes } from '../../src/domain/usual-taxes.ts';
import { recordEvent } from '../store/events.ts';
import { runOnce } from '../store/intent.ts';
import { newId } from '../store/new-id.ts';
import { findOwnParty } from '../store/particulars.ts';
import { lockSettings } from '../store/settings-lock.ts';
import { allTaxes, insertTax } from '../store/taxes.ts';
import type { Ctx } from '../store/tx.ts';

/** Adds the taxes that are usual in the business's country, those it has already left alone. Answers how many were added. */
export const addUsualTaxes = (ctx: Ctx): Promise<{ added: number; repeated?: boolean }> =>
  runOnce(ctx, async (tx) => {
    await lockSettings(tx);
    const { country = '' } = await findOwnParty(tx);
    const missing = missingTaxes(usualTaxes(country), await allTaxes(tx));
    for (const card of missing) {
      const id = newId();
      await insertTax(tx, id, card);
      await recordEvent(tx, 'tax.create', 'tax', id, { ...card });
    }
    return { added: missing.length };
  });
