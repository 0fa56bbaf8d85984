import { addShare } from '../../server/store/shares.ts';
import { withBusiness } from '../../server/store/tx.ts';
import { shareCalls } from '../../src/api/contract/share.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { publicNoteLink } from '../../src/api/wire/public-link.ts';
import type { DocumentKind } from '../../src/domain/documents/kind.ts';
import { openRoutes } from '../../src/screens/shell/open-routes.ts';
import { expectOk } from './api.ts';
import { expectedScreens } from './expected.ts';
import type { Ground } from './ground.ts';
import type { Member } from './member.ts';

/** What an address says beside its path, so that something stands on the page. */
type Named = Readonly<Record<string, string>>;

const withNames = (paths: readonly string[], named: Named): Record<string, string> =>
  Object.fromEntries(paths.map((path) => [path, path + (named[path] ?? '')]));

/** The address of each screen of the table, on one business's ground. */
export const addressesOf = async ({ api }: Member, ground: Ground): Promise<Record<string, string>> => {
  const receipt = await api.invoice({ type: 'receipt', customer: ground.customer });
  return withNames(
    expectedScreens.map(({ path }) => path!),
    {
      '/sales/view-invoice': `?item=${ground.open}`,
      '/sales/edit-invoice': `?invoice=${ground.open}`,
      '/sales/view-receipt': `?item=${receipt}`,
      '/sales/edit-receipt': `?invoice=${receipt}`,
      '/quotes/view-quote': `?quoteId=${ground.quote}`,
      '/quotes/edit-quote': `?quoteId=${ground.quote}`,
      '/customers/view': `?client=${ground.customer}&section=statement`,
      '/customers/edit-customer': `?client=${ground.customer}`,
      '/expense/view': `?exp=${ground.expense}`,
      '/expense/edit': `?exp=${ground.expense}`,
      '/bills/view': `?bill=${ground.billPaid}`,
      '/bills/edit': `?bill=${ground.billDraft}`,
      '/purchase-order/view': `?po=${ground.orderBilled}`,
      '/purchase-order/edit': `?po=${ground.orderIssued}`,
      '/vendors/view': `?vendor=${ground.vendor}`,
      '/vendors/edit': `?vendor=${ground.vendor}`,
      '/inventory/view': `?item=${ground.countedProduct}`,
      '/inventory/edit-item': `?item=${ground.product}`,
      '/inventory/labels': `?items=${ground.barcodedProduct}`,
      '/reports/account': '?account=2',
    },
  );
};

/** The address of each page for whoever comes; some are public links, made by the business. */
export const outsideOf = async (
  { client, shop }: Member,
  ground: Ground,
): Promise<Record<string, string>> => {
  const linkTo = async (kind: DocumentKind, DocumentId: string): Promise<string> => {
    const { link } = expectOk(await client.send(shareCalls.createLink, { kind, DocumentId })).body.data;
    return new URL(link).search;
  };
  const noteLink = async (): Promise<string> => {
    const [documentId, creditNoteId] = [idFromWire(ground.credited), idFromWire(ground.creditNote)];
    const token = await withBusiness(shop, 'write', (tx) => addShare(tx, documentId, creditNoteId));
    const businessId = shop.business.id;
    return new URL(publicNoteLink('http://here', { businessId, documentId, creditNoteId, token })).search;
  };
  return withNames(
    openRoutes.map(({ path }) => path),
    {
      '/inv': await linkTo('invoice', ground.open),
      '/public-quote': await linkTo('quote', ground.quote),
      '/public-credit-note': await noteLink(),
      '/public-bill': await linkTo('bill', ground.billOpen),
      '/public-purchase-order': await linkTo('order', ground.orderIssued),
    },
  );
};
