import { Fieldset } from '@chakra-ui/react/fieldset';
import type { Address } from '../../domain/values/address.ts';
import { addressFields as addressFieldWords } from '../../domain/words/everywhere.ts';
import { fieldsetRecipe } from '../kit/fields/fieldset-recipe.ts';
import { TextField } from '../kit/fields/TextField.tsx';
import { Columns } from '../kit/Stack.tsx';
import { unprintableWarning } from '../page/unprintable-warning.ts';

const parts: readonly [part: keyof Address, label: string][] = [
  ['attention', addressFieldWords.attention],
  ['street', addressFieldWords.street],
  ['city', addressFieldWords.city],
  ['state', addressFieldWords.stateOrRegion],
  ['zip', addressFieldWords.postalCode],
  ['country', addressFieldWords.country],
  ['phone', addressFieldWords.phoneThere],
];

interface AddressFieldsProps {
  title: string;
  /** Before the names of the parts in their ids: `customer-billing`. */
  name: string;
  address: Address;
  onChange: (address: Address) => void;
  problemOf: (part: keyof Address) => string | undefined;
}

/** An address, part by part; nothing of it has to be there. */
export function AddressFields({ title, name, address, onChange, problemOf }: AddressFieldsProps) {
  return (
    <Fieldset.Root recipe={fieldsetRecipe}>
      <Fieldset.Legend>{title}</Fieldset.Legend>
      <Columns>
        {parts.map(([part, label]) => (
          <TextField
            key={part}
            id={`${name}.${part}`}
            label={label}
            optional
            autoComplete="off"
            value={address[part]}
            onChange={(typed) => onChange({ ...address, [part]: typed })}
            problem={problemOf(part)}
            warning={unprintableWarning([address[part]])}
          />
        ))}
      </Columns>
    </Fieldset.Root>
  );
}
