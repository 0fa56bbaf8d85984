import type { PermissionKey, Subject } from '../access/permissions.ts';
import type { PlanFlag } from '../access/plans.ts';
import { kindSpec, kindsThat } from '../documents/kinds.ts';

/** What files can be attached to: whose keys open it and write it, and what a plan must have for it to be written. */
export interface AttachmentSubject {
  view: PermissionKey;
  add: PermissionKey;
  edit: PermissionKey;
  flag: PlanFlag | null;
}

/** What takes files beside documents: its kind, the table it stands in, and the column its id is in. */
export const otherSubjects = {
  expense: { table: 'expense', id: 'id' },
  'journal-entry': { table: 'manual_entry', id: 'entry_id' },
} as const;

const keysOf = (subject: Subject) =>
  ({ view: `${subject}.view`, add: `${subject}.add`, edit: `${subject}.edit` }) as const;

/** Everything that files can be attached to, by its kind. */
export const attachmentSubjects: Readonly<Record<string, AttachmentSubject>> = {
  ...Object.fromEntries(
    kindsThat(({ attaches }) => attaches).map((kind) => {
      const { permissions, flag } = kindSpec(kind);
      return [kind, { ...keysOf(permissions), flag }];
    }),
  ),
  expense: { ...keysOf('expense'), flag: null },
  'journal-entry': {
    view: 'reports',
    add: 'settings.account',
    edit: 'settings.account',
    flag: 'advancedAccounting',
  },
};
