import * as z from 'zod/mini';
import { download } from './answer-wire.ts';
import { inBusiness } from './call.ts';
import { contactsFile, upTo100 } from './contact-wire.ts';

const { ours } = inBusiness('businessid');

/** Customers as a file. */
export const customerExportCalls = {
  exportCustomers: ours.ask('/api/Client/export-csv', 'customer.export', download, {
    ...contactsFile,
    clientid: z.optional(upTo100),
  }),
};
