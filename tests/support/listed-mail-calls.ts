/** The calls of mails and answers among the listed ones, by hand as they are. */
export const listedMailCalls = `  POST /api/Business/save-mail-wording                      ours
  POST /api/Business/save-reminders                         ours
  POST /api/QuotesController/record-answer                  ours
  POST /api/QuotesController/answer-quote                   ours
  POST /api/Share/send-again                                ours
  POST /api/Share/send-notice                               ours`;
