import { LazyMotion, useReducedMotion } from 'framer-motion';
import * as m from 'framer-motion/m';
import { type ReactNode, useEffect, useRef } from 'react';

/** Whether steps can move yet. Until they can, one stands where it belongs: it would wait for its move unseen. */
let canMove = false;

const features = () =>
  import('../motion-features.ts').then(
    (loaded) => {
      canMove = true;
      return loaded.default;
    },
    // What can't be fetched leaves the steps still.
    () => new Promise<never>(() => {}),
  );

/** Lets the next step come in from the side it is on, so that going on and going back look different. Still with reduced motion. */
export function StepSlide({ step, children }: { step: number; children: ReactNode }) {
  const still = useReducedMotion();
  const lastStep = useRef(step);
  const from = step === lastStep.current ? 0 : step > lastStep.current ? 24 : -24;
  useEffect(() => {
    lastStep.current = step;
  }, [step]);
  return (
    <LazyMotion features={features} strict>
      <m.div
        key={step}
        initial={still || !canMove || from === 0 ? false : { x: from, opacity: 0 }}
        animate={{ x: 0, opacity: 1 }}
        transition={{ duration: 0.16, ease: 'easeOut' }}
      >
        {children}
      </m.div>
    </LazyMotion>
  );
}
