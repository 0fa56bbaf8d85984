import type { SlotRecipeDefinition } from '@chakra-ui/react';
import { Progress } from '@chakra-ui/react/progress';

const progressRecipe: SlotRecipeDefinition = {
  slots: ['root', 'label', 'track', 'range', 'valueText', 'view', 'circle', 'circleTrack', 'circleRange'],
  base: {
    root: {
      '--bar': '{colors.line}',
      '--full': '{colors.accent}',
      '&[data-gauge]': { '--bar': '{colors.hover}' },
      '&[data-gauge=nearly]': { '--full': '{colors.waiting}' },
    },
    track: { height: '8px', borderRadius: '4px', overflow: 'hidden', background: 'var(--bar)' },
    range: { height: '100%', borderRadius: '4px', background: 'var(--full)' },
  },
};

interface ProgressBarProps {
  /** What is heard of it. */
  label: string;
  value: number;
  /** Null while nobody knows how much there is to do. */
  max: number | null;
  /** How much of something there is, and not how far it has come: from four fifths on it is told in amber. */
  gauge?: boolean;
}

/** A bar as long as its share of the whole. */
export function ProgressBar({ label, value, max, gauge = false }: ProgressBarProps) {
  // More than the whole is the whole, and of nothing all is taken.
  const whole = Math.max(max ?? 1, 1);
  return (
    <Progress.Root
      recipe={progressRecipe}
      value={max === null ? null : max === 0 ? whole : Math.min(value, whole)}
      max={whole}
      data-gauge={gauge ? (value > whole * 0.8 ? 'nearly' : 'well') : undefined}
    >
      <Progress.Track role={gauge ? 'meter' : undefined} aria-label={label}>
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
  );
}
