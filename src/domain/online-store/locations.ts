/** A location of the shop, and which of ours it is; null where nobody said. */
export interface ShopLocation {
  id: string;
  name: string;
  locationId: string | null;
}

/** Which of our locations is chosen for one of the shop's. */
export type ShopLocationChoice = Pick<ShopLocation, 'id' | 'locationId'>;

interface OurLocation {
  id: string;
  name: string;
  active: boolean;
}

const spelt = (name: string): string => name.trim().toLowerCase();

/** The location of ours that a shop's is taken to be: the chosen one, else the only one in use of the same name. */
export const proposedLocation = (
  { name, locationId }: Pick<ShopLocation, 'name' | 'locationId'>,
  ours: readonly OurLocation[],
): string | null => {
  const usable = ours.filter(({ active }) => active);
  if (locationId !== null && usable.some(({ id }) => id === locationId)) return locationId;
  const alike = usable.filter((one) => spelt(one.name) === spelt(name));
  return alike.length === 1 ? alike[0]!.id : null;
};
