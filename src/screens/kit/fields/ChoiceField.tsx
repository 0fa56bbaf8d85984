import { RadioCard } from '@chakra-ui/react/radio-card';
import type { ReactNode } from 'react';
import { steady } from '../steady.tsx';
import { radioCardRecipe } from './choice-recipes.ts';
import { overChoice } from './over-choice.ts';

export interface Choice {
  value: string;
  label: ReactNode;
  /** What choosing it means, in one sentence. */
  meaning?: string;
}

interface ChoiceFieldProps {
  /** The question. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  choices: readonly Choice[];
  /** The answers are a word each, and stand beside one another. */
  beside?: boolean;
}

/** One question with a few answers, each said in full: the steps of a flow. */
export const ChoiceField = steady(({ label, value, onChange, choices, beside }: ChoiceFieldProps) => (
  <RadioCard.Root
    recipe={radioCardRecipe}
    data-beside={beside || undefined}
    value={value}
    onValueChange={(change) => change.value !== null && onChange(change.value)}
  >
    <RadioCard.Label>{label}</RadioCard.Label>
    {choices.map((choice) => (
      <RadioCard.Item key={choice.value} value={choice.value}>
        <RadioCard.ItemHiddenInput style={overChoice} />
        <RadioCard.ItemControl>
          <RadioCard.ItemIndicator />
          <RadioCard.ItemContent>
            {/* Both are the answer's name, so that both are heard. */}
            <RadioCard.ItemText>
              {choice.label}
              {choice.meaning && <RadioCard.ItemDescription>{choice.meaning}</RadioCard.ItemDescription>}
            </RadioCard.ItemText>
          </RadioCard.ItemContent>
        </RadioCard.ItemControl>
      </RadioCard.Item>
    ))}
  </RadioCard.Root>
));
