import { Fieldset } from '@chakra-ui/react/fieldset';
import { type ReactNode, useEffect, useState } from 'react';
import { type Address, isNoAddress, isSameAddress } from '../../domain/values/address.ts';
import { contactForm as words } from '../../domain/words/contacts.ts';
import { CheckField } from '../kit/fields/CheckField.tsx';
import { fieldsetRecipe } from '../kit/fields/fieldset-recipe.ts';
import { AddressParts } from '../page/AddressParts.tsx';

interface AddressFieldsProps {
  title: string;
  /** Before the names of the parts in their ids: `customer-billing`. */
  name: string;
  address: Address;
  onChange: (address: Address) => void;
  problemOf: (part: keyof Address) => string | undefined;
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Fieldset.Root recipe={fieldsetRecipe}>
      <Fieldset.Legend>{title}</Fieldset.Legend>
      {children}
    </Fieldset.Root>
  );
}

const partsOf = ({ name, address, onChange, problemOf }: AddressFieldsProps) => (
  <AddressParts
    address={address}
    onChange={onChange}
    idOf={(part) => `${name}.${part}`}
    problemOf={problemOf}
  />
);

/** An address, part by part. */
export function AddressFields(props: AddressFieldsProps) {
  return <Group title={props.title}>{partsOf(props)}</Group>;
}

/** Where goods go: the billing address as it is typed, or one of its own. */
export function ShippingFields({ billing, ...props }: AddressFieldsProps & { billing: Address }) {
  const { address, onChange } = props;
  const isEqual = isSameAddress(address, billing);
  const [follows, setFollows] = useState(isEqual && !isNoAddress(address));
  useEffect(() => {
    if (follows && !isEqual) onChange(billing);
  }, [follows, isEqual, onChange, billing]);
  return (
    <Group title={props.title}>
      <CheckField
        id={`${props.name}.same`}
        label={words.sameAsBilling}
        checked={follows}
        onChange={setFollows}
      />
      {!follows && partsOf(props)}
    </Group>
  );
}
