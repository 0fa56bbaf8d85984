import { lazy, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { fetched } from '../../api/client/fetched.ts';
import { onPlanLimit } from '../../api/client/reports.ts';
import type { PlanFlag } from '../../domain/access/plans.ts';
import type { Problem } from '../../machines/problem.ts';
import { lazyDialog } from '../kit/dialogs/lazy-dialog.tsx';

interface PromptProps {
  problem: Problem;
  onClose: () => void;
}

const load = () => import('./UpgradePrompt.tsx');
const Prompt = lazyDialog(() =>
  load().then(({ lackingIn, UpgradeDialog }) => ({ problem, onClose }: PromptProps) => (
    <UpgradeDialog lacking={lackingIn(problem)} onClose={onClose} />
  )),
);
const Page = lazy(() => fetched(() => load().then(({ UpgradePage }) => ({ default: UpgradePage }))));

/** Opens the upgrade prompt over whatever the plan has just refused; a turn of the page closes it. */
export function UpgradeHost() {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [path] = useLocation();
  useEffect(() => onPlanLimit(setProblem), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the point.
  useEffect(() => setProblem(null), [path]);
  return problem && <Prompt problem={problem} onClose={() => setProblem(null)} />;
}

/** What stands in the place of a page the plan does not have, or `within` a page in the place of a part of it. */
export const LackingPage = ({ flag, within = false }: { flag: PlanFlag; within?: boolean }) => (
  <Page lacking={{ flag }} within={within} />
);
