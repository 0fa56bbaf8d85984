import { useState } from 'react';
import { onlineStoreFaults, storeWords as words } from '../../domain/online-store/online-store.words.ts';
import { shopDomainOf } from '../../domain/online-store/shop-name.ts';
import type { DisplayProblem } from '../../machines/problem.ts';
import { useBusiness } from '../frame/business.ts';
import { TextField } from '../kit/fields/TextField.tsx';
import { Notice } from '../kit/notices/Notice.tsx';
import { StepCard } from './StepCard.tsx';
import { fieldIn } from './store-field.ts';

interface ConnectStepProps {
  /** The store that is proposed. */
  proposed: string;
  denied: boolean;
  /** Stores are those of a sandbox. */
  sandbox: boolean;
  problem: DisplayProblem | null;
  pending: boolean;
  onLeave: (shop: string) => void;
}

/** The first step: the store is named, and shown as it was understood before anybody leaves for it. */
export function ConnectStep({ proposed, denied, sandbox, problem, pending, onLeave }: ConnectStepProps) {
  const { name: business } = useBusiness();
  const [typed, setTyped] = useState(proposed);
  const [fault, setFault] = useState<DisplayProblem | null>(null);
  const [attempt, setAttempt] = useState(0);
  const shop = shopDomainOf(typed);
  const displayedProblem = fault ?? problem;
  const leave = () => {
    setAttempt(attempt + 1);
    if (shop) return onLeave(shop);
    setFault({
      message: onlineStoreFaults.shopUnknown,
      fields: [{ field: 'shop', message: onlineStoreFaults.shopUnknown }],
    });
  };
  return (
    <StepCard
      title={words.connectTitle}
      lead={words.connectLead}
      problem={displayedProblem}
      attempt={attempt}
      pending={pending}
      onSend={leave}
      send={words.connect}
    >
      {sandbox && <Notice>{words.sandbox}</Notice>}
      {denied && <Notice>{words.denied}</Notice>}
      <TextField
        {...fieldIn(displayedProblem)('shop')}
        label={words.shop}
        hint={shop ? words.connectTo({ shop, business }) : words.shopHint}
        value={typed}
        autoComplete="off"
        onChange={(value) => {
          setTyped(value);
          setFault(null);
        }}
      />
    </StepCard>
  );
}
