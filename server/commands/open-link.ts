import { type BusinessCtx, withBusiness } from '../store/database/tx.ts';
import { type LinkNamed, noteOpened } from '../store/documents/shares.ts';

/** Notes that somebody has what a public link opens before them: its first and its last day are told to the business. */
export const openedLink = (ctx: BusinessCtx, link: LinkNamed): Promise<void> =>
  withBusiness(ctx, 'write', (tx) => noteOpened(tx, link));
