import { chakra } from '@chakra-ui/react';
import { Input } from '@chakra-ui/react/input';
import { Kbd } from '@chakra-ui/react/kbd';
import { useEffect, useRef } from 'react';
import { LONGEST_SEARCH } from '../fields/use-address.ts';
import { Icon } from '../Icon.tsx';
import { keysAreFree } from '../use-row-keys.ts';

const SearchRoot = chakra('search', {
  base: {
    position: 'relative',
    flex: '1 1 240px',
    maxWidth: '420px',
    '& > input': {
      paddingInline: '36px',
    },
    '& > input::-webkit-search-cancel-button': { display: 'none' },
    '& > svg': {
      position: 'absolute',
      insetInlineStart: '12px',
      top: '50%',
      marginTop: '-8px',
      color: 'quiet',
    },
    '& > kbd': {
      position: 'absolute',
      insetInlineEnd: '10px',
      top: '50%',
      transform: 'translateY(-50%)',
      pointerEvents: 'none',
    },
    '& > input:focus ~ kbd': { display: 'none' },
    '@media (max-width: 47.99rem)': {
      maxWidth: 'none',
      flexBasis: '100%',
      '& > input': { fontSize: '16px' },
      '& > kbd': { display: 'none' },
    },
  },
});

interface SearchFieldProps {
  /** What can be searched for: "Search number, customer, item". */
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** The search of a list; `/` goes to it from anywhere, Escape empties it and then leaves it. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || !keysAreFree(event)) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <SearchRoot>
      <Icon name="search" />
      <Input
        size="sm"
        ref={input}
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        maxLength={LONGEST_SEARCH}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          if (value) onChange('');
          else input.current?.blur();
        }}
      />
      <Kbd aria-hidden>/</Kbd>
    </SearchRoot>
  );
}
