import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

const SectionRoot = chakra('section', {
  base: {
    marginTop: '26px',
    '& > h2': {
      marginBottom: '10px',
      fontSize: '12px',
      fontWeight: '600',
      letterSpacing: '0',
      color: 'quiet',
    },
  },
});

/** One question the counterfoil answers, under its small heading. */
export function CounterfoilSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <SectionRoot aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </SectionRoot>
  );
}
