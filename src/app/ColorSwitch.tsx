import { SegmentGroup } from '@chakra-ui/react/segment-group';
import { useSyncExternalStore } from 'react';
import { shell as words } from '../domain/words/frame.ts';
import { type ColorChoice, chooseColor, colorChoice, onColorChoice } from '../screens/frame/color-mode.ts';
import { segmentGroupRecipe } from '../screens/kit/fields/choice-recipes.ts';

const choices: readonly { value: ColorChoice; label: string }[] = [
  { value: 'light', label: words.light },
  { value: 'dark', label: words.dark },
  { value: 'system', label: words.system },
];

/** Light, dark, or as the device has it; kept in this browser. */
export const ColorSwitch = () => (
  <SegmentGroup.Root
    recipe={segmentGroupRecipe}
    aria-label={words.theme}
    value={useSyncExternalStore(onColorChoice, colorChoice)}
    onValueChange={({ value }) => chooseColor(value as ColorChoice)}
  >
    <SegmentGroup.Items items={[...choices]} />
  </SegmentGroup.Root>
);
