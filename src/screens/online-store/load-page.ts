/** The page with all it is made of. What that is stays out of the shell, which every page loads. */
export const loadPage = () =>
  import('./OnlineStorePage.tsx').then((file) => ({ default: file.OnlineStorePage }));

/** The same of the page of its orders. */
export const loadOrders = () =>
  import('./OnlineStorePage.tsx').then((file) => ({ default: file.StoreOrdersPage }));
