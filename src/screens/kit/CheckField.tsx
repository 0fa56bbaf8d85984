import { chakra } from '@chakra-ui/react';

const CheckRoot = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minHeight: '24px',
    fontSize: '14px',
    '& > input': { width: '16px', height: '16px', accentColor: 'accent', flex: 'none' },
  },
});

interface CheckFieldProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  name?: string;
}

/** Something that is so or not so. */
export function CheckField({ label, checked, onChange, name }: CheckFieldProps) {
  return (
    <CheckRoot>
      <input
        type="checkbox"
        name={name}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {label}
    </CheckRoot>
  );
}
