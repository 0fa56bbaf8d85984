import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { onFarDay } from '../api/client/reports.ts';
import { farDayWords as words } from '../domain/words/everywhere.ts';
import type { Problem } from '../machines/problem.ts';
import { Button } from '../screens/kit/buttons/Button.tsx';
import { Dialog } from '../screens/kit/dialogs/Dialog.tsx';

interface Question {
  problem: Problem;
  answer: (isConfirmed: boolean) => void;
}

/** Asks, over whatever is being saved, whether a day far from today is meant. Under it everything stays as it was typed. */
export function FarDayHost() {
  const [question, setQuestion] = useState<Question | null>(null);
  const [path] = useLocation();
  useEffect(() => onFarDay((problem) => new Promise((answer) => setQuestion({ problem, answer }))), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the point.
  useEffect(() => setQuestion(null), [path]);
  // A question that goes without an answer is answered: whoever saves waits for it.
  useEffect(() => () => question?.answer(false), [question]);
  if (!question) return null;
  const days = question.problem.fields.length;
  const answer = (isConfirmed: boolean) => {
    setQuestion(null);
    question.answer(isConfirmed);
  };
  return (
    <Dialog
      title={words.title(days)}
      lead={words.lead(days)}
      size="small"
      onClose={() => answer(false)}
      foot={
        <>
          <Button onClick={() => answer(false)} shortcut="Esc">
            {words.keep(days)}
          </Button>
          <Button look="primary" onClick={() => answer(true)}>
            {words.confirm(days)}
          </Button>
        </>
      }
    >
      {question.problem.fields.map(({ field, message }) => (
        <p key={field}>{message}</p>
      ))}
    </Dialog>
  );
}
