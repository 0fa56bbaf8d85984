import { lazy, Suspense } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { AskedDays } from '../../api/calls/contacts-asked.ts';
import { vendorCalls } from '../../api/calls/vendor.ts';
import { useCall } from '../../api/client/query.ts';
import { billsOfVendor } from '../../api/documents/bills.ts';
import { ordersOfVendor } from '../../api/documents/orders.ts';
import type { PermissionKey } from '../../domain/access/permissions.ts';
import { planHas } from '../../domain/access/plans.ts';
import type { VendorView } from '../../domain/contact/contact.ts';
import { kindSpec } from '../../domain/documents/kinds.ts';
import { earlyTermsIn } from '../../domain/typed/early-payment.ts';
import { contactDetailWords, contactForm } from '../../domain/words/contacts.ts';
import {
  vendorBillWords,
  vendorExpenseWords,
  vendorListWords,
  vendorOrderWords,
} from '../../domain/words/customers.ts';
import { ContactCounterfoil } from '../contact/ContactCounterfoil.tsx';
import { ContactDetails } from '../contact/ContactDetails.tsx';
import type { ChartAct } from '../contact/contact-chart-acts.ts';
import { contactCommands } from '../contact/contact-commands.ts';
import { daysAt, downloadStatement } from '../contact/contact-statement.ts';
import { useVendorTaxText } from '../contact/VendorTaxField.tsx';
import { ContactDocuments, type DocumentSection } from '../document/ContactDocuments.tsx';
import { useActs } from '../document/use-acts.ts';
import {
  addCustomerAt,
  addDocumentAt,
  addVendorAt,
  editVendorAt,
  vendorsAt,
  viewVendorAt,
} from '../frame/addresses.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { LackingPage } from '../frame/UpgradeHost.tsx';
import { lazyDialog } from '../kit/dialogs/lazy-dialog.tsx';
import { useLocale } from '../kit/locale.ts';
import { SkeletonRows } from '../kit/notices/Skeleton.tsx';
import { CardViewPage } from '../page/CardViewPage.tsx';
import { Loaded } from '../page/Loaded.tsx';
import { useVendorFigures } from './use-vendor-figures.ts';
import { aboutActsOf, type LeadingAct, type MoneyAct } from './vendor-acts.ts';

const back = { label: vendorListWords.title, href: vendorsAt };

/** Lists that belong to a vendor, as their page's address names them. */
const sections = {
  '': { kind: 'bill', list: billsOfVendor, ...vendorBillWords },
  orders: { kind: 'order', list: ordersOfVendor, ...vendorOrderWords },
} as const satisfies Record<string, DocumentSection>;
type Documents = keyof typeof sections;
type Section = Documents | 'expenses' | 'statement';

/** The tabs in their order, each with what it is called and the key of who may see it. */
const tabs: readonly { name: Section; label: string; permission: PermissionKey }[] = [
  ...(Object.keys(sections) as Documents[]).map((name) => ({
    name,
    label: sections[name].caption,
    permission: `${kindSpec(sections[name].kind).permissions}.list` as const,
  })),
  { name: 'expenses', label: vendorExpenseWords.caption, permission: 'expense.list' },
  { name: 'statement', label: vendorListWords.statement, permission: 'vendor.view' },
];

const VendorExpenses = lazy(() =>
  import('./VendorExpenses.tsx').then((file) => ({ default: file.VendorExpenses })),
);
const StatementSection = lazy(() =>
  import('../contact/StatementSection.tsx').then((file) => ({ default: file.StatementSection })),
);
const PrintedStatement = lazy(() =>
  import('../contact/StatementSection.tsx').then((file) => ({ default: file.PrintedStatement })),
);

/** Each is fetched when it is first opened. */
const dialogs = {
  pay: lazyDialog(() => import('./PayBillsDialog.tsx').then((file) => file.PayBillsDialog)),
  'pay-opening': lazyDialog(() =>
    import('../contact/PayOpeningDialog.tsx').then((file) => file.PayOpeningDialog),
  ),
  'opening-payments': lazyDialog(() =>
    import('../contact/OpeningPaymentsDialog.tsx').then((file) => file.OpeningPaymentsDialog),
  ),
  apply: lazyDialog(() => import('../contact/ApplyCreditDialog.tsx').then((file) => file.ApplyCreditDialog)),
  refund: lazyDialog(() =>
    import('../contact/RefundCreditDialog.tsx').then((file) => file.RefundCreditDialog),
  ),
  send: lazyDialog(() =>
    import('../contact/SendStatementDialog.tsx').then((file) => file.SendStatementDialog),
  ),
};

/** The vendor named in the address by `vendor`; with `print=true` their statement alone, as it goes to the printer. */
export function VendorViewPage() {
  const search = new URLSearchParams(useSearch());
  const requestedId = search.get('vendor') ?? '';
  return search.get('print') === 'true' ? (
    <Suspense fallback={<SkeletonRows rows={8} />}>
      <PrintedStatement contactRole="vendor" contactId={requestedId} />
    </Suspense>
  ) : (
    <RequestedVendor requestedId={requestedId} search={search} />
  );
}

/** The same with the list of theirs named by `section`. */
function RequestedVendor({ requestedId, search }: { requestedId: string; search: URLSearchParams }) {
  const { id } = useBusiness();
  const may = useMay();
  const visibleTabs = tabs.filter(({ permission }) => may(permission));
  const section = (visibleTabs.find(({ name }) => name === search.get('section')) ?? visibleTabs[0])?.name;
  return (
    <Loaded query={useCall(vendorCalls.getVendor, { businessId: id, id: requestedId })} back={back}>
      {(vendor) => (
        <Content
          key={vendor.id}
          vendor={vendor}
          visibleTabs={visibleTabs}
          section={section}
          days={daysAt(search)}
        />
      )}
    </Loaded>
  );
}

interface ContentProps {
  vendor: VendorView;
  /** The lists of theirs that the role may see; undefined where it may see none. */
  visibleTabs: typeof tabs;
  section: Section | undefined;
  /** What a statement that is printed or sent is of. */
  days: AskedDays;
}

function Content({ vendor, visibleTabs, section, days }: ContentProps) {
  const { id } = useBusiness();
  const locale = useLocale();
  const taxText = useVendorTaxText(vendor);
  const may = useMay();
  const [, navigate] = useLocation();
  const { open, settling, show, close, done, run } = useActs<MoneyAct>();
  const commands = contactCommands('vendor', id, vendor);
  const figures = useVendorFigures(vendor);
  const Dialog = open && dialogs[open];

  function press(name: ChartAct | MoneyAct | LeadingAct) {
    if (name === 'edit') return navigate(editVendorAt(vendor.id));
    if (name === 'delete' || name === 'restore') return void run(commands[name]);
    if (name === 'new-bill') return navigate(addDocumentAt('bill', vendor.id));
    if (name === 'new-order') return navigate(addDocumentAt('order', vendor.id));
    if (name === 'make-customer') return navigate(addCustomerAt({ vendor: vendor.id }));
    if (name === 'pdf') return void downloadStatement('vendor', id, vendor.id, days);
    show(name);
  }

  return (
    <CardViewPage
      title={vendor.name}
      back={back}
      addHref={may('vendor.add') ? addVendorAt() : undefined}
      details={
        <ContactDetails
          contactRole="vendor"
          contact={vendor}
          own={(of) => [
            { label: contactDetailWords.earlyPayment, value: earlyTermsIn(vendor, locale) },
            { label: contactForm.vendorTax, value: taxText },
            of('ourNumber'),
            of('bankDetails'),
            of('internalNote'),
          ]}
        />
      }
      tabs={visibleTabs.map(({ name, label }) => ({
        label,
        href: viewVendorAt(vendor.id, name || undefined),
        current: name === section,
      }))}
      section={
        <Suspense fallback={<SkeletonRows cells={5} />}>
          <Listed section={section} vendorId={vendor.id} />
        </Suspense>
      }
      counterfoil={
        <ContactCounterfoil
          contactRole="vendor"
          contact={vendor}
          about={aboutActsOf(vendor, may)}
          figures={figures}
          onAct={press}
          onPayments={() => show('opening-payments')}
          settling={settling}
        />
      }
    >
      {Dialog && <Dialog contactRole="vendor" contact={vendor} days={days} onDone={done} onClose={close} />}
    </CardViewPage>
  );
}

/** The list of a vendor's that is chosen. */
function Listed({ section, vendorId }: { section: Section | undefined; vendorId: string }) {
  const { plan } = useBusiness();
  if (section === undefined) return null;
  if (section === 'expenses') return <VendorExpenses vendorId={vendorId} />;
  if (section !== 'statement')
    return <ContactDocuments key={section} of={sections[section]} contactId={vendorId} />;
  if (!planHas(plan, 'statementOfAccount')) return <LackingPage flag="statementOfAccount" within />;
  return <StatementSection contactRole="vendor" contactId={vendorId} />;
}
