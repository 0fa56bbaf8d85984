import { fixed, isZero } from '../../src/domain/money.ts';
import { type AuditedLine, noAudit } from '../../src/domain/report/audit-columns.ts';
import { digitsOf } from '../../src/domain/values/currency.ts';
import { minuteIn } from '../../src/domain/values/format.ts';
import { reportFigures as words } from '../../src/domain/words/reports.ts';
import { column, type RowOf } from '../store/database/row.ts';
import type { Tx } from '../store/database/tx.ts';
import { taxesOfLines } from './line-taxes.ts';
import { machineName } from './machine-name.ts';

/** A line by its entry and its place in it. */
interface LineKey {
  entryId: string;
  n: number;
}

/** True of a row that is a line of an entry, and not what stood on its account. */
export const isPosted = <Row extends { entryId: string | null }>(
  row: Row,
): row is Row & { entryId: string } => row.entryId !== null;

const columns = {
  entryId: column.id,
  n: column.small,
  currency: column.text,
  foreignAmount: column.exact.called('fx_amount'),
  rate: column.exact,
  item: column.text.orNull,
  quantity: column.exact.called('qty').orNull,
  documentLineId: column.id.orNull,
  person: column.text.orNull,
  postedBy: column.id,
  postedAt: column.instant,
  isImported: column.bool,
};
type Row = RowOf<typeof columns>;

/**
 * In SQL: true of an entry that an import of a file posted. Of entries before they said so it is known where the import made their
 * document: at the same moment.
 */
const isImported = `(e.imported or exists (select 1 from document i where i.business_id = e.business_id and i.id = e.document_id
  and i.channel = 'import' and i.created_at = e.posted_at))`;

const rowsOf = (tx: Tx, lines: readonly LineKey[]): Promise<Row[]> =>
  tx.query(
    columns,
    `select l.entry_id, l.n, l.currency, l.fx_amount, l.rate, p.name as item, l.qty, l.document_line_id,
       trim(u.first_name || ' ' || u.last_name) as person, e.posted_by, e.posted_at, ${isImported} as is_imported
     from unnest($2::uuid[], $3::smallint[]) k (entry_id, n)
     join journal_line l on l.business_id = $1 and l.entry_id = k.entry_id and l.n = k.n
     join journal_entry e on e.business_id = l.business_id and e.id = l.entry_id
     left join product p on p.business_id = l.business_id and p.id = l.product_id
     left join app_user u on u.id = e.posted_by`,
    [tx.business.id, lines.map(({ entryId }) => entryId), lines.map(({ n }) => n)],
  );

/** Who posted an entry, by their name as it is now; of an import, who ran it. */
const enteredBy = ({ person, postedBy, isImported }: Row): string => {
  if (person === null) return machineName(postedBy);
  return isImported ? words.byImport(person) : person;
};

const keyOf = ({ entryId, n }: LineKey): string => `${entryId} ${n}`;

/** What each of some lines is sampled by. Source: finance-answers.md, section C, 26. */
export const auditedLines = async (
  tx: Tx,
  lines: readonly LineKey[],
): Promise<(line: LineKey) => AuditedLine> => {
  const rows = await rowsOf(tx, lines);
  const taxOf = await taxesOfLines(tx, rows);
  const { homeCurrency, timeZone } = tx.business;
  const audited = new Map(
    rows.map((row): [string, AuditedLine] => {
      const { currency, foreignAmount, rate, item, quantity } = row;
      // An exchange gain or loss names the document's currency, but its foreign amount is zero.
      const isForeign = currency !== homeCurrency && !isZero(foreignAmount);
      return [
        keyOf(row),
        {
          enteredAt: minuteIn(timeZone, row.postedAt),
          by: enteredBy(row),
          currency,
          foreignAmount: isForeign ? fixed(foreignAmount, digitsOf(currency)) : null,
          rate: isForeign ? rate : null,
          item,
          quantity,
          ...taxOf(row),
        },
      ];
    }),
  );
  return (line) => audited.get(keyOf(line)) ?? noAudit;
};
