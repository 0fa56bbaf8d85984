import { taxPeriods } from '../../domain/tax/tax-period.ts';
import { userId } from '../wire/values.ts';
import { done, subject, told } from './call.ts';
import { day, id, nullable, oneOf, optional, part, text, typedText } from './field.ts';

const { ours } = subject('businessid', '/api/Report/', { userid: userId }, 'accounting');

/** Every call about days whose sales tax was filed with the tax office. */
export const taxFilingCalls = {
  taxFiling: ours.read('get-tax-filing', 'reports', {
    takes: {
      /** A period by its name, before which days that are given go; the month where neither is. */
      period: optional(typedText('sortby', 40)),
      from: optional(day('fromdate')),
      to: optional(day('todate')),
    },
    says: told({
      from: day('fromdate'),
      to: day('todate'),
      /** The mark of exactly these days. */
      filing: nullable(
        part('filing', {
          id: id('FilingId'),
          filedOn: day('FiledOn'),
          reference: text('Reference'),
          by: text('by'),
          at: text('enteredat'),
        }),
      ),
      /** Why they can't be marked; null where they can. */
      reason: nullable(text('reason')),
      /** How often the business files, as said with its last mark; null before the first. */
      every: nullable(oneOf('TaxPeriod', taxPeriods)),
    }),
    reads: 'reports',
  }),
  fileTax: ours.change('file-tax', 'settings.account', {
    takes: {
      from: day('fromdate'),
      to: day('todate'),
      /** When it was filed; today where it is left out. */
      filedOn: optional(day('date')),
      reference: optional(typedText('Reference', 100)),
      /** How often the business files; where it is left out it stays, and follows from these days with the first mark. */
      every: optional(oneOf('TaxPeriod', taxPeriods)),
    },
    says: told({ id: id('FilingId'), ...done }),
    touches: ['reports'],
  }),
  unfileTax: ours.change('unfile-tax', 'settings.account', {
    takes: { id: id('FilingId') },
    says: told(done),
    touches: ['reports'],
  }),
};
