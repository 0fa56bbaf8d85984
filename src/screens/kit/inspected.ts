import type { InspectionEvent } from 'xstate';

declare global {
  /** Who looks into every machine of the page; set by `npm run inspect` alone, before the page begins. */
  var inspectMachines: ((event: InspectionEvent) => void) | undefined;
}

/** What every actor the page starts is given: whoever inspects machines while developing. In the built page nobody can. */
export const inspected = (): { inspect?: (event: InspectionEvent) => void } =>
  import.meta.env.DEV && globalThis.inspectMachines ? { inspect: globalThis.inspectMachines } : {};
