import { billedStatuses } from '../../src/domain/invoice/status.ts';

/** True in SQL of a row whose invoice is issued and stands, as the domain says. */
export const billedHere = `status in (${billedStatuses.map((status) => `'${status}'`).join(', ')})`;
