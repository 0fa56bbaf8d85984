import { statementFile } from '../../api/commands/customers.ts';
import type { AskedDays } from '../../api/queries/customers.ts';
import { fetchFile } from '../kit/fetch-file.ts';
import { toast } from '../kit/toast.ts';

/** Fetches a customer's statement of some days as PDF; says why where there is none. */
export const downloadStatement = async (businessId: string, id: string, days: AskedDays): Promise<void> => {
  try {
    fetchFile((await statementFile(businessId, id, days)).url);
  } catch (problem) {
    toast.refusal(problem);
  }
};
