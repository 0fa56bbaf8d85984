import * as z from 'zod/mini';
import { inBusiness } from './call.ts';
import { download, id, listQuery, text } from './wire-types.ts';

const { ours } = inBusiness('businessid');

const { searchquery, sortby, sortorder } = listQuery;

/** Customers as a file. */
export const customerExportCalls = {
  exportCustomers: ours.ask('/api/Client/export-csv', 'customer.export', {
    takes: {
      /** Those that must be there are, whether they are named or not. */
      columns: z.array(text(40)).check(z.maxLength(50)),
      filter: z.optional(text(20)),
      searchquery,
      sortby,
      sortorder,
      clientid: z.optional(z.array(id).check(z.minLength(1), z.maxLength(100))),
    },
    answer: download,
  }),
};
