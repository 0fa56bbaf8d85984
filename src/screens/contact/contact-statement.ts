import type { AskedDays } from '../../api/calls/contacts-asked.ts';
import { contactAccount } from '../../api/documents/contact-account.ts';
import type { ReportName } from '../../domain/report/reports.ts';
import type { ContactRole } from '../../domain/values/contact-role.ts';
import { fetchFile } from '../kit/fetch-file.ts';
import { toast } from '../kit/notices/toast.ts';

/** The report of a contact's account by their role. */
export const statementReports: Readonly<Record<ContactRole, ReportName>> = {
  customer: 'customer-statement',
  vendor: 'vendor-statement',
};

/** The days a statement is of while nobody narrowed it, as its address says them. */
export const allDays = { period: 'alltime', from: '', to: '' };

/** The days the statement at an address is of; all of them on another list. */
export const daysAt = (search: URLSearchParams): typeof allDays => {
  if (search.get('section') !== 'statement') return allDays;
  const paramOf = (name: keyof typeof allDays) => search.get(name) ?? allDays[name];
  return { period: paramOf('period'), from: paramOf('from'), to: paramOf('to') };
};

/** Fetches a contact's statement of some days as PDF; says why where there is none. */
export const downloadStatement = async (
  role: ContactRole,
  businessId: string,
  id: string,
  days: AskedDays,
): Promise<void> => {
  try {
    fetchFile((await contactAccount[role].statementFile(businessId, id, days)).url);
  } catch (problem) {
    toast.refusal(problem);
  }
};
