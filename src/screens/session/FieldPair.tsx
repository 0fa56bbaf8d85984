import { chakra } from '@chakra-ui/react';

/** Two short fields beside one another where there is room. */
export const FieldPair = chakra('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))' },
});
