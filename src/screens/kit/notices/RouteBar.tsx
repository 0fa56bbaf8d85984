import type { SlotRecipeDefinition } from '@chakra-ui/react';
import { Progress } from '@chakra-ui/react/progress';
import { useEffect, useState } from 'react';
import { pageChrome as words } from '../../../domain/words/frame.ts';

const barRecipe: SlotRecipeDefinition = {
  slots: ['root', 'label', 'track', 'range', 'valueText', 'view', 'circle', 'circleTrack', 'circleRange'],
  base: {
    root: { position: 'fixed', inset: '0 0 auto', zIndex: '30', pointerEvents: 'none' },
    range: {
      height: '3px',
      background: 'accent',
      transformOrigin: 'left',
      transition: 'transform .2s ease-out',
    },
  },
};

/** The bar never shows less than this share: a page that is on its way is seen to be on its way. */
const MINIMUM = 0.08;
const STEP_EVERY_MS = 250;

/** The share shown after so many steps: each goes a fifth of the way that is left, so that the bar moves on and never arrives early. */
export const shareAfter = (steps: number): number => 1 - (1 - MINIMUM) * 0.8 ** steps;

/** The bar over the page, as far as so much time has brought it. */
export function RouteBar() {
  const [steps, setSteps] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSteps((taken) => taken + 1), STEP_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    // Nobody knows how far it is: what is drawn is not said.
    <Progress.Root recipe={barRecipe} value={null}>
      <Progress.Track aria-label={words.loading}>
        <Progress.Range style={{ transform: `scaleX(${shareAfter(steps)})` }} />
      </Progress.Track>
    </Progress.Root>
  );
}
