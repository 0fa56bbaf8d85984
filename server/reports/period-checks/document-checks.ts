import { kindsThat } from '../../../src/domain/documents/kinds.ts';
import type { PeriodCheck } from '../../../src/domain/period/period-check.ts';
import { amongHere, ofKinds } from '../../store/rows/statuses.ts';
import { type CheckSource, foundAmong, foundBy, foundColumns } from './found.ts';

const posting = `d.${ofKinds(kindsThat(({ posts }) => posts))}`;

const documentColumns = foundColumns('document', {
  id: 'd.id',
  type: 'd.subtype',
  name: `coalesce(d.number, '')`,
  from_day: 'd.issued_on',
  amount: 'd.total',
  currency: 'd.currency',
});

/** The other party has no number in a document whose tax it owes, or names as owed here. */
const lacksNumber = `coalesce(d.parties #>> '{to,taxId}', '') = '' and coalesce(d.parties #>> '{to,vatNumber}', '') = ''
  and exists (select 1 from document_line l where l.business_id = d.business_id and l.document_id = d.id and l.tax_kind = 'reverse-charge')`;

/** What is judged of documents. */
export const documentChecks = {
  months: async (_, { openMonths }) =>
    foundAmong(
      openMonths.map(({ key, from, to }) => ({
        of: 'month',
        id: null,
        accountId: null,
        type: key,
        name: '',
        from,
        to,
        amount: null,
        currency: null,
      })),
    ),
  drafts: foundBy(
    `select ${documentColumns} from document d
     where d.business_id = $1 and ${posting} and ${amongHere('draft', 'd')} and d.issued_on between $2 and $3`,
  ),
  // Where a foreign document has no rate of its own, it was booked at 1.
  particulars: foundBy(
    `select ${documentColumns} from document d
     where d.business_id = $1 and ${posting} and d.issued_on between $2 and $3
       and not ${amongHere('draft', 'd')} and not ${amongHere('gone', 'd')}
       and (d.currency <> $4 and coalesce(d.rate, 1) = 1 or ${lacksNumber})
     union all
     select ${foundColumns('expense', {
       id: 'x.id',
       name: 'x.name',
       from_day: 'x.on_day',
       amount: 'x.total',
       currency: 'x.currency',
     })} from expense x
     where x.business_id = $1 and x.status = 'Recorded' and x.on_day between $2 and $3 and x.currency <> $4 and x.rate = 1
     union all
     select ${foundColumns('own-number', {})} from business b
     where b.id = $1 and coalesce(b.particulars ->> 'taxNumber', '') = '' and coalesce(b.particulars ->> 'vatNumber', '') = ''
       and exists (select 1 from tax_record r where r.business_id = $1 and r.on_day between $2 and $3 and r.side = 'sale' and r.tax <> 0)`,
  ),
} satisfies Partial<Record<PeriodCheck, CheckSource>>;
