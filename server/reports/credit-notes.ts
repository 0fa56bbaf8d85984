import { payable, receivable, type Side } from '../../src/domain/books/side.ts';
import type { DocumentType } from '../../src/domain/documents/kind.ts';
import { type CreditNoteView, creditNotesIn } from '../../src/domain/report/credit-notes.ts';
import { pageWithin } from '../../src/domain/values/paging.ts';
import { column } from '../store/database/row.ts';
import { having } from '../store/database/search-patterns.ts';
import { type Report, type ReportRequest, reportSource, rowReport } from './report.ts';

/** What was given back in a series, with what became of each. What is left and what was refunded are as of now, whatever the days. */
const notesSql = `notes as (
  select n.number, n.seq, n.on_day, n.reason, n.document_id, d.number as document_number, d.subtype as document_type,
    d.contact_id, d.parties->'to'->>'name' as contact, d.currency, n.amount, n.home_amount,
    n.undone_at is not null as is_undone,
    case when n.undone_at is null then coalesce(i.open, 0) else 0 end as "left",
    case when n.undone_at is null then coalesce(i.home_open, 0) else 0 end as home_left,
    exists (select from settlement s where s.business_id = n.business_id and s.item_id = n.item_id and s.kind = 'refund'
      and not exists (select from settlement r where r.business_id = s.business_id and r.reverses = s.id)) as is_refunded
  from credit_note n join document d on d.business_id = n.business_id and d.id = n.document_id
    left join open_item i on i.business_id = n.business_id and i.id = n.item_id
  where n.business_id = $1 and n.kind = $7 and ($2::date is null or n.on_day >= $2) and ($3::date is null or n.on_day <= $3)
    and ($4::uuid is null or d.contact_id = $4)
    and ($5 = '' or concat_ws(' ', n.number, d.number, d.reference, n.reason, d.parties->'to'->>'name') ilike $6))`;

/** Which of them a view lists, in SQL. */
const listed: Readonly<Record<CreditNoteView, string>> = {
  all: 'true',
  open: '"left" > 0',
  undone: 'is_undone',
};

const listedIn = ({ owed, creditNotes: series }: Side, view: CreditNoteView) =>
  reportSource(creditNotesIn(owed, view), async (tx, request) => {
    const { days, contact, linePicks } = request;
    const search = linePicks.search.trim();
    const values = [tx.business.id, days.from, days.to, contact, search, having(search), series];
    const [sums] = await tx.query(
      { total: column.int, credited: column.exact, creditLeft: column.exact },
      `with ${notesSql} select count(*)::int as total, coalesce(sum(home_amount) filter (where not is_undone), 0) as credited,
         coalesce(sum(home_left), 0) as credit_left from notes where ${listed[view]}`,
      values,
    );
    const { total, ...figures } = sums!;
    const page = pageWithin(total, request);
    const rows = await tx.query(
      {
        number: column.text,
        onDay: column.day,
        reason: column.text,
        documentId: column.id,
        documentNumber: column.text,
        documentType: column.text.as<DocumentType>(),
        contactId: column.id.orNull,
        contact: column.text,
        currency: column.text,
        amount: column.exact,
        homeAmount: column.exact,
        left: column.exact,
        homeLeft: column.exact,
        isRefunded: column.bool,
        isUndone: column.bool,
      },
      `with ${notesSql} select * from notes where ${listed[view]} order by on_day desc, seq desc limit $8 offset $9`,
      [...values, request.limit, (page - 1) * request.limit],
    );
    return { rows, ...figures, total, page };
  });

/** A side's list, the newest first: all of them, those with something left, or those that were undone. */
const listOf = (side: Side): Report => {
  const byView: Readonly<Record<CreditNoteView, Report>> = {
    all: rowReport(listedIn(side, 'all')),
    open: rowReport(listedIn(side, 'open')),
    undone: rowReport(listedIn(side, 'undone')),
  };
  const viewOf = ({ view }: ReportRequest): CreditNoteView =>
    view !== null && Object.hasOwn(byView, view) ? (view as CreditNoteView) : 'all';
  return {
    name: byView.all.name,
    read: (tx, request, ...more) => byView[viewOf(request)].read(tx, request, ...more),
  };
};

/** Credit notes to customers. */
export const creditNotes = listOf(receivable);

/** What vendors credited on bills. */
export const vendorCredits = listOf(payable);
