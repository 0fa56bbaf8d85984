import { send } from '../../api/client/client.ts';
import { once } from '../../api/client/intent.ts';
import { customerCalls } from '../../api/contract/customer.ts';
import { customerAccountCalls } from '../../api/contract/customer-account.ts';
import { type AskedDays, type CustomerListRow, sentDays } from '../../api/queries/customers.ts';
import { customerLifecycle } from '../../machines/customer/customer.lifecycle.ts';
import { allows } from '../../machines/standing.ts';
import type { BulkAnswer, BulkCommand } from '../document/use-bulk.ts';
import { fetchFile } from '../kit/fetch-file.ts';
import { toast } from '../kit/toast.ts';

type PutAway = 'delete' | 'restore';
const single = { delete: customerCalls.deleteCustomer, restore: customerCalls.restoreCustomer } as const;
const several = { delete: customerCalls.deleteCustomers, restore: customerCalls.restoreCustomers } as const;

/** The plain commands on one customer. They reject with a problem that has words of its own. */
export const customerCommands = (
  businessid: string,
  { id: clientid, version }: { id: string; version: number },
) => {
  const putAway =
    (name: PutAway) =>
    async (undo?: () => void): Promise<void> => {
      const answer = await once(`customer.${name} ${clientid} ${version}`, (intentKey) =>
        send(single[name], { body: { businessid, clientid }, intentKey }),
      );
      toast.success(answer.message, undo && { label: 'Undo', onPress: undo });
    };
  return {
    /** Given what takes it back, offers that for a moment. */
    delete: putAway('delete'),
    restore: putAway('restore'),
    /** Fetches the statement of some days as PDF; says why where there is none. */
    downloadStatement: async (days: AskedDays): Promise<void> => {
      try {
        const answer = await send(customerAccountCalls.downloadStatement, {
          body: { businessid, clientid, ...sentDays(days) },
        });
        fetchFile(answer.data.url);
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
export const customerBulk = (businessid: string, onDeleted: () => void): BulkCommand<CustomerListRow>[] => {
  const carryOut = async (name: PutAway, rows: readonly CustomerListRow[]): Promise<BulkAnswer> => {
    const clientid = rows.map((row) => row.id);
    const act = `customer.bulk ${name} ${rows.map((row) => `${row.id} ${row.version}`).join(' ')}`;
    return once(act, (intentKey) => send(several[name], { body: { businessid, clientid }, intentKey }));
  };
  const act = (name: PutAway) => ({
    able: ({ standing, isdeleted }: CustomerListRow) =>
      !(name === 'delete' && isdeleted) &&
      allows(customerLifecycle, { status: standing.status, facts: {} }, { type: `customer.${name}` }),
    leaves: () => true,
    carryOut: (rows: readonly CustomerListRow[]) => carryOut(name, rows),
  });
  return [
    {
      ...act('delete'),
      label: 'Delete',
      undo: (rows) => carryOut('restore', rows),
      onDone: onDeleted,
    },
    { ...act('restore'), label: 'Restore' },
  ];
};
