import { type Decimal, sum } from '../../src/domain/money.ts';
import { groupedBy } from '../../src/domain/values/grouped-by.ts';
import { column } from '../store/database/row.ts';
import type { Tx } from '../store/database/tx.ts';

/** A line of an entry, as its tax is looked up. */
interface PostedLine {
  entryId: string;
  n: number;
  documentLineId: string | null;
}

/** What a line was taxed with, in home currency. */
export interface LineTax {
  tax: string | null;
  taxRate: Decimal | null;
  taxBase: Decimal | null;
  taxAmount: Decimal | null;
}

/** True of the line that posts a record's tax: on the side's account, for the same tax of the same line of the document. */
const isTaxLine = `l.tax_base is not null and l.document_line_id is not distinct from r.document_line_id
  and l.tax_id is not distinct from r.tax_id and (a.grp = 'asset') = (r.side = 'purchase')`;

/** The records of some entries, each with the number of the line it is shown on: the tax's own, else the one that was taxed. */
const recordsOf = (tx: Tx, entryIds: readonly string[]) =>
  tx.query(
    {
      entryId: column.id,
      documentLineId: column.id.orNull,
      name: column.text.called('tax_name'),
      rate: column.exact.orNull,
      base: column.exact.called('home_base'),
      amount: column.exact.called('home_tax'),
      line: column.small,
    },
    `select r.entry_id, r.document_line_id, r.tax_name, r.rate, r.home_base, r.home_tax, shown.n as line
     from tax_record r cross join lateral (
       select l.n from journal_line l join account a on a.business_id = l.business_id and a.id = l.account_id
       where l.business_id = r.business_id and l.entry_id = r.entry_id
       order by (${isTaxLine}) desc, (l.document_line_id is not distinct from r.document_line_id) desc,
         (a.grp in ('income', 'expense')) desc, l.n limit 1) shown
     where r.business_id = $1 and r.entry_id = any($2) order by r.entry_id, r.n`,
    [tx.business.id, entryIds],
  );

const only = <Value>(values: readonly Value[]): Value | null =>
  new Set(values).size === 1 ? values[0]! : null;

/**
 * What each of some lines was taxed with. A tax is named on all lines of the document's line it is of, while its base and amount are shown
 * once, so that they add up to the records of the entries.
 */
export const taxesOfLines = async (
  tx: Tx,
  lines: readonly PostedLine[],
): Promise<(line: PostedLine) => LineTax> => {
  const entryIds = [...new Set(lines.map(({ entryId }) => entryId))];
  const records = groupedBy(await recordsOf(tx, entryIds), ({ entryId }) => entryId);
  return ({ entryId, n, documentLineId }) => {
    const ofEntry = records.get(entryId) ?? [];
    const shown = ofEntry.filter(({ line }) => line === n);
    const named = ofEntry.filter(
      (one) => one.line === n || (documentLineId !== null && one.documentLineId === documentLineId),
    );
    return {
      tax: [...new Set(named.map(({ name }) => name))].join(', ') || null,
      taxRate: only(named.map(({ rate }) => rate)),
      taxBase: shown.length > 0 ? sum(shown.map(({ base }) => base)) : null,
      taxAmount: shown.length > 0 ? sum(shown.map(({ amount }) => amount)) : null,
    };
  };
};
