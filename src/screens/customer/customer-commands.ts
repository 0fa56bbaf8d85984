import { once } from '../../api/client/intent.ts';
import {
  deleteCustomer,
  deleteCustomers,
  restoreCustomer,
  restoreCustomers,
  statementFile,
} from '../../api/commands/customers.ts';
import type { AskedDays } from '../../api/queries/customers.ts';
import { type CustomerRow, customerStanding } from '../../domain/contact.ts';
import type { BulkAnswer } from '../../domain/documents/view.ts';
import { customerCommandWords } from '../../domain/words/customer-acts.ts';
import { customerLifecycle } from '../../machines/customer/customer.lifecycle.ts';
import { allows } from '../../machines/standing.ts';
import type { BulkCommand } from '../document/use-bulk.ts';
import { fetchFile } from '../kit/fetch-file.ts';
import { toast } from '../kit/toast.ts';

type Deletion = 'delete' | 'restore';
const single = { delete: deleteCustomer, restore: restoreCustomer } as const;
const several = { delete: deleteCustomers, restore: restoreCustomers } as const;

/** The plain commands on one customer. They reject with a problem that has words of its own. */
export const customerCommands = (businessId: string, { id, version }: { id: string; version: number }) => {
  const deletion =
    (name: Deletion) =>
    async (undo?: () => void): Promise<void> => {
      const answer = await once(`customer.${name} ${id} ${version}`, (intentKey) =>
        single[name]({ businessId, intentKey }, id),
      );
      toast.success(answer.message, undo && { label: customerCommandWords.undo, onPress: undo });
    };
  return {
    /** Given what takes it back, offers that for a moment. */
    delete: deletion('delete'),
    restore: deletion('restore'),
    /** Fetches the statement of some days as PDF; says why where there is none. */
    downloadStatement: async (days: AskedDays): Promise<void> => {
      try {
        fetchFile((await statementFile(businessId, id, days)).url);
      } catch (problem) {
        toast.refusal(problem);
      }
    },
  };
};

/**
 * What can be done with many customers at once.
 *
 * @param onDeleted leads to where deleted ones are listed
 */
export const customerBulk = (businessId: string, onDeleted: () => void): BulkCommand<CustomerRow>[] => {
  const run = async (name: Deletion, rows: readonly CustomerRow[]): Promise<BulkAnswer> => {
    const ids = rows.map((row) => row.id);
    const act = `customer.bulk ${name} ${rows.map((row) => `${row.id} ${row.version}`).join(' ')}`;
    return once(act, (intentKey) => several[name]({ businessId, intentKey }, ids));
  };
  const act = (name: Deletion) => ({
    able: (customer: CustomerRow) =>
      allows(customerLifecycle, customerStanding(customer), { type: `customer.${name}` }),
    leaves: () => true,
    run: (rows: readonly CustomerRow[]) => run(name, rows),
  });
  return [
    {
      ...act('delete'),
      label: customerCommandWords.delete,
      undo: (rows) => run('restore', rows),
      onDone: onDeleted,
    },
    { ...act('restore'), label: customerCommandWords.restore },
  ];
};
