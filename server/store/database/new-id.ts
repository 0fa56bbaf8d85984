import { v7 } from 'uuid';

/** A new id: a UUID of version 7, later than every id made before it in this process, so that indexes grow at their end. */
export const newId = (): string => v7();
