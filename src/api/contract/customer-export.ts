import * as z from 'zod/mini';
import { inBusiness } from './call.ts';
import { contactsFile, several } from './contact-wire.ts';
import { download } from './wire-types.ts';

const { ours } = inBusiness('businessid');

/** Customers as a file. */
export const customerExportCalls = {
  exportCustomers: ours.ask('/api/Client/export-csv', 'customer.export', {
    takes: { ...contactsFile, clientid: z.optional(several) },
    answer: download,
  }),
};
