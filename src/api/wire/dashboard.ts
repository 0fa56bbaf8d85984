import type { Bar, BusinessSummary, DashboardCounters, Outstanding, ToDo } from '../../domain/dashboard.ts';
import type { AnswerOf } from '../contract/call.ts';
import type { dashboardCalls } from '../contract/dashboard.ts';
import { invoiceRowWire } from './invoice-row.ts';
import { renaming } from './rename.ts';

const barWire = renaming({ from: 'from', to: 'to', total: 'Total' });
const accountWire = renaming({ id: 'TAccountId', name: 'AccountName', total: 'Total' });
const ageWire = renaming({ age: 'age', count: 'Count', total: 'Total' });
const customerWire = renaming({ id: 'clientid', name: 'name', count: 'Count', total: 'Total' });
const countersWire = renaming({
  documents: 'TotalNumberofInvoices',
  customers: 'NumberofClients',
  products: 'NumberofProducts',
  expenses: 'NumberofExpenses',
});
const toDoWire = renaming({
  kind: 'kind',
  count: 'Count',
  total: 'Total',
  until: 'until',
  documentId: 'InvoiceId',
  bill: 'Bill',
});
const endingWire = renaming({ id: 'VendorBillID', number: 'VendorBillNo', days: 'days' });

type Summary = AnswerOf<typeof dashboardCalls.businessSummary>;

const bar = (wire: Summary['Income']['Bars'][number]): Bar => barWire.fromWire(wire);

const owedFromWire = ({ Total, Overdue, Ages }: Summary['Outstanding']): Outstanding => ({
  total: Total,
  overdue: Overdue,
  ages: Ages.map((age) => ageWire.fromWire(age)),
});

export const summaryFromWire = (wire: Summary): BusinessSummary => ({
  from: wire.from,
  to: wire.to,
  income: {
    total: wire.Income.Total,
    previous: wire.Income.Previous && bar(wire.Income.Previous),
    bars: wire.Income.Bars.map(bar),
    accounts: wire.Income.Accounts.map((account) => accountWire.fromWire(account)),
  },
  outstanding: owedFromWire(wire.Outstanding),
  payable: owedFromWire(wire.Payable),
  customers: wire.Customers.map((customer) => customerWire.fromWire(customer)),
  newest: wire.Invoices.map((row) => invoiceRowWire.fromWire(row)),
  documents: wire.Total,
});

export const countersFromWire = (
  wire: AnswerOf<typeof dashboardCalls.dashboardCounters>,
): DashboardCounters => countersWire.fromWire(wire);

export const toDoFromWire = (wire: AnswerOf<typeof dashboardCalls.toDoList>['ToDo'][number]): ToDo => {
  const { bill, ...ours } = toDoWire.fromWire(wire);
  return { ...ours, bill: bill && endingWire.fromWire(bill) };
};
