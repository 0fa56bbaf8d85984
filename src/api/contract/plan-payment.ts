/** Where whoever takes what businesses pay for their plans reports to. */
export const planReportPath = '/api/Payment/receive-plan-payment';
