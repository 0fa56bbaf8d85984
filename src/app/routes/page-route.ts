import type { ComponentType, LazyExoticComponent } from 'react';
import type { PermissionKey } from '../../domain/access/permissions.ts';
import type { PlanFlag } from '../../domain/access/plans.ts';

export interface PageRoute {
  path: string;
  page: LazyExoticComponent<ComponentType>;
  /** What the page is about, for the line that says one may not see it. */
  title: string;
  /** Only for users who are in, within the shell. */
  signedIn: boolean;
  permission?: PermissionKey;
  /** What the plan must have; without it the upgrade prompt stands in the page's place. */
  flag?: PlanFlag | undefined;
  /** Shown under that prompt: what the page looks like, with made-up figures. */
  sample?: LazyExoticComponent<ComponentType>;
  /** It is about the user and needs nothing from the business: it stays open to a user without the second factor the business requires. */
  own?: boolean;
  /** With `print=true` in its address it is shown without the shell, as it goes to the printer. */
  prints?: boolean;
}
