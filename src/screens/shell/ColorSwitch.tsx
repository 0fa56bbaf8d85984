import { useId, useSyncExternalStore } from 'react';
import { styled } from '../kit/styled.ts';
import { type ColorChoice, chooseColor, colorChoice, onColorChoice } from './color-mode.ts';

const Switch = styled('fieldset', {
  base: {
    display: 'flex',
    border: '1px solid {colors.line}',
    borderRadius: 'base',
    padding: '2px',
    fontSize: '12.5px',
    '& > label': {
      flex: '1',
      padding: '3px 6px',
      borderRadius: '4px',
      textAlign: 'center',
      color: 'quiet',
      '&:hover': { color: 'ink' },
      '&:has(:checked)': { background: 'accentSoft', color: 'accent', fontWeight: '600' },
      '&:has(:focus-visible)': { outline: '2px solid {colors.accent}' },
    },
  },
});

const choices: readonly { choice: ColorChoice; word: string }[] = [
  { choice: 'light', word: 'Light' },
  { choice: 'dark', word: 'Dark' },
  { choice: 'system', word: 'System' },
];

/** Light, dark, or as the device has it; kept in this browser. */
export function ColorSwitch() {
  const chosen = useSyncExternalStore(onColorChoice, colorChoice);
  const name = useId();
  return (
    <Switch>
      <legend className="unseen">Colours</legend>
      {choices.map(({ choice, word }) => (
        <label key={choice}>
          <input
            className="unseen"
            type="radio"
            name={name}
            checked={chosen === choice}
            onChange={() => chooseColor(choice)}
          />
          {word}
        </label>
      ))}
    </Switch>
  );
}
