import { Link } from 'wouter';
import type { BusinessSummary } from '../../domain/dashboard.ts';
import { formatDay, formatMoney } from '../../domain/format.ts';
import { invoiceStatus } from '../../domain/words/invoice.ts';
import { StatusBadge } from '../kit/StatusBadge.tsx';
import { documentListAt, viewDocumentAt } from '../shell/addresses.ts';
import { NewestLines, Panel } from './dashboard-style.ts';

/** The newest invoices and receipts of the days looked at, and the way to all of them. */
export function NewestPanel({ summary, locale }: { summary: BusinessSummary; locale: string }) {
  const { newest, documents, from, to } = summary;
  return (
    <Panel className="whole" aria-labelledby="newest">
      <div className="head">
        <h2 id="newest">Newest invoices and receipts</h2>
        <Link href={documentListAt('invoice', { from, to })}>
          All {documents.toLocaleString(locale)} of these days
        </Link>
      </div>
      {newest.length === 0 && <p className="none">No invoice or receipt is of these days.</p>}
      <NewestLines>
        {newest.map((row) => (
          <li key={row.id}>
            <Link href={viewDocumentAt(row.subtype, row.number ?? row.id)}>
              <b>{row.number ?? 'Draft'}</b>
              <span className="who">{row.customer || '—'}</span>
              <span className="day">{formatDay(row.issuedOn, locale)}</span>
              <span className="state">
                <StatusBadge
                  {...(row.overdue ? { word: 'Overdue', tone: 'stopped' } : invoiceStatus[row.status]!)}
                />
              </span>
              <span className="worth">{formatMoney(row.total, row.currency, locale)}</span>
            </Link>
          </li>
        ))}
      </NewestLines>
    </Panel>
  );
}
