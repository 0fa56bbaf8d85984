import { styled } from './styled.ts';

/** A word that stands in a list only where its rows are cards, for want of a column's title. */
export const OnPhone = styled('span', {
  base: { display: 'none', '@container (max-width: 800px)': { display: 'inline' } },
});
