import type { Subject } from '../access/permissions.ts';
import type { PlanFlag } from '../access/plans.ts';
import { kindSpec, kindsThat } from '../documents/kinds.ts';

/** What files can be attached to: whose keys open it, and what a plan must have for it to be written. */
export interface AttachmentSubject {
  permissions: Subject;
  flag: PlanFlag | null;
}

/** What takes files beside documents: its kind, and the table it stands in. */
export const otherSubjects = { expense: 'expense' } as const;

/** Everything that files can be attached to, by its kind. */
export const attachmentSubjects: Readonly<Record<string, AttachmentSubject>> = {
  ...Object.fromEntries(
    kindsThat(({ attaches }) => attaches).map((kind) => {
      const { permissions, flag } = kindSpec(kind);
      return [kind, { permissions, flag }];
    }),
  ),
  expense: { permissions: 'expense', flag: null },
};
