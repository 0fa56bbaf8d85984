import { booksFormats } from '../../domain/books-export/exported-books.ts';
import { userId } from '../wire/values.ts';
import { done, subject, told } from './call.ts';
import { day, id, nullable, oneOf, optional, text, typedText } from './field.ts';

const { ours } = subject('businessid', '/api/Books/', { userid: userId }, 'accounting');

const takes = {
  format: oneOf('format', booksFormats),
  /** A period by its name, before which days that are given go; the fiscal year where neither is. */
  period: optional(typedText('sortby', 40)),
  from: optional(day('fromdate')),
  to: optional(day('todate')),
};

/** The calls that export the books of some days into a file of another program. */
export const booksExportCalls = {
  exportBooks: ours.ask('export', 'reports', {
    takes,
    /** No address for so many lines that the file is to be made in the background. */
    says: told({ url: nullable(text('url')), name: text('name') }),
  }),
  /** The same made in the background: it is found under the tasks. */
  queueBooksExport: ours.change('make-export', 'reports', {
    takes,
    says: told({ id: id('taskid'), ...done }),
    touches: ['tasks'],
  }),
};
