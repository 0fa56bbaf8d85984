import { Link } from 'wouter';
import type { FailedMail, ToDo } from '../../domain/dashboard/dashboard.ts';
import { discountEnds, toDoPanelWords, toDoWords } from '../../domain/dashboard/dashboard.words.ts';
import { formatMoney } from '../../domain/values/format.ts';
import {
  accountingAt,
  addCustomerAt,
  addDocumentAt,
  addItemAt,
  bankStatementAt,
  bankTransactionsAt,
  budgetsAt,
  businessAt,
  documentListAt,
  itemsOf,
  onlineStoreAt,
  plansAt,
  storeOrdersAt,
  viewCustomerAt,
  viewDocumentAt,
  viewVendorAt,
} from '../frame/addresses.ts';
import { filtered } from '../frame/filtered.ts';
import { importAt } from '../frame/transfer-addresses.ts';
import { ToDoLines } from './dashboard-style.ts';
import { Panel } from './Panel.tsx';

/** Where a mail that didn't go is sent again. */
const mailAt = ({ of, id }: FailedMail): string => {
  if (of === 'customer') return viewCustomerAt(id, 'statement');
  return of === 'vendor' ? viewVendorAt(id) : viewDocumentAt(of, id);
};

const leadsTo = ({ kind, until, documentId, bill, mail, import: run, statement }: ToDo): string => {
  switch (kind) {
    case 'held payments':
      return documentId ? viewDocumentAt('invoice', documentId) : documentListAt('invoice');
    case 'store uninstalled':
    case 'store access lost':
      return onlineStoreAt;
    case 'store plan limit':
      return plansAt;
    case 'store orders on hold':
      return filtered(storeOrdersAt, { status: 'Held' });
    case 'failed mails':
      return mail ? mailAt(mail) : documentListAt('invoice');
    case 'imports waiting':
      return importAt(run?.kind, run?.id);
    case 'statements to reconcile':
      return statement ? bankStatementAt(statement.bankId, statement.id) : bankTransactionsAt();
    case 'overdue':
      return documentListAt('invoice', { status: 'over due' });
    case 'early discount':
      return bill ? viewDocumentAt('bill', bill.id) : documentListAt('bill');
    case 'bills to pay':
      return documentListAt('bill', { sort: 'due_date asc' });
    case 'old drafts':
      return documentListAt('invoice', { status: 'draft', to: until });
    case 'unanswered quotes':
      return documentListAt('quote', { status: 'open', to: until });
    case 'unbilled orders':
      return documentListAt('order', { status: 'issued', to: until });
    case 'out of stock':
      return itemsOf('outofstock');
    case 'low stock':
      return itemsOf('lowstock');
    case 'expiring items':
      return itemsOf('expiring');
    case 'budget nearly used':
    case 'budget used up':
      return filtered(budgetsAt, { type: 'Expense' });
    case 'no customer':
      return addCustomerAt();
    case 'no item':
      return addItemAt;
    case 'no invoice':
      return addDocumentAt('invoice');
    case 'particulars':
      return businessAt;
    case 'accounting':
      return accountingAt;
  }
};

const says = ({ kind, count, bill }: ToDo): string =>
  kind === 'early discount' ? (bill ? discountEnds(bill) : '') : toDoWords[kind](count);

interface ToDoPanelProps {
  toDo: readonly ToDo[];
  currency: string;
  locale: string;
}

/** What waits for somebody, each line leading to the list that shows it. Nothing here is typed or ticked off. */
export function ToDoPanel({ toDo, currency, locale }: ToDoPanelProps) {
  return (
    <Panel aria-labelledby="to-do">
      <h2 id="to-do">{toDoPanelWords.toDo}</h2>
      {toDo.length === 0 && <p className="none">{toDoPanelWords.nothingWaits}</p>}
      <ToDoLines>
        {toDo.map((one) => (
          <li key={`${one.kind} ${one.bill?.id ?? ''}`}>
            <Link href={leadsTo(one)}>
              {one.count > 0 && !one.bill && <b>{one.count.toLocaleString(locale)}</b>}
              <span className="says">{says(one)}</span>
              {one.total && <span className="worth">{formatMoney(one.total, currency, locale)}</span>}
            </Link>
          </li>
        ))}
      </ToDoLines>
    </Panel>
  );
}
