import { useMemo } from 'react';
import { importCalls } from '../../api/calls/import.ts';
import { useCall } from '../../api/client/query.ts';
import type { Encoding } from '../../domain/import/encodings.ts';
import type { Matching } from '../../domain/import/matching.ts';
import { isWorkedOn } from '../../domain/import/run.ts';
import { useBusiness } from '../frame/business.ts';
import { importOf } from './import-of.ts';

/** How often a run that is worked on is asked for, in milliseconds. */
const soon = 1000;

/** In how many milliseconds what is worked on is asked for again. */
export const whileWorkedOn = (isWorked: boolean): number | false => (isWorked ? soon : false);

/** A run. With a matching, its formats are those proposed for it; with an encoding, its letters are read so. */
export const useImportRun = (id: string, asked: { matching?: Matching; encoding?: Encoding } = {}) => {
  const { id: businessId } = useBusiness();
  const { data: found, ...query } = useCall(
    importCalls.viewImport,
    { businessId, id, ...asked },
    { keepsBefore: true, refetchMs: (run) => whileWorkedOn(run !== undefined && isWorkedOn(run)) },
  );
  const data = useMemo(() => found && importOf(found), [found]);
  return { ...query, data };
};
