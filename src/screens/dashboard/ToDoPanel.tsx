import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { toDoList } from '../../api/queries/dashboard.ts';
import type { ToDo } from '../../domain/dashboard.ts';
import { formatMoney } from '../../domain/format.ts';
import { toDoWords } from '../../domain/words/dashboard.ts';
import { toDoPanelWords } from '../../domain/words/dashboard-page.ts';
import {
  accountingAt,
  addCustomerAt,
  addDocumentAt,
  addItemAt,
  documentListAt,
  itemsAt,
  viewDocumentAt,
} from '../shell/addresses.ts';
import { ToDoLines } from './dashboard-style.ts';
import { Panel } from './Panel.tsx';

const leadsTo = ({ kind, until, documentId }: ToDo): string => {
  switch (kind) {
    case 'held payments':
      return documentId ? viewDocumentAt('invoice', documentId) : documentListAt('invoice');
    case 'overdue':
      return documentListAt('invoice', { status: 'over due' });
    case 'bills to pay':
      return documentListAt('bill', { sort: 'due_date asc' });
    case 'old drafts':
      return documentListAt('invoice', { status: 'draft', to: until });
    case 'unanswered quotes':
      return documentListAt('quote', { status: 'open', to: until });
    case 'unbilled orders':
      return documentListAt('order', { status: 'issued', to: until });
    case 'out of stock':
      return itemsAt;
    case 'no customer':
      return addCustomerAt();
    case 'no item':
      return addItemAt;
    case 'no invoice':
      return addDocumentAt('invoice');
    case 'accounting':
      return accountingAt;
  }
};

/** What waits for somebody, each line leading to the list that shows it. Nothing here is typed or ticked off. */
export function ToDoPanel(props: { businessId: string; currency: string; locale: string }) {
  const { businessId, currency, locale } = props;
  const { data } = useQuery(toDoList(businessId));
  return (
    <Panel aria-labelledby="to-do">
      <h2 id="to-do">{toDoPanelWords.toDo}</h2>
      {data?.length === 0 && <p className="none">{toDoPanelWords.nothingWaits}</p>}
      <ToDoLines>
        {data?.map((one) => (
          <li key={one.kind}>
            <Link href={leadsTo(one)}>
              {one.count > 0 && <b>{one.count.toLocaleString(locale)}</b>}
              <span className="says">{toDoWords[one.kind](one.count)}</span>
              {one.total && <span className="worth">{formatMoney(one.total, currency, locale)}</span>}
            </Link>
          </li>
        ))}
      </ToDoLines>
    </Panel>
  );
}
