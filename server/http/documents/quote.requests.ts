import type { ArgsOf } from '../../../src/api/calls/call.ts';
import type { quoteCalls } from '../../../src/api/calls/quote.ts';
import type { TemplatedRequest } from '../../services/look-up.ts';
import type { DocumentFilter } from '../../store/documents/narrowed-documents.ts';
import { formRequestOf, listRequestOf, requestedStatuses } from './document.requests.ts';
import { pricedLineOf } from './sent-lines.ts';

type Calls = typeof quoteCalls;

/** The form as sent. Lines marked deleted are left out. */
export const quoteRequestOf = (form: ArgsOf<Calls['createQuote']>): TemplatedRequest => ({
  subtype: 'quote',
  ...formRequestOf(form),
  depositRequired: null,
  dueOn: form.dueOn,
  ...(form.theirReference === undefined ? {} : { reference: form.theirReference }),
  lines: form.lines
    .filter(({ deleted }) => deleted !== true)
    .map((line, index) =>
      pricedLineOf(
        {
          prices: { foreign: line.foreignPrice, home: line.homePrice, any: line.price },
          amounts: { foreign: line.foreignAmount, home: line.homeAmount, any: line.amount },
          taxes: { foreign: line.foreignTax, home: line.homeTax, any: line.taxAmount },
        },
        line,
        index,
      ),
    ),
});

/** What a list, or the file of one, is narrowed to, under the spec's spellings and the common ones; a word of no status is every one not deleted. */
export const quoteFilterOf = ({
  camelColumn,
  camelDirection,
  camelSearch,
  type,
  status = type ?? '',
  contactId,
  ...sent
}: Omit<ArgsOf<Calls['exportQuotes']> & ArgsOf<Calls['listQuotes']>, 'ids'>): DocumentFilter => ({
  ...listRequestOf('quote', {
    ...sent,
    column: camelColumn ?? sent.column,
    direction: camelDirection ?? sent.direction,
    search: camelSearch ?? sent.search,
  }),
  statuses: requestedStatuses('quote', [status], { normal: 'Open' }),
  subtypes: [],
  locations: [],
  overdue: false,
  ...(contactId && { customerId: contactId }),
});
