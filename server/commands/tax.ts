import { moveTax, taxCard } from '../../src/domain/tax/tax.ts';
import { missingTaxes, usualTaxes } from '../../src/domain/tax/usual-taxes.ts';
import { addCard, cardCommands } from '../services/card.ts';
import { runOnce } from '../store/database/intent.ts';
import { newId } from '../store/database/new-id.ts';
import { lockSettings } from '../store/database/settings-lock.ts';
import type { Ctx } from '../store/database/tx.ts';
import { findOwnParty } from '../store/settings/particulars.ts';
import { taxStore } from '../store/settings/taxes.ts';

/** The commands of taxes; documents keep the name and percentage they were written with. */
export const taxes = cardCommands({ spec: taxCard, store: taxStore, move: moveTax });

/** Adds the usual taxes of the business's country that it doesn't have yet. Returns how many were added. */
export const addUsualTaxes = (ctx: Ctx): Promise<{ added: number; repeated?: boolean }> =>
  runOnce(ctx, async (tx) => {
    await lockSettings(tx);
    const { country = '' } = await findOwnParty(tx);
    const missing = missingTaxes(usualTaxes(country), await taxStore.all(tx));
    for (const card of missing) {
      await addCard(tx, taxCard, taxStore, newId(), card);
    }
    return { added: missing.length };
  });
