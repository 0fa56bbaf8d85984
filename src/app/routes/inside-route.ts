import type { PermissionKey } from '../../domain/access/permissions.ts';
import type { LazyPage } from './lazy-page.ts';
import type { PageRoute } from './page-route.ts';

export type InsideRoute = PageRoute & { page: LazyPage };

/**
 * A page of a signed-in user whose role may open it; `prints` when `print=true` shows it as it goes to the printer, `own` when it is
 * about the user and needs nothing from the business.
 */
export const inside = (
  path: string,
  page: LazyPage,
  title: string,
  permission: PermissionKey,
  more: Pick<PageRoute, 'prints' | 'flag' | 'own' | 'sample'> = {},
): InsideRoute => ({ path, page, title, signedIn: true, permission, ...more });
