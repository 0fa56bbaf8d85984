import type { InspectionEvent } from 'xstate';
import { openInspector } from './inspector.ts';

/** Before the page begins: every actor it starts is told to this inspector. */
const { inspect } = openInspector();
globalThis.inspectMachines = (event: InspectionEvent) => inspect.next?.(event);
