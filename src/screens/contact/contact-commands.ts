import { once } from '../../api/client/intent.ts';
import { type ContactRows, customerStanding } from '../../domain/contact/contact.ts';
import type { BulkAnswer } from '../../domain/documents/view.ts';
import type { ContactRole } from '../../domain/values/contact-role.ts';
import { contactCommandWords } from '../../domain/words/contacts.ts';
import { contactLifecycle } from '../../machines/customer/customer.lifecycle.ts';
import { allows } from '../../machines/standing.ts';
import type { BulkCommand } from '../document/use-bulk.ts';
import { toast } from '../kit/notices/toast.ts';
import { contactPages } from './contact-pages.ts';

type Deletion = 'delete' | 'restore';

/** Puts one contact away in a role, or takes them back. Rejects with a problem that has words of its own. */
export const contactCommands = (
  role: ContactRole,
  businessId: string,
  { id, version }: { id: string; version: number },
) => {
  const deletion =
    (name: Deletion) =>
    async (undo?: () => void): Promise<void> => {
      const answer = await once(`${role}.${name} ${id} ${version}`, (intentKey) =>
        contactPages[role][name]({ businessId, intentKey }, id),
      );
      toast.success(answer.message, undo && { label: contactCommandWords.undo, onPress: undo });
    };
  return {
    /** Given what takes it back, offers that for a moment. */
    delete: deletion('delete'),
    restore: deletion('restore'),
  };
};

/**
 * What can be done with many contacts at once.
 *
 * @param onDeleted leads to where deleted ones are listed
 */
export const contactBulk = <Role extends ContactRole>(
  role: Role,
  businessId: string,
  onDeleted: () => void,
): BulkCommand<ContactRows[Role]>[] => {
  const run = async (name: Deletion, rows: readonly ContactRows[Role][]): Promise<BulkAnswer> => {
    const ids = rows.map((row) => row.id);
    const act = `${role}.bulk ${name} ${rows.map((row) => `${row.id} ${row.version}`).join(' ')}`;
    return once(act, (intentKey) => contactPages[role][`${name}Each`]({ businessId, intentKey }, ids));
  };
  const act = (name: Deletion) => ({
    able: (contact: ContactRows[Role]) =>
      allows(contactLifecycle(role), customerStanding(contact), { type: `customer.${name}` }),
    leaves: () => true,
    run: (rows: readonly ContactRows[Role][]) => run(name, rows),
  });
  return [
    {
      ...act('delete'),
      label: contactCommandWords.delete,
      undo: (rows) => run('restore', rows),
      onDone: onDeleted,
    },
    { ...act('restore'), label: contactCommandWords.restore },
  ];
};
