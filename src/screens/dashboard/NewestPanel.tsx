import { Link } from 'wouter';
import type { BusinessSummary } from '../../domain/dashboard/dashboard.ts';
import { newestPanelWords } from '../../domain/dashboard/dashboard.words.ts';
import { formatDay, formatMoney } from '../../domain/values/format.ts';
import { stateIn } from '../document/status-badge.tsx';
import { documentListAt, viewDocumentAt } from '../frame/addresses.ts';
import { StatusBadge } from '../kit/StatusBadge.tsx';
import { NewestLines } from './dashboard-style.ts';
import { Panel } from './Panel.tsx';

/** The newest invoices and receipts of the days looked at, and the way to all of them. */
export function NewestPanel({ summary, locale }: { summary: BusinessSummary; locale: string }) {
  const { newest, documents, from, to } = summary;
  return (
    <Panel aria-labelledby="newest">
      <div className="head">
        <h2 id="newest">{newestPanelWords.newestInvoicesReceipts}</h2>
        <Link href={documentListAt('invoice', { from, to })}>
          {newestPanelWords.allTheseDays(documents, documents.toLocaleString(locale))}
        </Link>
      </div>
      {newest.length === 0 && <p className="none">{newestPanelWords.none}</p>}
      <NewestLines>
        {newest.map((row) => (
          <li key={row.id}>
            <Link href={viewDocumentAt(row.subtype, row.number ?? row.id)}>
              <b>{row.number ?? newestPanelWords.draft}</b>
              <span className="who">{row.customer || '—'}</span>
              <span className="day">{formatDay(row.issuedOn, locale)}</span>
              <span className="state">
                <StatusBadge {...stateIn({ kind: 'invoice', ...row })} />
              </span>
              <span className="worth">{formatMoney(row.total, row.currency, locale)}</span>
            </Link>
          </li>
        ))}
      </NewestLines>
    </Panel>
  );
}
