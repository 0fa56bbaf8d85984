import type { ShopLocation, ShopLocationChoice } from '../../domain/online-store/locations.ts';
import { storePayouts, storeWords as words } from '../../domain/online-store/online-store.words.ts';
import { type Option, SelectField } from '../kit/fields/SelectField.tsx';
import { StepCard } from './StepCard.tsx';
import type { StepProps } from './step-props.ts';
import { fieldIn } from './store-field.ts';

interface LocationsStepProps extends Pick<StepProps<never>, 'problem' | 'attempt' | 'pending'> {
  /** The store's locations, as they are called there. */
  shopLocations: readonly ShopLocation[];
  choices: readonly ShopLocationChoice[];
  /** Our locations in use. */
  options: readonly Option[];
  onChoose: (choice: ShopLocationChoice) => void;
  onSave: () => void;
  onBack: () => void;
}

/** The step of a business with several locations: which of them each of the store's is. */
export function LocationsStep({
  shopLocations,
  choices,
  options,
  onChoose,
  onSave,
  ...step
}: LocationsStepProps) {
  const field = fieldIn(step.problem);
  return (
    <StepCard title={words.locationsTitle} lead={words.locationsLead} {...step} onSend={onSave}>
      {choices.map(({ id, locationId }) => (
        <SelectField
          key={id}
          {...field(`place-${id}`)}
          label={shopLocations.find((one) => one.id === id)?.name ?? id}
          value={locationId ?? ''}
          placeholder={storePayouts.storeMoneyWords.choose}
          options={options}
          onChange={(value) => onChoose({ id, locationId: value || null })}
        />
      ))}
    </StepCard>
  );
}
