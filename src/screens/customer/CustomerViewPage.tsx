import { lazy, Suspense } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { AskedDays } from '../../api/calls/contacts-asked.ts';
import { customerCalls } from '../../api/calls/customer.ts';
import { useCall } from '../../api/client/query.ts';
import { planHas } from '../../domain/access/plans.ts';
import type { CustomerView } from '../../domain/contact/contact.ts';
import { placeLines } from '../../domain/documents/printable.ts';
import { customerViewWords } from '../../domain/words/customers.ts';
import { ContactDetails } from '../contact/ContactDetails.tsx';
import type { ChartAct } from '../contact/contact-chart-acts.ts';
import { contactCommands } from '../contact/contact-commands.ts';
import { daysAt, downloadStatement } from '../contact/contact-statement.ts';
import { PrintedStatement, StatementSection } from '../contact/StatementSection.tsx';
import { useActs } from '../document/use-acts.ts';
import {
  addCustomerAt,
  addDocumentAt,
  addVendorAt,
  customersAt,
  editCustomerAt,
  viewCustomerAt,
} from '../frame/addresses.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { LackingPage } from '../frame/UpgradeHost.tsx';
import { SkeletonRows } from '../kit/notices/Skeleton.tsx';
import { CardViewPage } from '../page/CardViewPage.tsx';
import { Loaded } from '../page/Loaded.tsx';
import { CustomerCounterfoil } from './CustomerCounterfoil.tsx';
import { type CustomerDialog, CustomerDialogs } from './CustomerDialogs.tsx';
import type { MoneyAct } from './customer-acts.ts';
import { type Section, sections, sectionWords } from './customer-tabs.ts';
import { InvoicesSection, QuotesSection } from './DocumentsSection.tsx';

const back = { label: customerViewWords.customers, href: customersAt };

const lists = {
  '': InvoicesSection,
  quotes: QuotesSection,
  statement: ({ customerId }: { customerId: string }) => (
    <StatementSection contactRole="customer" contactId={customerId} />
  ),
  history: lazy(async () => ({ default: (await import('./HistorySection.tsx')).HistorySection })),
};

/** The customer named in the address by `client`; with `print=true` their statement alone, as it goes to the printer. */
export function CustomerViewPage() {
  const search = new URLSearchParams(useSearch());
  const requestedId = search.get('client') ?? '';
  return search.get('print') === 'true' ? (
    <PrintedStatement contactRole="customer" contactId={requestedId} />
  ) : (
    <RequestedCustomer requestedId={requestedId} search={search} />
  );
}

/** The same with the list of theirs named by `section`. */
function RequestedCustomer({ requestedId, search }: { requestedId: string; search: URLSearchParams }) {
  const { id } = useBusiness();
  const may = useMay();
  const visibleSections = sections.filter((name) => name !== 'quotes' || may('quote.list'));
  const section = visibleSections.find((name) => name === search.get('section')) ?? '';
  return (
    <Loaded query={useCall(customerCalls.getCustomer, { businessId: id, id: requestedId })} back={back}>
      {(customer) => (
        <Content
          key={customer.id}
          customer={customer}
          visibleSections={visibleSections}
          section={section}
          days={daysAt(search)}
        />
      )}
    </Loaded>
  );
}

interface ContentProps {
  customer: CustomerView;
  /** The lists the role may see. */
  visibleSections: readonly Section[];
  section: Section;
  /** What a statement that is printed or sent is of. */
  days: AskedDays;
}

function Content({ customer, visibleSections, section, days }: ContentProps) {
  const { id, plan } = useBusiness();
  const may = useMay();
  const [, navigate] = useLocation();
  const { open, settling, show, close, done, run } = useActs<CustomerDialog>();
  const commands = contactCommands('customer', id, customer);
  const List = lists[section];
  const lacks = section === 'statement' && !planHas(plan, 'statementOfAccount');

  function press(name: ChartAct | MoneyAct) {
    if (name === 'edit') return navigate(editCustomerAt(customer.id));
    if (name === 'delete' || name === 'restore') return void run(commands[name]);
    if (name === 'new-invoice') return navigate(addDocumentAt('invoice', customer.id));
    if (name === 'new-quote') return navigate(addDocumentAt('quote', customer.id));
    if (name === 'make-vendor') return navigate(addVendorAt({ customer: customer.id }));
    if (name === 'reminders')
      return void run(async () => (await import('./pause-reminders.ts')).pauseOrResume(id, customer));
    if (name === 'pdf') return void downloadStatement('customer', id, customer.id, days);
    show(name);
  }

  return (
    <CardViewPage
      title={customer.name}
      back={back}
      addHref={may('customer.add') ? addCustomerAt() : undefined}
      details={
        <ContactDetails
          contactRole="customer"
          contact={customer}
          own={(of) => [{ ...of('shipping'), value: placeLines(customer.shipping).join('\n') }]}
        />
      }
      tabs={visibleSections.map((name) => ({
        label: sectionWords[name],
        href: viewCustomerAt(customer.id, name || undefined),
        current: name === section,
      }))}
      section={
        lacks ? (
          <LackingPage flag="statementOfAccount" within />
        ) : (
          <Suspense fallback={<SkeletonRows cells={5} />}>
            <List key={section} customerId={customer.id} />
          </Suspense>
        )
      }
      counterfoil={<CustomerCounterfoil customer={customer} onAct={press} settling={settling} />}
    >
      {open && <CustomerDialogs open={open} customer={customer} days={days} onDone={done} onClose={close} />}
    </CardViewPage>
  );
}
