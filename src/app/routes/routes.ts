import { booksRoutes } from './books-routes.ts';
import { buyingRoutes } from './buying-routes.ts';
import type { InsideRoute } from './inside-route.ts';
import { sellingRoutes } from './selling-routes.ts';
import { settingsRoutes } from './settings-routes.ts';
import { spendingRoutes } from './spending-routes.ts';
import { stockRoutes } from './stock-routes.ts';

/** Which page of a signed-in user stands at which address; each is fetched when it is first opened. */
export const routes: readonly InsideRoute[] = [
  ...sellingRoutes,
  ...buyingRoutes,
  ...spendingRoutes,
  ...stockRoutes,
  ...booksRoutes,
  ...settingsRoutes,
];
