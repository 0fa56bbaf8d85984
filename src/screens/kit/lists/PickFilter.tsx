import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Combobox } from '../fields/Combobox.tsx';
import { inputRecipe } from '../fields/field-recipes.ts';
import type { SearchOptions } from '../fields/use-options.ts';

const Place = chakra('span', {
  base: {
    position: 'relative',
    display: 'block',
    width: '220px',
    '& > input': { ...inputRecipe.base, ...inputRecipe.variants?.size?.sm },
    '@media (max-width: 47.99rem)': { width: '100%' },
  },
});

interface PickFilterProps {
  label: string;
  placeholder: string;
  /** The name of what is picked; empty while nothing is. */
  name: string;
  search: SearchOptions;
  /** The page says nothing before it is picked: it stays in sight on a phone. */
  isFirst?: boolean | undefined;
  /** The id of what is picked; empty where it was taken out. */
  onChange: (id: string) => void;
}

/** One of many that a page is of, found by typing; none while it is empty. */
export function PickFilter({ label, placeholder, name, search, isFirst, onChange }: PickFilterProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Place data-whole data-first={isFirst || undefined}>
      <Combobox
        ties={{ 'aria-label': label }}
        text={typed ?? name}
        onText={(text) => {
          setTyped(text);
          if (text === '') onChange('');
        }}
        onPick={(option) => {
          setTyped(null);
          onChange(option.id);
        }}
        onLeave={() => setTyped(null)}
        search={search}
        placeholder={placeholder}
      />
    </Place>
  );
}
