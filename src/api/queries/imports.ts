import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Encoding } from '../../domain/import/encodings.ts';
import type { Matching } from '../../domain/import/matching.ts';
import { type ImportKind, type ImportView, isWorkedOn } from '../../domain/import/run.ts';
import { send } from '../client/client.ts';
import { importCalls } from '../contract/import.ts';
import { importFromWire, importRowFromWire, matchingToWire } from '../wire/import.ts';

const key = 'imports';

/** How often a run that is worked on is asked for. */
const soon = 1000;

/** A run. With a matching, its formats are those proposed for it; with an encoding, its letters are read so. */
export const importRun = (
  businessId: string,
  importid: string,
  matching: Matching | null,
  encoding: Encoding | null = null,
) =>
  queryOptions({
    queryKey: [key, businessId, 'run', importid, matching, encoding],
    queryFn: async ({ signal }): Promise<ImportView> => {
      const body = {
        businessId,
        importid,
        ...(matching && { mapping: matchingToWire(matching) }),
        ...(encoding && { encoding }),
      };
      return importFromWire((await send(importCalls.viewImport, { signal, body })).data);
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data && isWorkedOn(state.data) ? soon : false),
  });

/** A page of the files of a kind that were imported, the newest first. */
export const importRuns = (businessId: string, kind: ImportKind, page: number) =>
  queryOptions({
    queryKey: [key, businessId, 'list', kind, page],
    queryFn: async ({ signal }) => {
      const query = { businessId, type: kind, page: String(page), limit: '10' };
      const answer = await send(importCalls.listImports, { signal, query });
      const { ProductImportedFiles, Total, PageTotal } = answer;
      return { rows: ProductImportedFiles.map(importRowFromWire), total: Total, pages: PageTotal };
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.rows.some(isWorkedOn) ? soon : false),
  });
