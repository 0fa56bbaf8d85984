import { withBusiness } from '../../server/store/database/tx.ts';
import { addShare } from '../../server/store/documents/shares.ts';
import { addUnsubscribeLink } from '../../server/store/settings/saved-reports.ts';
import { shareCalls } from '../../src/api/calls/mailing.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { publicNoteLink } from '../../src/api/wire/public-link.ts';
import { openRoutes } from '../../src/app/routes/open-routes.ts';
import type { DocumentKind } from '../../src/domain/documents/kind.ts';
import { expectOk } from './api.ts';
import { expectedScreens } from './expected.ts';
import type { Fixture } from './fixture.ts';
import type { Member } from './member.ts';

/** What an address says beside its path, so that something stands on the page. */
type Named = Readonly<Record<string, string>>;

const withNames = (paths: readonly string[], named: Named): Record<string, string> =>
  Object.fromEntries(paths.map((path) => [path, path + (named[path] ?? '')]));

/** The address of each screen of the table, on one business's ground. */
export const addressesOf = async ({ api }: Member, fixture: Fixture): Promise<Record<string, string>> => {
  const receipt = await api.invoice({ type: 'receipt', customer: fixture.customer });
  return withNames(
    expectedScreens.map(({ path }) => path!),
    {
      '/sales/view-invoice': `?item=${fixture.open}`,
      '/sales/edit-invoice': `?invoice=${fixture.open}`,
      '/sales/view-receipt': `?item=${receipt}`,
      '/sales/edit-receipt': `?invoice=${receipt}`,
      '/quotes/view-quote': `?quoteId=${fixture.quote}`,
      '/quotes/edit-quote': `?quoteId=${fixture.quote}`,
      '/customers/view': `?client=${fixture.customer}&section=statement`,
      '/customers/edit-customer': `?client=${fixture.customer}`,
      '/expense/view': `?exp=${fixture.expense}`,
      '/expense/edit': `?exp=${fixture.expense}`,
      '/bills/view': `?bill=${fixture.billPaid}`,
      '/bills/edit': `?bill=${fixture.billDraft}`,
      '/purchase-order/view': `?po=${fixture.orderBilled}`,
      '/purchase-order/edit': `?po=${fixture.orderIssued}`,
      '/vendors/view': `?vendor=${fixture.vendor}`,
      '/vendors/edit': `?vendor=${fixture.vendor}`,
      '/inventory/view': `?item=${fixture.countedProduct}`,
      '/inventory/edit-item': `?item=${fixture.product}`,
      '/inventory/labels': `?items=${fixture.barcodedProduct}`,
      '/reports/account': '?account=2',
    },
  );
};

/** The address of each page for whoever comes; some are public links, made by the business. */
export const outsideOf = async (
  { client, shop }: Member,
  fixture: Fixture,
): Promise<Record<string, string>> => {
  const linkTo = async (kind: DocumentKind, DocumentId: string): Promise<string> => {
    const { link } = expectOk(await client.send(shareCalls.createLink, { kind, DocumentId })).body.data;
    return new URL(link).search;
  };
  const noteLink = async (): Promise<string> => {
    const [documentId, creditNoteId] = [idFromWire(fixture.credited), idFromWire(fixture.creditNote)];
    const token = await withBusiness(shop, 'write', (tx) => addShare(tx, documentId, creditNoteId));
    const businessId = shop.business.id;
    return new URL(publicNoteLink('http://here', { businessId, documentId, creditNoteId, token })).search;
  };
  const mailLink = async (): Promise<string> => {
    const reportId = idFromWire(fixture.savedReport);
    const token = await withBusiness(shop, 'write', (tx) => addUnsubscribeLink(tx, reportId, shop.user.id));
    return `?business=${client.business}&token=${token}`;
  };
  return withNames(
    openRoutes.map(({ path }) => path),
    {
      '/unsubscribe': await mailLink(),
      '/inv': await linkTo('invoice', fixture.open),
      '/public-quote': await linkTo('quote', fixture.quote),
      '/public-credit-note': await noteLink(),
      '/public-bill': await linkTo('bill', fixture.billOpen),
      '/public-purchase-order': await linkTo('order', fixture.orderIssued),
    },
  );
};
