import { styled } from '../kit/styled.ts';

/** Two short fields beside one another where there is room. */
export const FieldPair = styled('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))' },
});
