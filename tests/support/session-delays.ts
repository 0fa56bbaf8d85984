/** The delays of the session's chart, by the states they end. */
export const delays = [
  'patience.session.signingIn.resuming',
  'patience.session.signingOut.asking',
  'patience.session.signingOut.clearing',
  'retryPause.session.signingIn.unreachable',
  'retryPause.session.signedIn.unreachable',
  'refusedPause.session.verifying.refused',
  'refusedPause.session.recovering.refused',
  'changedPause.session.recovering.changed',
  'verifiedPause.session.verifying.verified',
  'cleanUpPause.session.signingOut.waiting',
];
