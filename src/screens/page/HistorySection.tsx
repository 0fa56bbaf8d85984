import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Section = chakra('section', {
  base: {
    marginTop: '7',
    '& > h2': { fontSize: '17px', marginBottom: '2.5' },
  },
});

/** What was done before, below where it is done once more. */
export const HistorySection = ({ title, children }: { title: string; children: ReactNode }) => (
  <Section aria-label={title}>
    <h2>{title}</h2>
    {children}
  </Section>
);
