import type { RecipeDefinition } from '@chakra-ui/react';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { useEffect, useState } from 'react';

/** Before this nothing is shown: most answers are there sooner, and a flash of grey is worse than a short wait. */
const SHOWN_AFTER_MS = 300;

const rowsRecipe: RecipeDefinition = {
  base: {
    containerType: 'inline-size',
    '& > div': {
      display: 'flex',
      alignItems: 'center',
      gap: '6',
      height: '46px',
      borderBottom: '1px solid {colors.line}',
      paddingInline: '12px',
    },
    '& > div:first-of-type': { height: '41px' },
    '& i': {
      display: 'block',
      flex: '1',
      height: '10px',
      borderRadius: '5px',
      background: 'line',
      opacity: '.7',
    },
    '& i:first-of-type': { flex: '0 0 16px' },
    '& i:nth-of-type(3)': { flex: '2' },
    '@container (max-width: 800px)': {
      '& > div': { height: '68px' },
      '& > div:first-of-type': { display: 'none' },
      '& i:nth-of-type(n + 4)': { display: 'none' },
    },
    '&[data-waiting] i': { visibility: 'hidden' },
  },
};

/** Rows of a list that is on its way: takes its final height at once, shows itself only when the wait is felt. */
export function SkeletonRows({ rows = 10, cells = 6 }: { rows?: number; cells?: number }) {
  const [felt, setFelt] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setFelt(true), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const keys = (count: number) => Array.from({ length: count }, (_, index) => index);
  return (
    <Skeleton recipe={rowsRecipe} data-waiting={!felt || undefined} aria-hidden>
      {keys(rows + 1).map((row) => (
        <div key={row}>
          {keys(cells).map((cell) => (
            <i key={cell} />
          ))}
        </div>
      ))}
    </Skeleton>
  );
}
