import { compare, rounded } from '../../../src/domain/money.ts';
import type { BilledLine } from '../../../src/domain/online-store/order-money.ts';
import { storeOrders as words } from '../../../src/domain/online-store/store-orders.words.ts';
import { kindOfRate, plainRule, type TaxCard, taxCard, taxProblems } from '../../../src/domain/tax/tax.ts';
import { newId } from '../../store/database/new-id.ts';
import { Refused } from '../../store/database/tx.ts';
import { taxStore } from '../../store/settings/taxes.ts';
import { addCard } from '../card.ts';
import { held, type OrderContext } from './context.ts';

/**
 * The tax of ours that each line's is, by name and percentage; one that isn't here is added. Asked under `lockSettings`. Throws `Refused`
 * for an archived one. Source: connections.md, rule 11.
 */
export const taxesOf = async (
  { tx }: Pick<OrderContext, 'tx'>,
  lines: readonly BilledLine[],
): Promise<Map<string, string>> => {
  const taxes = await taxStore.all(tx);
  const chosen = new Map<string, string>();
  for (const { line, taxName, taxPercent } of lines) {
    if (taxName === '') continue;
    const percent = rounded(taxPercent, 4);
    const plain = taxName.slice(0, 80);
    const names = [plain, `${plain} ${percent}%`];
    const known = taxes.find(
      (tax) =>
        names.some((name) => name.toLowerCase() === tax.name.toLowerCase()) &&
        compare(tax.percent, percent) === 0,
    );
    if (known && !known.active) throw new Refused(held('tax', words.taxInUse(known), known.name));
    if (known) {
      chosen.set(line.id, known.id);
      continue;
    }
    const name = names.find((one) => !taxes.some((tax) => tax.name.toLowerCase() === one.toLowerCase()));
    if (!name) throw new Refused(held('tax', words.taxInUse({ name: names[1]! }), names[1]));
    const id = newId();
    const card: TaxCard = { name, percent, ...plainRule, kind: kindOfRate(percent) };
    const [problem] = taxProblems(card);
    if (problem) throw new Refused(held('tax', problem.message, name));
    await addCard(tx, taxCard, taxStore, id, card);
    taxes.push({ ...card, id, active: true, used: false, version: 1 });
    chosen.set(line.id, id);
  }
  return chosen;
};
