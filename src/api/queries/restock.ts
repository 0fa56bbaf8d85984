import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { RestockedOrder, RestockLine, RestockProposal } from '../../domain/restock.ts';
import type { AnalysedItem } from '../../domain/stock-analysis.ts';
import { send } from '../client/client.ts';
import { reportCalls } from '../contract/report.ts';
import { restockCalls } from '../contract/restock.ts';
import { restockedOrderWire, restockLineWire, restockProposalWire } from '../wire/restock.ts';
import { analysedItemWire } from '../wire/stock.ts';
import { productsKey } from './products.ts';
import { type AskedReport, sentReport } from './report-question.ts';

/** An item of the analysis as its list shows it. */
export type AnalysedRow = AnalysedItem & { id: string; daysLeft: string | null };

/** A page of the stock analysis, how many items it is of, and what all of them are worth. */
export const analysisList = (businessid: string, asked: AskedReport, page: number) =>
  queryOptions({
    queryKey: [...productsKey(businessid), 'analysis', asked, page],
    queryFn: async ({ signal }) => {
      const query = { businessid, ...sentReport('stock-analysis', asked), page: String(page), limit: '10' };
      const found = await send(reportCalls.stockAnalysis, { signal, query });
      return {
        rows: found.StockAnalysis.map(({ daysleft, ...row }): AnalysedRow => {
          const item = analysedItemWire.fromWire(row);
          return { ...item, id: item.productId, location: item.location || null, daysLeft: daysleft };
        }),
        total: found.total,
        value: found.TotalStockValue,
        asOf: found.asof,
      };
    },
    placeholderData: keepPreviousData,
  });

/** Proposed quantities and vendors for some items. */
export const restockProposals = (businessid: string, productId: readonly string[]) =>
  queryOptions({
    queryKey: [...productsKey(businessid), 'proposals', productId],
    queryFn: async ({ signal }): Promise<RestockProposal[]> => {
      const body = { businessid, productId: [...productId] };
      const { data } = await send(restockCalls.proposeRestock, { signal, body });
      return data.items.map(({ vendor, ...item }) => ({
        ...restockProposalWire.fromWire(item),
        vendor: vendor && { id: vendor.id, name: vendor.VendorName, chosen: vendor.ispreferred },
      }));
    },
    // What is typed over it stays as it was proposed.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** The draft orders some lines would make. */
export const restockPreview = (businessid: string, lines: readonly RestockLine[]) =>
  queryOptions({
    queryKey: ['orders', businessid, 'restock', lines],
    queryFn: async ({ signal }): Promise<RestockedOrder[]> => {
      const body = { businessid, lines: lines.map(restockLineWire.toWire) };
      const { data } = await send(restockCalls.previewRestock, { signal, body });
      return data.orders.map(restockedOrderWire.fromWire);
    },
    placeholderData: keepPreviousData,
  });
