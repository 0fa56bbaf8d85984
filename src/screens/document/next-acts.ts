import { isDestructive, nextStep, type Rankings, type Situation } from '../../domain/next-step/next-step.ts';
import type { Act } from '../kit/counterfoil/NextActs.tsx';
import type { AvailableAct } from './allowed-acts.ts';

/** Allowed acts as the counterfoil shows them, by the next step they are part of. */
export const nextOf = <Name extends string>(
  rankings: Rankings,
  situation: Situation,
  allowed: readonly AvailableAct<Name>[],
  onAct: (act: Name) => void,
): Act[] => {
  const { primary, beside, more } = nextStep(
    rankings,
    situation,
    allowed.map(({ name }) => name),
  );
  const actAt = (place: Act['place']) => (name: Name) => ({
    key: name,
    label: allowed.find((act) => act.name === name)!.label,
    place,
    destructive: isDestructive(name),
    onPress: () => onAct(name),
    shortcut: name === 'edit' ? 'e' : undefined,
  });
  return [
    ...(primary === null ? [] : [actAt('primary')(primary)]),
    ...beside.map(actAt('beside')),
    ...more.map(actAt('more')),
  ];
};
