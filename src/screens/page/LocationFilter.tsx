import { locationCalls } from '../../api/calls/location.ts';
import { useCall } from '../../api/client/query.ts';
import { stockReports, movementPage as words } from '../../domain/words/stock.ts';
import { useBusiness } from '../frame/business.ts';
import { FilterChoice } from '../kit/lists/Filters.tsx';

interface LocationFilterProps {
  /** Empty for all. */
  location: string;
  onChange: (location: string) => void;
}

/** Which location a list is of; nothing at all where the business has one alone. */
export function LocationFilter({ location, onChange }: LocationFilterProps) {
  const { id } = useBusiness();
  const known = useCall(locationCalls.chooseLocations, { businessId: id }).data ?? [];
  if (known.length < 2) return null;
  return (
    <FilterChoice
      label={stockReports.stockMovementWords.location}
      value={location}
      options={[
        { value: '', label: words.allLocations },
        ...known.map(({ id: value, name: label }) => ({ value, label })),
      ]}
      onChange={onChange}
    />
  );
}
