import type { SyntheticEvent } from 'react';
import { routes } from './routes.ts';

/** Fetches the code of the page a link leads to while the pointer or the focus is on it; a row of a table stands for its link. */
export function preloadPage({ target }: SyntheticEvent): void {
  if (!(target instanceof Element)) return;
  const link = target.closest('a') ?? target.closest('tr')?.querySelector<HTMLAnchorElement>('a.opens');
  const route = link && routes.find(({ path }) => path === link.pathname);
  // Where that fails it is fetched again when it is opened.
  if (route) route.page.load().catch(() => {});
}
