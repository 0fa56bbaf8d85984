import type { Document } from '../../src/domain/documents/document.ts';
import { invalid, type Refusal } from '../../src/domain/values/refusal.ts';
import { location } from '../../src/domain/words/locations.ts';
import type { DocumentRequest, LookedUp } from './document-request.ts';

/** A location that is out of use is named by no document anew. */
export const locationRefusal = (
  { locationId, lines }: DocumentRequest,
  { locations = [] }: LookedUp,
  current: Document | null,
): Refusal | null => {
  const kept = new Set([current?.locationId, ...(current?.lines ?? []).map((line) => line.locationId)]);
  const named = [
    { id: locationId, field: 'location' },
    ...lines.map((line, index) => ({ id: line.locationId, field: `lines.${index}.location` })),
  ];
  for (const { id, field } of named) {
    const found = locations.find((one) => one.id === id);
    if (found && !found.active && !kept.has(found.id)) return invalid(field, location.isInactive(found));
  }
  return null;
};

/** Where a document’s goods are: of a new one in a business with several locations the default one, unless it is told. */
export const locationOf = (
  { locationId: requested }: DocumentRequest,
  { locations = [] }: LookedUp,
  current: Document | null,
): string | null => {
  const standard = locations.find(({ isDefault }) => isDefault)?.id ?? null;
  if (current && (requested === undefined || requested === current.locationId)) return current.locationId;
  return requested ?? standard;
};
