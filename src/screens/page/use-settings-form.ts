import { useState } from 'react';
import { once } from '../../api/client/intent.ts';
import type { Problem } from '../../api/client/problem.ts';
import type { FieldProblem } from '../../domain/refusal.ts';
import { toast } from '../kit/toast.ts';
import { useForm } from '../kit/use-form.ts';
import { useRefresh } from '../shell/use-refresh.ts';
import { useUserNews } from '../shell/use-user-news.ts';

interface SettingsFormSpec<Typed> {
  /** Stands before the names of the fields in the ids of their controls, and names the intended act. */
  id: string;
  initial: Typed;
  check: (typed: Typed) => readonly FieldProblem[];
  /** Sends what was typed; its answer's message is told. */
  save: (typed: Typed, intentKey: string) => Promise<{ message: string }>;
  /** Once it is saved. */
  onSaved?: (typed: Typed) => void;
}

/** A small form of settings: checked, sent once, told, and then the whole page knows what it changed. */
export function useSettingsForm<Typed extends object>(spec: SettingsFormSpec<Typed>) {
  const { id, initial, check, save, onSaved } = spec;
  const [refused, setRefused] = useState<Problem | null>(null);
  const [pending, setPending] = useState(false);
  const refresh = useRefresh();
  const tellUser = useUserNews();

  async function send(typed: Typed) {
    setPending(true);
    try {
      const { message } = await once(id, (intentKey) => save(typed, intentKey));
      await Promise.all([refresh(), tellUser()]);
      toast.success(message);
      onSaved?.(typed);
    } catch (problem) {
      if (!(problem as Problem).handledElsewhere) setRefused(problem as Problem);
    } finally {
      setPending(false);
    }
  }
  const form = useForm<Typed>({ id, initial, check, refused, onSend: (typed) => void send(typed) });
  return { ...form, pending };
}
