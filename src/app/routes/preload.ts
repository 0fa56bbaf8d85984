import type { SyntheticEvent } from 'react';
import { Dialog } from '../../screens/kit/dialogs/Dialog.tsx';
import { FlowDialog } from '../../screens/kit/dialogs/FlowDialog.tsx';
import { routes } from './routes.ts';

/**
 * Fetches the code that is about to be needed while the pointer or the focus is on what needs it: the page a link leads to, where a
 * row of a table stands for its link, and the dialog that a button may open.
 */
export function preload({ target }: SyntheticEvent): void {
  if (!(target instanceof Element)) return;
  if (target.closest('button')) {
    Dialog.intend();
    FlowDialog.intend();
  }
  const link = target.closest('a') ?? target.closest('tr')?.querySelector<HTMLAnchorElement>('a.opens');
  const route = link && routes.find(({ path }) => path === link.pathname);
  // Where that fails it is fetched again when it is opened.
  if (route) route.page.load().catch(() => {});
}
